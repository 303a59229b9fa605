// caught by: Writing sends one action, made of the new value
// REGION 1
    Binding(
      get: { @MainActor in self.withState(get) },
      set: { @MainActor _ in self.send(send(self.withState(get))) }
    )
