/// A type that says itself how it is dumped, on one line.
public protocol CustomDumpStringConvertible {
  /// The text that `customDump` and `diff` print instead of the value.
  var customDumpDescription: String { get }
}

/// A type that is dumped with other children than a `Mirror` of it has.
public protocol CustomDumpReflectable {
  /// The mirror that `customDump` and `diff` use instead of `Mirror(reflecting: self)`.
  var customDumpMirror: Mirror { get }
}

/// A type that is dumped as another value, such as a wrapper as what it wraps.
public protocol CustomDumpRepresentable {
  /// The value that `customDump` and `diff` print instead of this one.
  var customDumpValue: Any { get }
}

/// A reference to a value that was another one before: `diff` of two references to it shows how it
/// has changed.
protocol DiffsAsTwoValues {
  /// Equal where two refer to the same value.
  var identity: ObjectIdentifier { get }
  /// The value on the first side of a diff, and on the second.
  var valuesOfDiff: (first: Any, second: Any) { get }
}

extension Mirror {
  /// The mirror that `customDump` and `diff` use: the value's own mirror for dumps if it has one,
  /// or else the mirror that Swift makes.
  public init(customDumpReflecting subject: Any) {
    self =
      (subject as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: subject)
  }
}
