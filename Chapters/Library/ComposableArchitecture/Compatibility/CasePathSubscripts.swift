// Cases of what is presented, named by a slash as before cases had key paths.

extension PresentationState {
  /// The value of one case of a presented enum: see the subscript that takes a key path.
  @available(*, deprecated, message: "Name the case by a key path, such as '\\.child'")
  public subscript<Case>(case path: AnyCasePath<State, Case>) -> Case? {
    get { wrappedValue.flatMap(path.extract) }
    set { assign(newValue, to: path) }
  }
}

extension StackState {
  /// The value of a case of an element: see the subscript that takes a key path.
  @available(*, deprecated, message: "Name the case by a key path, such as '\\.child'")
  public subscript<Case>(id id: StackElementID, case path: AnyCasePath<Element, Case>) -> Case? {
    get { self[id: id].flatMap(path.extract) }
    set { assign(newValue, to: path, of: id) }
  }
}
