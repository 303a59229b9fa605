// caught by: Each button sends its own action
// REGION 1
    AlertState {
      TextState("Save Changes?")
    } actions: {
      ButtonState(action: .alertSaveButtonTapped) {
        TextState("OK")
      }
      ButtonState(role: .cancel, action: .alertSaveButtonTapped) {
        TextState("Cancel")
      }
    }
