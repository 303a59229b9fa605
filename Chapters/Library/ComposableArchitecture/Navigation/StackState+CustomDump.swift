extension StackState: CustomDumpReflectable {
  /// The elements by their ids.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: zip(ids, self).map { (key: $0, value: $1) },
      displayStyle: .dictionary
    )
  }
}

extension StackElementID: CustomDumpStringConvertible {
  /// The number of the id: `#0`.
  public var customDumpDescription: String {
    debugDescription
  }
}
