/// Names a value in a message: the type, and the case if it is an enum, without all that is in it.
func describe<Value>(_ value: Value) -> String {
  let type = plainName(of: Value.self)
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return type }
  guard let child = mirror.children.first, let name = child.label else { return "\(type).\(value)" }
  func describeInner<Inner>(_ inner: Inner) -> String {
    Mirror(reflecting: inner).displayStyle == .enum ? describe(inner) : ""
  }
  let inner = describeInner(child.value)
  return inner.isEmpty ? "\(type).\(name)" : "\(type).\(name)(\(inner))"
}
