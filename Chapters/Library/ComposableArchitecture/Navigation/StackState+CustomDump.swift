extension StackState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: zip(ids, self).map { (key: $0, value: $1) },
      displayStyle: .dictionary
    )
  }
}

extension StackElementID: CustomDumpStringConvertible {
  public var customDumpDescription: String {
    debugDescription
  }
}
