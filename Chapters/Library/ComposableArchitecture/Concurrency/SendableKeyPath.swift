// Besides constants, key paths hold the indices of subscripts. Those that occur in bindings and in
// shared values (ids of rows, keys, cases) are sendable values, but Swift cannot know that of a key
// path that is handed in, and dynamic member look-up does not let it be demanded.

extension KeyPath {
  /// The same key path, taken for sendable, to read by.
  var assumedSendableToRead: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}

extension WritableKeyPath {
  /// The same key path, taken for sendable.
  var assumedSendable: any WritableKeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any WritableKeyPath<Root, Value> & Sendable).self)
  }
}
