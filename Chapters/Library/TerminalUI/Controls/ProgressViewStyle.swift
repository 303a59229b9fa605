/// The appearance of a ``ProgressView``, in one of the usual ways or in an app's own.
///
/// A terminal shows a bar where it is known how far something is, and a sign where it is not. Name and
/// requirement are SwiftUI's.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// The type of what the style makes.
  associatedtype Body: View

  /// The parts from which a style makes a view of progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the look of a view of progress.
  ///
  /// - Parameter configuration: The progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts from which a style makes a view of progress.
public struct ProgressViewStyleConfiguration {
  /// The label of a view of progress.
  public struct Label {
    fileprivate let view: any View
  }

  /// The label that says how far it is. A terminal has none.
  public struct CurrentValueLabel: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// The part that is done, from 0 to 1; `nil` if that is not known.
  public let fractionCompleted: Double?
  /// The label, which says what it is; `nil` if there is none.
  public let label: Label?
  /// The label that says how far it is; always `nil`.
  public let currentValueLabel: CurrentValueLabel? = nil

  init(fractionCompleted: Double?, label: (any View)?) {
    self.fractionCompleted = fractionCompleted
    self.label = label.map(Label.init)
  }
}

extension ProgressViewStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([view])
    return .children
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the view of progress that a style is given, in the usual look.
  ///
  /// - Parameter configuration: The progress.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      label: configuration.label ?? Label(view: EmptyView()),
      fraction: configuration.fractionCompleted
    )
  }
}

// MARK: - The usual styles

/// A turning wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A turning wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
  /// Shows progress as a bar, as a sign that turns, or by a style of one's own.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    environment(
      \.progressLook,
      ControlLook { configuration in
        Surrounded(MadeByStyle { style.makeBody(configuration: configuration) }) {
          $0.progressLook = nil
        }
      }
    )
  }
}

extension EnvironmentValues {
  /// The look of views of progress; `nil` for the usual one.
  var progressLook: ControlLook<ProgressViewStyleConfiguration>? {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }
}

private enum ProgressLookKey: EnvironmentKey {
  static var defaultValue: ControlLook<ProgressViewStyleConfiguration>? { nil }
}
