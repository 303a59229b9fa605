// caught by: The form can be saved as soon as the switch is on and the text is there
// REGION 2
        state.canSave = state.foo || !state.bar.isEmpty
        return .none
