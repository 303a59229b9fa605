// The spellings from before Swift Testing. They do the same as the newer ones, in any kind of test.

/// Asserts that two values are equal, and fails with what differs if they are not: the older
/// spelling of ``expectNoDifference(_:_:_:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - expression1: The first value.
///   - expression2: The second value.
///   - message: A text above the difference.
public func XCTAssertNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  expectNoDifference(
    try expression1(),
    try expression2(),
    message(),
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Asserts that an operation changes a value in a given way and in no other: the older spelling of
/// ``expectDifference(_:_:operation:changes:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - expression: The value. It is evaluated before and after the operation.
///   - message: A text above the difference.
///   - operation: An operation that changes the value.
///   - updateExpectingResult: Gets the value from before, and makes of it the one expected after.
public func XCTAssertDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  operation: () throws -> Void = {},
  changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  expectDifference(
    try expression(),
    message(),
    operation: operation,
    changes: updateExpectingResult,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
