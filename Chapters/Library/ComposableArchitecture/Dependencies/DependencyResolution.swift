/// The property wrapper through which a dependency is read.
struct DependencyReader: Sendable {
  /// Whether the wrapper names the key's type instead of a property of ``DependencyValues``.
  let namesKey: Bool
  let location: IssueLocation
}

/// The access for which a key is asked for its default value.
struct DependencyResolution: Sendable {
  /// The access in progress, for the defaults of ``DependencyKey``, which have no parameters.
  @TaskLocal static var current = DependencyResolution(
    isSetting: false,
    property: "",
    reader: nil,
    location: IssueLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  )

  /// Whether the dependency is only read to be overridden.
  let isSetting: Bool
  /// The property of ``DependencyValues`` that subscripts with the key.
  let property: StaticString
  let reader: DependencyReader?
  let location: IssueLocation
  /// Whether it was reported that the key has no value.
  let hasReportedMissingValue = LockIsolated(false)

  /// Reports that a key has no value for a context.
  func reportMissingValue<Key: TestDependencyKey>(
    of key: Key.Type,
    in context: DependencyContext
  ) {
    hasReportedMissingValue.setValue(true)
    let isNamedByKey = reader?.namesKey ?? property.description.hasPrefix("subscript")
    let name = isNamedByKey ? "\(Key.self).self" : "\\.\(property)"
    let target = isNamedByKey ? "$0[\(Key.self).self]" : "$0.\(property)"
    let message =
      switch context {
      case .live:
        """
        @Dependency(\(name)) has no live value, but was accessed in a live context.

        The type '\(Key.self)' provides a 'testValue' only. To fix, conform it to 'DependencyKey' \
        and give it a 'liveValue', or override the dependency where the store is created: \
        'withDependencies: { \(target) = … }'.
        """
      case .preview, .test:
        """
        @Dependency(\(name)) has no test value, but was accessed in a test.

        A test does not use the live value unless one asks it to, so that it never depends on the \
        outside world by accident. To fix, override the dependency with a value for this test, \
        'withDependencies: { \(target) = … }', or give '\(Key.self)' a 'testValue'.
        """
      }
    location.report(message)
  }
}
