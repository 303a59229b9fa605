// caught by: It has two buttons: OK first, then Cancel
// REGION 1
    AlertState {
      TextState("Save Changes?")
    } actions: {
      ButtonState(action: .alertSaveButtonTapped) {
        TextState("Cancel ")
      }
      ButtonState(role: .cancel, action: .alertCancelButtonTapped) {
        TextState("Cancel")
      }
    }
