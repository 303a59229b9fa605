extension WritableKeyPath {
  /// The same key path, taken for sendable.
  ///
  /// Besides constants, key paths hold the indices of subscripts. Those that occur in bindings (ids
  /// of rows, keys, cases) are sendable values, but Swift cannot know that of a key path that is
  /// handed in, and dynamic member look-up does not let it be demanded.
  var assumedSendable: any WritableKeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any WritableKeyPath<Root, Value> & Sendable).self)
  }
}
