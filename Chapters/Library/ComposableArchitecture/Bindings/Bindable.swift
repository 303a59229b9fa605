#if canImport(SwiftUI)
  public import SwiftUI

  /// SwiftUI's wrapper that makes bindings of an object's properties.
  public typealias Bindable = SwiftUI.Bindable
#else
  /// Makes bindings of the properties of an object, such as a store.
  ///
  /// It stands in for SwiftUI's type of this name where there is no SwiftUI.
  ///
  /// ```swift
  /// struct FormView {
  ///   @Bindable var store: StoreOf<Form>
  ///
  ///   var name: Binding<String> { $store.name }
  /// }
  /// ```
  @dynamicMemberLookup
  @propertyWrapper
  public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Makes bindings of an object's properties.
    ///
    /// - Parameter wrappedValue: The object.
    public init(wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }

    /// Makes bindings of an object's properties.
    ///
    /// - Parameter wrappedValue: The object.
    public init(_ wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }

    /// The same wrapper, for the parameter of a function that is marked `@Bindable`.
    public init(projectedValue: Self) {
      self = projectedValue
    }

    /// The wrapper itself, whose members are bindings.
    public var projectedValue: Self { self }

    /// The binding of a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
      Binding(
        get: { wrappedValue[keyPath: keyPath] },
        set: { wrappedValue[keyPath: keyPath] = $0 }
      )
    }
  }
#endif
