public import Foundation

// What SwiftUI has and a terminal ignores: pixels, animations, a phone's keyboard, the look of sheets,
// help for those who cannot see, styles. Each name compiles, and a modifier gives the view as it is.

// MARK: - Pixels

extension View {
  public func scaledToFit() -> some View { self }
  public func scaledToFill() -> some View { self }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func fixedSize() -> some View { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  public func cornerRadius(_ radius: CGFloat) -> some View { self }
  public func clipShape(_ shape: some Shape) -> some View { self }
  public func clipped() -> some View { self }
  public func contentShape(_ shape: some Shape) -> some View { self }
  public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  public func ignoresSafeArea() -> some View { self }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  /// The labels of controls stay in a terminal, to tell the controls apart.
  public func labelsHidden() -> some View { self }
  public func listRowSeparator(_ visibility: Visibility) -> some View { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public func monospaced() -> some View { self }
  public func monospacedDigit() -> some View { self }
}

public enum ContentMode: Sendable { case fit, fill }

public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }

// MARK: - Animations

extension View {
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
}

extension Binding {
  public func animation(_ animation: Animation? = .default) -> Self { self }
}

public struct AnyTransition: Sendable {
  public static let opacity = Self()
  public static let scale = Self()
  public static let slide = Self()
  public static func move(edge: Edge) -> Self { .slide }
}

// MARK: - A phone's keyboard

extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func textInputAutocapitalization(_ words: TextInputAutocapitalization?) -> some View {
    self
  }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, emailAddress
  case decimalPad, webSearch
}

public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }

public enum SubmitLabel: Sendable {
  case `continue`, done, go, join, next, `return`, route, search, send
}

// MARK: - Sheets and bars

extension View {
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}

public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(CGFloat)
  case height(CGFloat)
}

// MARK: - Help for those who cannot see

extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}

// MARK: - Styles

extension View {
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
  public func listStyle(_ style: some ListStyle) -> some View { self }
  public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  public func pickerStyle(_ style: some PickerStyle) -> some View { self }
}

public protocol PrimitiveButtonStyle {}
public enum _ButtonStyle: PrimitiveButtonStyle { case only }
extension PrimitiveButtonStyle where Self == _ButtonStyle {
  public static var automatic: Self { .only }
  public static var plain: Self { .only }
  public static var borderless: Self { .only }
  public static var bordered: Self { .only }
  public static var borderedProminent: Self { .only }
}

public protocol ListStyle {}
public enum _ListStyle: ListStyle { case only }
extension ListStyle where Self == _ListStyle {
  public static var automatic: Self { .only }
  public static var plain: Self { .only }
  public static var grouped: Self { .only }
  public static var inset: Self { .only }
  public static var insetGrouped: Self { .only }
}

public protocol ToggleStyle {}
public enum _ToggleStyle: ToggleStyle { case only }
extension ToggleStyle where Self == _ToggleStyle {
  public static var automatic: Self { .only }
  public static var `switch`: Self { .only }
  public static var button: Self { .only }
}

public protocol TextFieldStyle {}
public enum _TextFieldStyle: TextFieldStyle { case only }
extension TextFieldStyle where Self == _TextFieldStyle {
  public static var automatic: Self { .only }
  public static var plain: Self { .only }
  public static var roundedBorder: Self { .only }
}

public protocol PickerStyle {}
public enum _PickerStyle: PickerStyle { case only }
extension PickerStyle where Self == _PickerStyle {
  public static var automatic: Self { .only }
  public static var segmented: Self { .only }
  public static var inline: Self { .only }
  public static var menu: Self { .only }
  public static var navigationLink: Self { .only }
  public static var wheel: Self { .only }
}
