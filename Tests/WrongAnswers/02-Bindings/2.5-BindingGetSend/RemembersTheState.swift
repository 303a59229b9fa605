// caught by: Reading shows the state as it is now
// REGION 1
    let state = self.state
    return Binding(get: { @MainActor in get(state) }, set: { @MainActor in self.send(send($0)) })
