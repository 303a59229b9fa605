// caught by: All of the form works, and what it holds can be taken over
// REGION 2
      .ifLet(\.$editStandup, action: \.editStandup) {
        BindingReducer()
      }
