/// Expects two values to be equal, and fails with what differs if they are not.
///
/// ```swift
/// expectNoDifference(store.state, Counter.State(count: 1))
/// ```
///
/// - Parameters:
///   - expression1: The first value.
///   - expression2: The second value.
///   - message: A text above the difference.
public func expectNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let first = try expression1()
    let second = try expression2()
    guard first != second else { return }
    report(message(), "These values were expected to be equal.", first, second, at: location)
  } catch {
    location.report(error, "A value to compare could not be had.")
  }
}

/// Expects an operation to change a value in a given way and in no other, and fails with what
/// differs if it does not, or if it changes nothing.
///
/// ```swift
/// expectDifference(cart.total) {
///   cart.add(book)
/// } changes: {
///   $0 += 12
/// }
/// ```
///
/// - Parameters:
///   - expression: The value. It is evaluated before and after the operation.
///   - message: A text above the difference.
///   - operation: An operation that changes the value.
///   - updateExpectingResult: Gets the value from before, and makes of it the one expected after.
public func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  operation: (() throws -> Void)? = nil,
  changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let original = try expression()
    try operation?()
    var expected = original
    try updateExpectingResult(&expected)
    let actual = try expression()
    if expected != actual {
      report(message(), changeSummary, expected, actual, at: location)
    } else if operation != nil, original == actual {
      let summary = "The operation was expected to change the value, and it is as before."
      location.report([message(), summary].compactMap { $0 }.joined(separator: "\n"))
    }
  } catch {
    location.report(error, "The change could not be made.")
  }
}

private let changeSummary =
  "The value did not change as expected (first: expected, second: actual)."

private func report<T>(
  _ message: String?,
  _ summary: String,
  _ first: T,
  _ second: T,
  at location: IssueLocation
) {
  let format = DiffFormat.proportional
  let details =
    if let difference = diff(first, second, format: format) {
      """
      \(difference.indentedLines)

      (first: \(format.first), second: \(format.second))
      """
    } else {
      """
      They are dumped alike, as below. Look at what '==' compares and a dump does not show, such \
      as the identity of objects.

      \(String(customDumping: first).indentedLines)
      """
    }
  location.report([message, summary, "\n" + details].compactMap { $0 }.joined(separator: "\n"))
}

extension String {
  /// Each line moved to the right, as texts inside messages are.
  var indentedLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
