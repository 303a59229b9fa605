public import Foundation

extension View {
  /// Lets more be seen of what is behind. In a terminal, a view is seen, is dim, or is not seen at
  /// all, and then cannot be used.
  ///
  /// - Parameter opacity: From 0 for nothing to 1.
  /// - Returns: The view.
  public func opacity(_ opacity: Double) -> some View {
    Fading(content: self, opacity: opacity)
  }

  /// Shows nothing of a view but its room.
  public func hidden() -> some View {
    Fading(content: self, opacity: 0)
  }

  /// Turns shapes. Text stays as it is.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: Unused: a shape turns around its middle.
  /// - Returns: The view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    Inheriting(content: self) { $0.turn += angle.radians }
  }

  /// Draws shapes larger or smaller. Text stays as it is.
  ///
  /// - Parameters:
  ///   - scale: The factor by which it is larger.
  ///   - anchor: Unused: a shape grows from its middle.
  /// - Returns: The view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    Inheriting(content: self) { $0.scale *= Double(max(scale, 0.01)) }
  }
}

extension View {
  /// Gives a view a relation of width and height.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; `nil` leaves it to the view.
  ///   - contentMode: Unused: the view fits into the room.
  /// - Returns: The view.
  @ViewBuilder
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    if let aspectRatio, aspectRatio > 0 {
      Wrapping(content: self, role: .stack, layout: .aspect(Double(aspectRatio)))
    } else {
      self
    }
  }
}

/// A view that is dim, or of which only the room is there.
private struct Fading<Content: View> {
  let content: Content
  let opacity: Double
}

extension Fading: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    if opacity >= 1 { return .children }
    if opacity > 0 {
      return .inheriting { traits in
        var traits = traits
        traits.style.isDim = true
        return traits
      }
    }
    return .elements { [unowned node] children, traits in
      [Element(.stack, of: node, .hidden, label: "", traits: traits, children: children[0])]
    }
  }
}

/// The blending of a view's colors with those behind it.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion
  case colorDodge, colorBurn, softLight, hardLight, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// The way in which a view keeps its aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

// Modifiers that need pixels, which a terminal does not have.
extension View {
  /// Makes a view as large as fits into the room.
  public func scaledToFit() -> some View { self }

  /// Makes a view so large that it fills the room.
  public func scaledToFill() -> some View { self }

  /// Keeps a view at the size that it wants.
  public func fixedSize() -> some View { self }

  /// Keeps a view at the size that it wants.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Rounds the corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Cuts a view into a shape.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View { self }

  /// Cuts off what is outside of the view's area.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Says where a view can be tapped.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }

  /// Draws a shadow.
  public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  /// Blurs a view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Turns the colors of a view into their opposites.
  public func colorInvert() -> some View { self }

  /// Mixes the colors of a view with those behind.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Mixes the colors in a view before those behind.
  public func compositingGroup() -> some View { self }

  /// Says whether a view, and not what is behind it, is tapped. In a terminal, only controls are.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Says which of several views is in front.
  public func zIndex(_ value: Double) -> some View { self }

  /// Says which of several views gets its room first.
  public func layoutPriority(_ value: Double) -> some View { self }

  /// Lets a view go to the edges of a phone.
  public func ignoresSafeArea(_ edges: Edge.Set = .all) -> some View { self }

  /// Lets a view go to the edges of a phone: the spelling of older code.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Chooses light or dark colors: the terminal has its own.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Chooses the size of symbols.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Chooses the size of controls.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Leaves out the labels of controls. In a terminal they stay, to tell the controls apart.
  public func labelsHidden() -> some View { self }

  /// Says what is behind a row.
  public func listRowBackground(_ view: (some View)?) -> some View { self }

  /// Says how much room is around a row.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Says whether there is a line below a row.
  public func listRowSeparator(_ visibility: Visibility) -> some View { self }

  /// Says whether a list has a background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Says whether it is shown how far one has scrolled.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
}

/// The size of controls.
public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// Whether it is shown how far one has scrolled.
public struct ScrollIndicatorVisibility: Sendable {
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
}
