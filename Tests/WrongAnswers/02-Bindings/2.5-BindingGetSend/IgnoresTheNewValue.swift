// caught by: Writing sends one action, made of the new value
// REGION 1
    Binding(
      get: { @MainActor in get(self.state) },
      set: { @MainActor _ in self.send(send(get(self.state))) }
    )
