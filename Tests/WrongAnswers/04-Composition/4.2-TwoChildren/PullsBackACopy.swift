// caught by: A reducer that is pulled back changes its part, and only for its actions
// REGION 2
    { whole, wholeAction in
      guard let partAction = action(wholeAction) else { return }
      var part = whole[keyPath: state]
      reducer(&part, partAction)
    }
