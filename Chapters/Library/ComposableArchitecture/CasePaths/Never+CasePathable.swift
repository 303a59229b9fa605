extension Never: CasePathable, CasePathIterable {
  /// The case paths of an enum without cases: none.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// Is never called, since there is no value to call it with.
    public subscript(root: Never) -> PartialCaseKeyPath<Never> { \.never }

    /// No case at all.
    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Never>> {
      EmptyCollection<PartialCaseKeyPath<Never>>().makeIterator()
    }
  }

  /// The paths to the cases, of which there are none.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
