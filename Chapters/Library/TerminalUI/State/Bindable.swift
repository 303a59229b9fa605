// SwiftUI hands these on, too.
@_exported public import Foundation
@_exported public import Observation

/// Makes bindings of the properties of an observable object, such as a store.
///
/// ```swift
/// struct FormView: View {
///   @Bindable var store: StoreOf<Form>
///
///   var body: some View {
///     TextField("Name", text: $store.name)
///   }
/// }
/// ```
///
/// Name and signatures are SwiftUI's.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Self { self }

  private init(object: Value) {
    wrappedValue = object
  }

  /// Refuses other values with a message.
  ///
  /// Swift looks here, and in no extension, when it decides whether the initializer that it writes
  /// for a struct with a property marked `@Bindable` takes the object itself.
  @available(*, unavailable, message: "The value must be an object that conforms to 'Observable'.")
  public init(wrappedValue: Value) {
    fatalError("Unavailable.")
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates bindings of an object's properties.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates bindings of an object's properties.
  ///
  /// - Parameter wrappedValue: The object.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates the wrapper from another, for a function's parameter that is marked `@Bindable`.
  public init(projectedValue: Self) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// The binding of a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(
      read: { wrappedValue[keyPath: keyPath] },
      write: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
