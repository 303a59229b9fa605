// caught by: If the reducer refuses a value, the binding shows the old one
// REGION 1
    var written: Value?
    return Binding(
      get: { @MainActor in written ?? get(self.state) },
      set: { @MainActor in
        written = $0; self.send(send($0))
      }
    )
