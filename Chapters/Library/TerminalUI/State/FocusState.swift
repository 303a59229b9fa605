/// The control of a view that has the focus.
///
/// ```swift
/// @FocusState private var focus: Field?
///
/// TextField("Title", text: $store.title)
///   .focused($focus, equals: .title)
/// ```
///
/// Name and signatures are SwiftUI's.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let reference: StateReference<Value>
  private let none: Value

  private init(none: Value) {
    self.none = none
    reference = StateReference(initialValue: none)
  }

  /// Creates the property for a single control: whether it has the focus.
  public init() where Value == Bool {
    self.init(none: false)
  }

  /// Creates the property for several controls: which one has the focus, `nil` if none.
  public init<T: Hashable>() where Value == T? {
    self.init(none: nil)
  }

  /// The control that has the focus. Setting it moves the focus.
  public var wrappedValue: Value {
    get { reference.location.value }
    nonmutating set { reference.location.value = newValue }
  }

  /// The binding for `focused(_:equals:)`.
  public var projectedValue: Binding {
    Binding(location: reference.location, none: none)
  }

  /// A binding of which control has the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let location: StateLocation<Value>
    let none: Value

    /// The control that has the focus.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Self { self }
  }
}

extension FocusState: InstalledProperty {
  func install(in node: ViewNode, at index: Int) {
    reference.install(in: node, at: index)
  }
}
