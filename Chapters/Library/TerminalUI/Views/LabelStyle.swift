/// The appearance of labels, in one of the usual ways or in an app's own.
///
/// ```swift
/// struct TrailingSign: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.title
///       configuration.icon
///     }
///   }
/// }
/// ```
///
/// Name and requirement are SwiftUI's.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of what the style makes.
  associatedtype Body: View

  /// The parts from which a style makes a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the look of a label.
  ///
  /// - Parameter configuration: The label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts from which a style makes a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title {
    fileprivate let view: any View
  }

  /// The sign of a label.
  public struct Icon {
    fileprivate let view: any View
  }

  /// The title of the label.
  public let title: Title
  /// The sign of the label.
  public let icon: Icon

  init(title: any View, icon: any View) {
    self.title = Title(view: title)
    self.icon = Icon(view: icon)
  }
}

extension LabelStyleConfiguration.Title: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([view])
    return .children
  }
}

extension LabelStyleConfiguration.Icon: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([view])
    return .children
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style is given, in the usual look.
  ///
  /// - Parameter configuration: The label.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

// MARK: - The usual styles

/// A label with its sign, its title, or both. Without its title it is still known by it.
public struct _UsualLabelStyle: LabelStyle {
  let parts: LabelParts

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).showing(parts)
  }
}

extension LabelStyle where Self == _UsualLabelStyle {
  public static var automatic: Self { Self(parts: .both) }
  public static var titleAndIcon: Self { Self(parts: .both) }
  public static var titleOnly: Self { Self(parts: .title) }
  public static var iconOnly: Self { Self(parts: .icon) }
}

extension View {
  /// Chooses what the labels in a view show: their symbol, their title, or both.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    environment(
      \.labelLook,
      ControlLook { configuration in
        Surrounded(MadeByStyle { style.makeBody(configuration: configuration) }) {
          $0.labelLook = nil
        }
      }
    )
  }

  fileprivate func showing(_ parts: LabelParts) -> some View {
    Inheriting(content: self) { $0.labelParts = parts }
  }
}

// MARK: - Styles in the surroundings

/// The look that a style gives to controls of a kind.
struct ControlLook<Configuration> {
  let make: @MainActor (Configuration) -> any View
}

/// The view that a style makes of a control. What the style reads is noticed as for other views.
struct MadeByStyle<Content: View>: View {
  @ViewBuilder let make: () -> Content

  var body: some View { make() }
}

extension EnvironmentValues {
  /// The look of labels; `nil` for the usual one.
  var labelLook: ControlLook<LabelStyleConfiguration>? {
    get { self[LabelLookKey.self] }
    set { self[LabelLookKey.self] = newValue }
  }
}

private enum LabelLookKey: EnvironmentKey {
  static var defaultValue: ControlLook<LabelStyleConfiguration>? { nil }
}
