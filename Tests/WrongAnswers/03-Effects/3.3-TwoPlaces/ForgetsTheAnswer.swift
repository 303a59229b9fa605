// caught by: Programs that are not shown are predicted too
// REGION 3
    program.flatMap { step in
      let taken: [Event] = [.action(step.action), .stateChange]
      guard let answer = step.answer else { return taken }
      return taken + [.effectStart, .effectEnd] + (answer.isEmpty ? [.stateChange] : [])
    }
