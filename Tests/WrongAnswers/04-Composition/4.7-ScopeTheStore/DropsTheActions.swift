// caught by: What a slice is sent reaches the app as an action of the app
// REGION 1
      MiniStore<Part, PartAction>(
        read: { toPart(self.state) },
        dispatch: { _ = fromPart($0) },
        onAction: onAction
      )
