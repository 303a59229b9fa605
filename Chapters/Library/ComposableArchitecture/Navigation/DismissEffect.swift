/// Lets a feature close itself, however it is presented (TCA's `\.dismiss`).
///
/// ```swift
/// @Reducer
/// struct FormFeature {
///   @Dependency(\.dismiss) var dismiss
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .doneButtonTapped:
///         return .run { _ in await dismiss() }
///       }
///     }
///   }
/// }
/// ```
///
/// It has the parent receive `.dismiss` (a presented feature) or `.popFrom` (an element of a
/// stack), so the parent can react, and then lets the feature's state go. The effects of the
/// feature end with it; send nothing after it.
///
/// A test of the feature alone puts one of its own in the place:
/// `$0.dismiss = DismissEffect { … }`.
public struct DismissEffect: Sendable {
  var dismiss: (@MainActor @Sendable () -> Void)?
  /// Whether the feature is presented, so that it can be closed.
  var isPresented: Bool { dismiss != nil }

  /// The effect of a feature that is not presented.
  init() {}

  /// A way to close a feature.
  ///
  /// - Parameter dismiss: Called when the feature wants to be closed.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    self.dismiss = dismiss
  }

  /// This way to close a feature, if it has one, which notifies a test store as well. A feature
  /// that is tested by itself counts as presented.
  func forTest(_ onDismiss: @escaping @MainActor @Sendable () -> Void) -> Self {
    var effect = self
    effect.dismiss = { [dismiss] in
      dismiss?()
      onDismiss()
    }
    return effect
  }

  /// Closes the feature.
  ///
  /// An issue is reported if it is not presented.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let dismiss else {
      let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      return location.report(
        """
        A feature asked to be dismissed at \(location), but nothing presents it.

        A feature can be dismissed if its parent runs it with 'ifLet(\\.$child, action: \\.child)' \
        or, in a stack, with 'forEach(\\.path, action: \\.path)'. In a test of the feature alone, \
        say what dismissal does: '$0.dismiss = DismissEffect { … }' in 'withDependencies'.
        """
      )
    }
    dismiss()
  }
}

private enum DismissKey: DependencyKey {
  static var liveValue: DismissEffect { DismissEffect() }
  static var testValue: DismissEffect { DismissEffect() }
}

extension DependencyValues {
  /// Closes the feature that uses it. See ``DismissEffect``.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature that asks is presented, alone or in a stack, and so can be dismissed.
  public var isPresented: Bool {
    dismiss.isPresented
  }
}
