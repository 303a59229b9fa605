extension RangeReplaceableCollection {
  /// The elements of a shared array, each shared by itself.
  ///
  /// ```swift
  /// ForEach(Array(store.$rows)) { $row in … }
  /// ```
  public init<ID: Hashable, Value>(
    _ shared: Shared<IdentifiedArray<ID, Value>>
  ) where Element == Shared<Value> {
    self.init()
    for id in shared.wrappedValue.ids { append(Shared(shared[id: id])!) }
  }

  /// The elements of a shared array, to be read only.
  public init<ID: Hashable, Value>(
    _ shared: SharedReader<IdentifiedArray<ID, Value>>
  ) where Element == SharedReader<Value> {
    self.init()
    for id in shared.wrappedValue.ids { append(SharedReader(shared[id: id])!) }
  }
}
