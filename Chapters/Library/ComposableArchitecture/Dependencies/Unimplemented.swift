/// Makes a closure that reports an issue when it is called: the stand-in for a dependency that a
/// test has not provided.
///
/// ```swift
/// struct FactClient {
///   var fetch: @Sendable (Int) async throws -> String
/// }
/// let testValue = FactClient(fetch: unimplemented("FactClient.fetch"))
/// ```
///
/// - Parameters:
///   - description: The name of what is missing.
///   - placeholder: The value that the closure returns after the issue is reported.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let site = UnimplementedSite(location: location, function: function)
  return { (argument: repeat each Argument) in
    site.report(description(), (repeat each argument))
    return placeholder()
  }
}

/// The same for a closure that throws: ``UnimplementedFailure``, after the report.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let site = UnimplementedSite(location: location, function: function)
  return { (argument: repeat each Argument) in
    let description = description()
    site.report(description, (repeat each argument))
    throw UnimplementedFailure(description: description)
  }
}

/// The same for an asynchronous closure.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let site = UnimplementedSite(location: location, function: function)
  return { (argument: repeat each Argument) in
    site.report(description(), (repeat each argument))
    return placeholder()
  }
}

/// The same for an asynchronous closure that throws ``UnimplementedFailure`` after the report.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let site = UnimplementedSite(location: location, function: function)
  return { (argument: repeat each Argument) in
    let description = description()
    site.report(description, (repeat each argument))
    throw UnimplementedFailure(description: description)
  }
}

/// Reports an issue and returns `placeholder`: for a value that a test has not provided.
public func unimplemented<Result>(
  _ description: @autoclosure () -> String = "",
  placeholder: @autoclosure () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> Result {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let site = UnimplementedSite(location: location, function: function)
  site.report(description(), ())
  return placeholder()
}

/// Thrown by an `unimplemented` closure, after it has reported its issue.
public struct UnimplementedFailure: Error {
  /// The name of what is missing.
  public let description: String

  /// Names what is missing.
  public init(description: String) {
    self.description = description
  }
}

private struct UnimplementedSite: Sendable {
  let location: IssueLocation
  let function: StaticString

  /// - Parameter arguments: The arguments of the call, as a tuple; `()` if it had none.
  func report<Arguments>(_ description: String, _ arguments: Arguments) {
    location.report(
      """
      \(description.isEmpty ? "Something that" : description) was called, but has no \
      implementation\(invocation(arguments)).

        Defined at: \(location), in \(function)

      Provide it before it is used, or find out why it is called.
      """
    )
  }

  private func invocation<Arguments>(_ arguments: Arguments) -> String {
    if Arguments.self == Void.self { return "" }
    let text = describe(arguments)
    return " (called with \(text.count > 300 ? text.prefix(300) + "…" : text[...]))"
  }
}
