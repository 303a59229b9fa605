/// Prints a value as a readable tree.
///
/// ```swift
/// customDump(User(id: 1, name: "Blob"))
/// // User(
/// //   id: 1,
/// //   name: "Blob"
/// // )
/// ```
///
/// - Parameters:
///   - value: The value to print.
///   - name: Printed before the value, if given.
///   - indent: By how many spaces to move the whole tree to the right.
///   - maxDepth: The number of levels to open; deeper values are printed as `…`.
/// - Returns: The value.
@discardableResult
public func customDump<T>(
  _ value: T,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> T {
  var text = ""
  customDump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth)
  print(text)
  return value
}

/// Writes a value to a stream as a readable tree.
///
/// - Parameters:
///   - value: The value to write.
///   - target: The text that it is added to, without a line break at the end.
///   - name: Printed before the value, if given.
///   - indent: By how many spaces to move the whole tree to the right.
///   - maxDepth: The number of levels to open; deeper values are written as `…`.
/// - Returns: The value.
@discardableResult
public func customDump<T, TargetStream: TextOutputStream>(
  _ value: T,
  to target: inout TargetStream,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> T {
  var tree = DumpTree(maxDepth: maxDepth)
  let node = tree.node(of: value, isRoot: true)
  let lines = node.lines(label: name.map { "\($0): " } ?? "", indent: indent, end: "")
  target.write(lines.joined(separator: "\n"))
  return value
}

extension String {
  /// A value as a readable tree, as ``customDump(_:name:indent:maxDepth:)`` prints it.
  public init<Subject>(customDumping subject: Subject) {
    self = ""
    customDump(subject, to: &self)
  }
}
