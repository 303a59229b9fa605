#if canImport(SwiftUI)
  public import SwiftUI

  /// SwiftUI's binding.
  public typealias Binding = SwiftUI.Binding
#else
  /// A way to read a value and to write it, without knowing where it is kept: what a text field or
  /// a switch is given.
  ///
  /// It stands in for SwiftUI's type of this name where there is no SwiftUI.
  ///
  /// ```swift
  /// let name = Binding(get: { store.name }, set: { store.send(.nameChanged($0)) })
  /// name.wrappedValue = "Blob"
  /// ```
  @dynamicMemberLookup
  @propertyWrapper
  public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// Makes a binding of two closures.
    ///
    /// - Parameters:
    ///   - get: Reads the value; called each time it is asked for.
    ///   - set: Gets the new value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
      self.get = get
      self.set = set
    }

    /// The same binding, for the parameter of a function that is marked `@Binding`.
    public init(projectedValue: Self) {
      self = projectedValue
    }

    /// Sees a value as one that may be missing.
    ///
    /// - Parameter base: The binding of the value; not told of `nil`.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
      self.init(
        get: { base.wrappedValue },
        set: { if let value = $0 { base.wrappedValue = value } }
      )
    }

    /// Sees a value that may be missing as one that is there, if it is there now.
    ///
    /// - Parameter base: The binding of the value.
    public init?(_ base: Binding<Value?>) {
      guard let value = base.wrappedValue else { return nil }
      self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    /// A binding that always has the same value, and lets nobody change it.
    ///
    /// - Parameter value: The value.
    public static func constant(_ value: Value) -> Self {
      Self(get: { value }, set: { _ in })
    }

    /// The value, read and written where it is kept.
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    /// The binding itself, to hand on.
    public var projectedValue: Self { self }

    /// The binding of a part of the value.
    public subscript<Subject>(
      dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
      Binding<Subject>(
        get: { wrappedValue[keyPath: keyPath] },
        set: { wrappedValue[keyPath: keyPath] = $0 }
      )
    }
  }
#endif
