/// Marks a field of the state that bindings may change, in the spelling before observable state
/// (documents S3 and S4, which also calls it `BindableState`).
///
/// ```swift
/// struct State: Equatable {
///   @BindingState var isOn = false
/// }
/// ```
///
/// The projection names the field in actions: `.binding(.set(\.$isOn, true))`, and gives a view its
/// binding: `viewStore.$isOn`. State that is marked `@ObservableState` needs no mark on its fields.
@available(
  *,
  deprecated,
  message: "Mark the state '@ObservableState': its fields need no mark of their own."
)
@propertyWrapper
public struct BindingState<Value> {
  /// The value of the field.
  public var wrappedValue: Value
  /// The place where the field is declared; an issue about its binding is reported there.
  let location: IssueLocation

  /// Marks a field.
  public init(
    wrappedValue: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.wrappedValue = wrappedValue
    location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The field itself, as bindings name it.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

// The place where a field is declared has no part in equality.

@available(*, deprecated)
extension BindingState: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}

@available(*, deprecated)
extension BindingState: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

@available(*, deprecated)
extension BindingState: Sendable where Value: Sendable {}

@available(*, deprecated)
extension BindingState: Decodable where Value: Decodable {
  /// Decodes the value, as if the field were not marked.
  public init(from decoder: any Decoder) throws {
    do {
      self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
    } catch {
      self.init(wrappedValue: try Value(from: decoder))
    }
  }
}

@available(*, deprecated)
extension BindingState: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    do {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    } catch {
      try wrappedValue.encode(to: encoder)
    }
  }
}

@available(*, deprecated)
extension BindingState: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(reflecting: wrappedValue as Any)
  }
}

@available(*, deprecated)
extension BindingState: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue }
}

@available(*, deprecated)
extension BindingState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
  public var debugDescription: String { wrappedValue.debugDescription }
}
