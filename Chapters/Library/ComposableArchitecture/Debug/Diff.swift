/// The marks at the beginning of the lines of a ``diff(_:_:format:)``.
public struct DiffFormat: Sendable {
  /// The prefix of a line that the first value alone has.
  public var first: String
  /// The prefix of a line that the second value alone has.
  public var second: String
  /// The prefix of a line that both have.
  public var both: String

  /// Marks lines with these characters.
  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// A hyphen, a plus, or a space.
  public static let `default` = Self(first: "-", second: "+", both: " ")

  /// A minus, a plus, or a space, each as wide as the others in fonts whose letters are not.
  public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}

/// The difference between two values, as lines of their dumps: those of the first alone, those of
/// the second alone, and as much around them as shows where they are.
///
/// ```swift
/// print(diff(User(id: 1, name: "Blob"), User(id: 1, name: "Blob, Esq."))!)
/// //   User(
/// //     id: 1,
/// // -   name: "Blob"
/// // +   name: "Blob, Esq."
/// //   )
/// ```
///
/// - Parameters:
///   - lhs: The first value.
///   - rhs: The second value.
///   - format: The marks of the lines.
/// - Returns: The lines, or `nil` if both values are equal, or are dumped alike.
public func diff<T>(_ lhs: T, _ rhs: T, format: DiffFormat = .default) -> String? {
  diff(lhs, rhs, format: format, maxLines: 1_000)
}

/// - Parameter maxLines: The greatest number of lines to give; of more than that, their number
///   alone.
func diff<T>(_ lhs: T, _ rhs: T, format: DiffFormat, maxLines: Int) -> String? {
  if let lhs = lhs as? any Equatable, lhs.isEqual(to: rhs) { return nil }
  var lhsTree = DumpTree()
  let first = lhsTree.node(of: lhs, isRoot: true)
  var rhsTree = DumpTree(comparedTo: lhsTree)
  let second = rhsTree.node(of: rhs, isRoot: true)
  guard first != second else { return nil }
  let shared = rhsTree.references.filter { $0.value > 1 }.keys
  var printer = DiffPrinter(format: format, referencesOfSeveralPlaces: Set(shared))
  printer.compare(first, second)
  guard printer.lines.count > maxLines else { return printer.lines.joined(separator: "\n") }
  let left = printer.lines.count - maxLines
  return printer.lines.prefix(maxLines).joined(separator: "\n") + "\n… (\(left) more lines)"
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
