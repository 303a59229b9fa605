extension View {
  /// Animates the view when a value changes.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    self
  }

  /// Animates all changes of the view.
  @available(*, deprecated, message: "Use 'animation(_:value:)', or 'withAnimation'.")
  public func animation(_ animation: Animation?) -> some View {
    self
  }

  /// Says how the view comes and goes. A terminal shows it at once.
  public func transition(_ transition: AnyTransition) -> some View {
    self
  }

  /// Changes how changes of the view are shown. A terminal shows them at once.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    self
  }
}

extension Binding {
  /// The binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Self {
    self
  }
}

/// The way in which a view appears and disappears on a phone.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  /// - Parameter edge: From where it comes, and to where it goes.
  public static func move(edge: Edge) -> AnyTransition { .slide }
  /// - Parameter edge: From where it comes.
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  /// One transition for coming, and another for going.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { .identity }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The same transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
