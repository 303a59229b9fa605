public import TerminalUI

/// A view on a screen, used by a test as a person would use it.
///
/// ```swift
/// let screen = Screen { CounterView(store: store) }
/// screen.tap("+")
/// #expect(screen.shows("1"))
/// screen.tap("Number fact")
/// await screen.settle()
/// #expect(screen.alert?.title == "1 is a good number")
/// screen.tap("OK")
/// ```
///
/// A control that is not on the screen cannot be used: an issue is reported at the caller's line then, with a
/// drawing of the screen and what could be used instead. Views that a sheet or an alert covers
/// cannot be used either.
@MainActor
public final class Screen {
  let host: ViewHost
  private let width: Int
  private let height: Int

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - width: The width of the screen in columns, for drawings of it.
  ///   - height: The height of the screen in rows.
  ///   - content: The view.
  ///
  /// An issue is reported here when the view presents two things at once: a phone shows one.
  public init(
    width: Int = 40,
    height: Int = 20,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> some View
  ) {
    self.width = width
    self.height = height
    host = ViewHost(content: content)
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    host.whenRefused = { location.report($0) }
  }

  // MARK: - Looking

  /// Whether a text is on the screen, alone or as whole words of a longer one: "12" is in "Count:
  /// 12", but not in "120". Texts side by side are one text too: "Count:" beside "12". In `Optional("12")`, what Swift writes of an optional, there is no text
  /// for a person.
  ///
  /// - Returns: Whether it is there.
  public func shows(_ text: String) -> Bool {
    readings.contains { shown in
      shown.containsWords(text) && (text.contains("Optional(") || !shown.contains("Optional("))
    }
  }

  /// All texts on the screen, from the top to the bottom. Behind a sheet, nothing is seen; behind
  /// an alert, all is.
  public var texts: [String] { visibleLayers.flatMap(\.element.texts) }

  /// All that a person reads on the screen: the texts, and after those of a row what they say
  /// together, with a blank between two of them.
  public var readings: [String] { visibleLayers.flatMap(\.element.readings) }

  /// The number of views of a type that the screen is made of.
  package func count<V: View>(of type: V.Type) -> Int {
    host.update()
    return host.count(of: type)
  }

  private var visibleLayers: ArraySlice<Layer> {
    host.update()
    let layers = host.layers
    return layers[(layers.lastIndex { $0.kind == .group || $0.kind == .sheet } ?? 0)...]
  }

  /// The texts that are not on the screen, for a message: each with what stands there that has a word
  /// of it.
  ///
  /// - Returns: The message; `nil` if all of them are there.
  public func missing(_ expected: [String]) -> String? {
    let missing = expected.filter { !shows($0) }
    if missing.isEmpty { return nil }
    let shown = texts
    return missing.map { text in
      let words = text.words
      let near = shown.filter { !$0.words.isDisjoint(with: words) }.map { "“\($0)”" }
      let there = near.isEmpty ? "" : " (what stands there: \(near.joined(separator: ", ")))"
      return "\"\(text)\"\(there)"
    }
    .joined(separator: ", ")
  }

  /// The title of the page that is shown.
  public var title: String? {
    host.update()
    return host.topLayer?.element.first { $0.role == .navigationBar && !$0.label.isEmpty }?.label
  }

  /// The alert that is shown, `nil` if there is none.
  public var alert: Question? { question(.alert) }

  /// The confirmation dialog that is shown, `nil` if there is none.
  public var dialog: Question? { question(.dialog) }

  /// Whether a sheet is shown, and nothing over it.
  public var showsSheet: Bool {
    host.update()
    return host.topLayer?.kind == .sheet
  }

  /// The label of the control that has the focus; `nil` if none has it.
  public var focus: String? {
    host.update()
    return host.focusedElement.map(name)
  }

  /// The value of a control: the text of a field, `on` or `off`, a number, an option.
  ///
  /// - Returns: The value, `nil` if there is no such control or it holds nothing.
  public func value(of label: String) -> String? {
    control(label)?.value
  }

  /// The first control that a person knows by a label.
  ///
  /// - Parameter label: Its title. A field is also known by the text that it shows while it is empty,
  ///   and by a text before it; so is any other control without a title.
  /// - Returns: The control, `nil` if there is none.
  public func control(_ label: String) -> Element? {
    named(label, among: controls).first.map { Element($0, label: label) }
  }

  /// The elements that have a label; if there are none, those that are known by it.
  func named(_ label: String, among elements: [TerminalUI.Element]) -> [TerminalUI.Element] {
    let titled = elements.filter { $0.label == label }
    return titled.isEmpty ? elements.filter { names(of: $0).contains(label) } : titled
  }

  /// The name by which a person calls an element.
  func name(of element: TerminalUI.Element) -> String {
    names(of: element).first ?? element.label
  }

  private func names(of element: TerminalUI.Element) -> [String] {
    host.topLayer?.element.names(of: element) ?? []
  }

  /// The elements of a kind on the screen, from the top to the bottom.
  ///
  /// - Returns: The elements.
  public func elements(_ role: ElementRole) -> [Element] {
    host.update()
    let found = host.topLayer?.element.all { $0.role == role } ?? []
    return found.map { Element($0, label: name(of: $0)) }
  }

  private func question(_ kind: ElementRole) -> Question? {
    host.update()
    guard let layer = host.topLayer, layer.kind == kind else { return nil }
    return Question(
      title: layer.title,
      message: layer.message,
      buttons: layer.controls.map(\.label)
    )
  }

  /// The controls that are not covered.
  var controls: [TerminalUI.Element] {
    host.update()
    return host.topLayer?.controls ?? []
  }

  /// An alert or a confirmation dialog.
  public struct Question: Equatable, Sendable {
    /// The title.
    public let title: String
    /// The text below the title; empty if there is none.
    public let message: String
    /// The titles of the buttons.
    public let buttons: [String]

    /// Creates a value to compare an alert with.
    public init(title: String, message: String = "", buttons: [String]) {
      self.title = title
      self.message = message
      self.buttons = buttons
    }
  }

  /// Something on a screen, as it was when it was asked for.
  public struct Element: Equatable, Sendable {
    /// The purpose of the element.
    public let role: ElementRole
    /// The text of the element.
    public let label: String
    /// The value, if the element is a control that has one.
    public let value: String?
    /// Whether it can be used.
    public let isEnabled: Bool
    /// The color of its text; nil for that of plain text. A destructive button is red.
    public let color: Color?

    @MainActor
    init(_ element: TerminalUI.Element, label: String) {
      role = element.role
      self.label = label
      value = element.value
      isEnabled = element.isEnabled
      color = element.textColor
    }
  }

  // MARK: - Where its values come from

  /// Has each value begin again that a view keeps in a `@State`, but for stores, and for text that only a
  /// field has written: a screen that looks as before shows what features keep.
  public func forgetValuesOfViews() {
    host.forgetValues()
  }

  /// The types of the objects that views keep in a `@State` beside stores.
  public var modelsOfViews: [String] {
    host.keptObjects.filter { !($0 is any KeptStore) }.map { "\(Swift.type(of: $0))" }
  }

  /// The states of the stores that views keep in a `@State`.
  public var statesOfStores: [Any] {
    host.keptObjects.compactMap { ($0 as? any KeptStore)?.keptState }
  }

  // MARK: - Waiting

  /// Lets effects and tasks of views run until nothing changes any more. No real time passes: what
  /// sleeps on a test clock sleeps on.
  public func settle() async {
    var quietTurns = 0
    var turns = 0
    while quietTurns < Self.quietTurns, turns < Self.maximumTurns {
      quietTurns = host.update() ? 0 : quietTurns + 1
      turns += 1
      await Task.megaYield(count: 1)
    }
    host.update()
  }

  /// Lets effects and tasks of views run until a condition holds. An issue is reported if it does
  /// not come to hold, though there was plenty of opportunity.
  public func settle(
    until condition: () -> Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    for _ in 0..<Self.maximumTurns {
      host.update()
      if condition() { return }
      await Task.megaYield(count: 1)
    }
    IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .report("The screen did not come to what the test waited for.\n\n\(description)")
  }

  /// Turns without a change after which the screen counts as at rest.
  private static let quietTurns = 20
  /// Turns after which waiting ends in any case.
  private static let maximumTurns = 2_000
}

/// A store, whatever its feature.
@MainActor
private protocol KeptStore: AnyObject {
  var keptState: Any { get }
}

extension Store: KeptStore {
  fileprivate var keptState: Any { core.state }
}

extension Screen: CustomStringConvertible {
  /// A drawing of the screen, without the empty rows at the top and at the bottom.
  public nonisolated var description: String {
    MainActor.assumeIsolated {
      let rows = host.draw(width: width, height: height).withoutEmptyEnds()
      return rows.height == 0 ? "The screen is empty." : rows.inPhone().text
    }
  }
}

extension Screen: CustomReflectable {
  /// Nothing but the drawing says what a screen is.
  public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
  fileprivate var words: Set<Substring> {
    Set(split { !$0.isLetter && !$0.isNumber })
  }

  /// Whether a text is in this one, not as a part of a longer word or number.
  fileprivate func containsWords(_ text: String) -> Bool {
    if self == text { return true }
    if text.isEmpty { return false }
    var start = startIndex
    while let range = self[start...].firstRange(of: text) {
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      if !isOneWord(before, text.first), !isOneWord(text.last, after) { return true }
      start = index(after: range.lowerBound)
    }
    return false
  }

  private func isOneWord(_ left: Character?, _ right: Character?) -> Bool {
    guard let left, let right else { return false }
    if left == "-" || left == "−" { return right.isNumber }
    return (left.isLetter || left.isNumber) && (right.isLetter || right.isNumber)
  }
}
