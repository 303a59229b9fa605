// caught by: An alert can be taken apart, since it is data
// REGION 2
    [String(state: alert.title)]
      + alert.buttons.map { button in
        let label = String(state: button.label)
        return label
      }
