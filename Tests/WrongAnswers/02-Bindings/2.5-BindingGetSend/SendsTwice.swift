// caught by: Writing sends one action, made of the new value
// REGION 1
    Binding(
      get: { @MainActor in get(self.state) },
      set: { @MainActor in
        self.send(send($0))
        self.send(send($0))
      }
    )
