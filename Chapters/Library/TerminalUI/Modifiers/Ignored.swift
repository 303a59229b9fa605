public import Foundation

// What SwiftUI has and a terminal ignores: pixels, animations, a phone's keyboard, the look of sheets and
// bars, help for those who cannot see, styles. Each name compiles, and a modifier gives the view as it is.

// MARK: - Pixels

extension View {
  public func scaledToFit() -> some View { self }
  public func scaledToFill() -> some View { self }
  public func fixedSize() -> some View { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View { self }
  public func clipped(antialiased: Bool = false) -> some View { self }
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
  public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  public func colorInvert() -> some View { self }
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func zIndex(_ value: Double) -> some View { self }
  public func layoutPriority(_ value: Double) -> some View { self }
  public func ignoresSafeArea(_ edges: Edge.Set = .all) -> some View { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  /// The labels of controls stay in a terminal, to tell the controls apart.
  public func labelsHidden() -> some View { self }
  public func listRowBackground(_ view: (some View)?) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
}

public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, colorDodge
  case colorBurn, softLight, hardLight, hue, saturation, color, luminosity
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }

// MARK: - Text

extension View {
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public func allowsTightening(_ flag: Bool) -> some View { self }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  public func monospacedDigit() -> some View { self }
}

// MARK: - Animations

extension View {
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
  @available(*, deprecated, message: "Use 'animation(_:value:)', or 'withAnimation'.")
  public func animation(_ animation: Animation?) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

extension Binding {
  public func animation(_ animation: Animation? = .default) -> Self { self }
}

public struct AnyTransition: Sendable {
  public static let identity = Self()
  public static let opacity = Self()
  public static let scale = Self()
  public static let slide = Self()
  public static func move(edge: Edge) -> Self { .slide }
  public static func push(from edge: Edge) -> Self { .slide }
  public static func asymmetric(insertion: Self, removal: Self) -> Self { .identity }
  public func combined(with other: Self) -> Self { self }
  public func animation(_ animation: Animation?) -> Self { self }
}

// MARK: - A phone's keyboard

extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func textInputAutocapitalization(_ words: TextInputAutocapitalization?) -> some View {
    self
  }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UITextContentType: Sendable {
  case name, givenName, familyName, emailAddress, username, password, newPassword, oneTimeCode
  case telephoneNumber, URL
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }

public enum SubmitLabel: Sendable {
  case `continue`, done, go, join, next, `return`, route, search, send
}

public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}

public enum KeyboardShortcut: Sendable { case defaultAction, cancelAction }

// MARK: - Sheets and bars

extension View {
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarBackground(
    _ style: some ShapeStyle,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
  /// The bar above a page stays in a terminal: it has the only way back.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
}

public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(CGFloat)
  case height(CGFloat)
}

public enum ToolbarPlacement: Sendable { case automatic, bottomBar, navigationBar, tabBar }

public enum ToolbarTitleDisplayMode: Sendable { case automatic, inline, inlineLarge, large }

public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { Self() }
}

// MARK: - Help for those who cannot see

extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1)
  public static let isHeader = Self(rawValue: 2)
  public static let isImage = Self(rawValue: 4)
  public static let isLink = Self(rawValue: 8)
  public static let isSelected = Self(rawValue: 16)
}

public enum AccessibilityChildBehavior: Sendable { case combine, contain, ignore }

// MARK: - Styles

extension View {
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
  public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
  public func listStyle(_ style: some ListStyle) -> some View { self }
  public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  public func pickerStyle(_ style: some PickerStyle) -> some View { self }
}

public protocol PrimitiveButtonStyle {}
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}

/// The look of buttons in an app's own style.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: View {
    public var body: some View { EmptyView() }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

public protocol ListStyle {}
public enum _ListStyle: ListStyle, Sendable { case only }
extension ListStyle where Self == _ListStyle {
  public static var automatic: Self { .only }
  public static var plain: Self { .only }
  public static var grouped: Self { .only }
  public static var inset: Self { .only }
  public static var insetGrouped: Self { .only }
  public static var sidebar: Self { .only }
}

public protocol ToggleStyle {}
public enum _ToggleStyle: ToggleStyle, Sendable { case only }
extension ToggleStyle where Self == _ToggleStyle {
  public static var automatic: Self { .only }
  public static var `switch`: Self { .only }
  public static var button: Self { .only }
}

public protocol TextFieldStyle {}
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { Self() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { Self() }
}
public enum _PickerStyle: PickerStyle, Sendable { case only }
extension PickerStyle where Self == _PickerStyle {
  public static var automatic: Self { .only }
  public static var inline: Self { .only }
  public static var menu: Self { .only }
  public static var navigationLink: Self { .only }
  public static var wheel: Self { .only }
}
