// caught by: A new attendee is appended and gets the focus
// REGION 1
        let id = uuid()
        state.focus = .attendee(id)
        return .none
