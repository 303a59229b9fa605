// Which child is this? State is a value, and a value has no identity of its own, so two things
// serve as one: the `id` of an `Identifiable` value, and the case that an enum is in. A change in
// either means that another child has come, and that the effects of the one before it end.

/// The identity of a value among those of its type: its `id` if it is `Identifiable`; for a case of
/// an enum, the `id` of the case's value; `nil` if there is neither.
func valueIdentity<Value>(of value: Value) -> AnyHashable? {
  if let type = Value.self as? any Identifiable.Type {
    return id(of: value, as: type)
  }
  guard isEnum(Value.self), let payload = Mirror(reflecting: value).children.first?.value,
    let identifiable = payload as? any Identifiable
  else { return nil }
  return id(of: identifiable)
}

private func id<Value: Identifiable>(of value: Value) -> AnyHashable {
  AnyHashable(value.id)
}

/// Reads the id in place: a cast to `any Identifiable` would copy the value to the heap.
private func id<Value, ID: Identifiable>(of value: Value, as type: ID.Type) -> AnyHashable {
  withUnsafePointer(to: value) { pointer in
    pointer.withMemoryRebound(to: type, capacity: 1) { AnyHashable($0.pointee.id) }
  }
}
