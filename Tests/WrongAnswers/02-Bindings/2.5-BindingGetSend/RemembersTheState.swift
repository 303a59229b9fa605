// caught by: Reading shows the state as it is now
// REGION 1
    let state = withState { $0 }
    return Binding(get: { @MainActor in get(state) }, set: { @MainActor in self.send(send($0)) })
