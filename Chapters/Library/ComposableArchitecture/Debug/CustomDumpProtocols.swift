/// A type that says itself how it is dumped, on one line.
public protocol CustomDumpStringConvertible {
  /// What `customDump` and `diff` print in place of the value.
  var customDumpDescription: String { get }
}

/// A type that is dumped with other children than a `Mirror` of it has.
public protocol CustomDumpReflectable {
  /// What `customDump` and `diff` look at in place of `Mirror(reflecting: self)`.
  var customDumpMirror: Mirror { get }
}

/// A type that is dumped as another value, such as a wrapper as what it wraps.
public protocol CustomDumpRepresentable {
  /// What `customDump` and `diff` print in place of the value.
  var customDumpValue: Any { get }
}
