/// How a parent reaches the state of a child to change it in place.
struct StateAccess<Root, Value> {
  let keyPath: WritableKeyPath<Root, Value>

  init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
  }

  /// The child's state.
  func value(in root: Root) -> Value {
    root[keyPath: keyPath]
  }

  /// Changes the child's state where it is.
  func modify<Result>(
    _ root: inout Root,
    _ body: (inout Value) -> Result
  ) -> Result {
    body(&root[keyPath: keyPath])
  }
}
