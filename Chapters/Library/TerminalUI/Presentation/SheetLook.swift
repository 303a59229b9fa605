public import Foundation

/// The height of a sheet. In a terminal, all are of one height.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")

  /// - Parameter fraction: The part of the screen's height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// - Parameter height: The height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

// The look of sheets and bars, of which a terminal has one.
extension View {
  /// Says how high a sheet can be.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Says how high a sheet can be, and is.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Says whether a sheet shows that it can be dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Says how round the corners of a sheet are.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Says what is behind a sheet's content.
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }

  /// Says which bars have a background.
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Says what is behind bars.
  public func toolbarBackground(
    _ style: some ShapeStyle,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Chooses how the title of a page is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Hides the bar of the phone itself.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}

/// Which bar it is.
public struct ToolbarPlacement: Sendable {
  public static let automatic = ToolbarPlacement()
  public static let bottomBar = ToolbarPlacement()
  public static let navigationBar = ToolbarPlacement()
  public static let tabBar = ToolbarPlacement()
}

/// The display of a page's title.
public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = ToolbarTitleDisplayMode()
  public static let inline = ToolbarTitleDisplayMode()
  public static let inlineLarge = ToolbarTitleDisplayMode()
  public static let large = ToolbarTitleDisplayMode()
}
