// caught by: A new attendee is appended and gets the focus
// REGION 1
        let id = UUID()
        state.standup.attendees.append(Attendee(id: id))
        state.focus = .attendee(id)
        return .none
