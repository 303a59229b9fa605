// caught by: A change in a slice is a change in the app, and the other way round
// REGION 1
      let part = toPart(state)
      return MiniStore<Part, PartAction>(
        read: { part },
        dispatch: { self.send(fromPart($0)) },
        onAction: onAction
      )
