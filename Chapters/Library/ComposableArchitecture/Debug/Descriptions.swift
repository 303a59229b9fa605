/// Names a value in a message, on one line: enums with their cases and what these carry, other
/// values in full if they are short.
func describe<Value>(_ value: Value) -> String {
  var tree = DumpTree()
  return tree.node(of: value, isRoot: true).summary
}

/// Names a value as ``describe(_:)`` does, an enum without the name of its type: `.increment`.
package func describeBriefly<Value>(_ value: Value) -> String {
  var tree = DumpTree()
  return tree.node(of: value).summary
}

/// Names the case that an enum is in, and those inside of it, without the values they carry; of
/// other values the type.
func caseLabels<Value>(of value: Value) -> String {
  let type = plainName(of: Value.self)
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return type }
  guard let child = mirror.children.first, let name = child.label else { return "\(type).\(value)" }
  func innerLabels<Inner>(_ inner: Inner) -> String {
    Mirror(reflecting: inner).displayStyle == .enum ? caseLabels(of: inner) : ""
  }
  let inner = innerLabels(child.value)
  return inner.isEmpty ? "\(type).\(name)" : "\(type).\(name)(\(inner))"
}
