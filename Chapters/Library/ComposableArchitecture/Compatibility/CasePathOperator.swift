// Before cases had key paths, a case was named by a slash: `/Action.counter` (documents S0 and S3).

prefix operator /

/// The path to a case, in the spelling before cases had key paths: `/Action.counter`.
///
/// - Parameter embed: The case, which makes the enum from an associated value.
@available(*, deprecated, message: "Mark the enum '@CasePathable' and write '\\.counter'")
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  let embed = UncheckedSendable(embed)
  return AnyCasePath(
    embed: { embed.value($0) },
    extract: { root in
      guard let value = payload(of: root, as: Value.self),
        enumTag(of: embed.value(value)) == enumTag(of: root)
      else { return nil }
      return value
    }
  )
}

/// The path to a case without associated value, in the spelling before cases had key paths.
@available(*, deprecated, message: "Mark the enum '@CasePathable' and write '\\.counter'")
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  let root = UncheckedSendable(root)
  return AnyCasePath(
    embed: { root.value },
    extract: { enumTag(of: $0) == enumTag(of: root.value) ? () : nil }
  )
}

/// The associated value of whichever case an enum is in, if it has that type.
private func payload<Root, Value>(of root: Root, as type: Value.Type) -> Value? {
  guard let payload = Mirror(reflecting: root).children.first?.value else { return nil }
  // A single associated value with a label is reflected as a tuple of one.
  return payload as? Value ?? Mirror(reflecting: payload).children.first?.value as? Value
}
