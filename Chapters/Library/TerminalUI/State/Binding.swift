/// A way to read and to write a value that is kept elsewhere: what a text field or a switch is
/// given.
///
/// ```swift
/// let name = Binding(
///   get: { @MainActor in store.name },
///   set: { @MainActor in store.send(.nameChanged($0)) }
/// )
/// name.wrappedValue = "Blob"
/// ```
///
/// Name, signatures and isolation are SwiftUI's. Unlike SwiftUI's, it does not read the value when
/// it is made.
@dynamicMemberLookup
@propertyWrapper
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a binding with closures that read and write the value.
  ///
  /// Closures that use a store or other state of the main actor begin with `@MainActor in`: the
  /// closures are sendable, so they do not take over the isolation of the code around them.
  ///
  /// - Parameters:
  ///   - get: Returns the value; called for each read.
  ///   - set: Receives each new value.
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // A function of dynamic isolation is called like any other, but Swift lets only asynchronous
    // code call it. So the isolation is checked here, before each call.
    let (getActor, setActor) = (get.isolation, set.isolation)
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    read = {
      getActor?.preconditionIsolated("A binding of an actor was read outside of that actor.")
      return get()
    }
    write = { newValue in
      setActor?.preconditionIsolated("A binding of an actor was set outside of that actor.")
      set(newValue)
    }
  }

  /// Creates a binding from what another binding or an object reads and writes.
  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  /// The value. Reading and writing it calls the closures the binding was made with.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself, as `$name` hands it to another view.
  public var projectedValue: Self { self }

  /// Creates a binding from another, for a function's parameter that is marked `@Binding`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// A binding whose value never changes.
  ///
  /// - Parameter value: The value.
  public static func constant(_ value: Value) -> Self {
    Self(read: { value }, write: { _ in })
  }

  /// The binding of a part of the value: `$user.name`.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      read: { wrappedValue[keyPath: keyPath] },
      write: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}

// The closures of a binding are sendable, or are called on their actor only. The property of an
// object that is not sendable is as unsafe here as it is in SwiftUI.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// Creates an optional binding of a value. Setting it to `nil` has no effect.
  ///
  /// - Parameter base: The binding of the value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      read: { base.wrappedValue },
      write: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  /// Creates a binding of an optional's value, or `nil` if there is none at the moment.
  ///
  /// After the value has gone, the binding reads the value from when it was made.
  ///
  /// - Parameter base: The binding of the optional.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      read: { base.wrappedValue ?? value },
      write: { base.wrappedValue = $0 }
    )
  }

  /// Creates a binding with the type of the value hidden.
  ///
  /// - Parameter base: The binding of the value.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      read: { AnyHashable(base.wrappedValue) },
      write: { if let value = $0.base as? Wrapped { base.wrappedValue = value } }
    )
  }
}
