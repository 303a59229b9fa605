// caught by: Cancel is the one that cancels, and OK has no role
// REGION 1
    AlertState {
      TextState("Save Changes?")
    } actions: {
      ButtonState(action: .alertSaveButtonTapped) {
        TextState("OK")
      }
      ButtonState(action: .alertCancelButtonTapped) {
        TextState("Cancel")
      }
    }
