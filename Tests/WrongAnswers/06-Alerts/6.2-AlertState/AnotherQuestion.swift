// caught by: The alert asks whether to save
// REGION 1
    AlertState {
      TextState("Save?")
    } actions: {
      ButtonState(action: .alertSaveButtonTapped) {
        TextState("OK")
      }
      ButtonState(role: .cancel, action: .alertCancelButtonTapped) {
        TextState("Cancel")
      }
    }
