// caught by: A new attendee is appended and gets the focus
// REGION 1
        let id = uuid()
        state.standup.attendees.append(Attendee(id: id))
        state.focus = state.standup.attendees.first.map { .attendee($0.id) }
        return .none
