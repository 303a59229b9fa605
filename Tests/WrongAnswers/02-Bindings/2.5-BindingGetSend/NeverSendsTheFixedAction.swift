// caught by: With a fixed action, every edit sends that one
// REGION 2
    Binding(get: { @MainActor in get(self.state) }, set: { _ in })
