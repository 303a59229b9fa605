// caught by: Scripts that are not shown are predicted too
// REGION 3
  script.flatMap { gesture -> [PanelAction] in
    switch gesture {
    case .tapPlus: [.plusTapped]
    case .tapMinus: [.minusTapped]
    case .type(let text): [.countTyped(text), .countTyped(text)]
    case .flip(let isLoud): [.isLoudFlipped(isLoud), .isLoudFlipped(isLoud)]
    }
  }
