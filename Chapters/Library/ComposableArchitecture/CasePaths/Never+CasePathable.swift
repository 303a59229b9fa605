extension Never: CasePathable, CasePathIterable {
  /// The case paths of an enum without cases: none.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    public subscript(root: Never) -> PartialCaseKeyPath<Never> { \.never }

    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Never>> {
      EmptyCollection<PartialCaseKeyPath<Never>>().makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
