// caught by: Typing gives no runtime warning
// REGION 2
      .ifLet(\.$editStandup, action: \.editStandup) {
        EmptyReducer()
      }
