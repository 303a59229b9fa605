// What SwiftUI keeps for a view and hands to it, as far as learners' files use it.

public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}

@frozen @propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) { fatalError() }
  public init(initialValue value: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { fatalError() }
}
extension State: Sendable where Value: Sendable {}

@frozen @propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @frozen @propertyWrapper
  public struct Binding {
    private var value: Value
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set { fatalError() }
    }
    public var projectedValue: Binding { self }
  }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding { fatalError() }
  public init() where Value == Bool {}
  public init<T: Hashable>() where Value == T? {}
}

@frozen @propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

public struct EnvironmentValues {
  public init() {}
  public var dismiss: DismissAction { fatalError() }
  public var isPresented: Bool { fatalError() }
}

@MainActor @preconcurrency
public struct DismissAction {
  public func callAsFunction() {}
}
