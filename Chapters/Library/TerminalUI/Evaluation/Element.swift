/// The purpose of an element of a screen.
public enum ElementRole: String, Sendable {
  case alert, backButton, button, colorArea, dialog, divider, group, image, link, list
  case navigationBar
  case picker, progress, row, secureField, section, sheet, slider, spacer, stack, stepper, tab
  case text, textField, toggle
}

/// A thing on a screen: a text, a control, or an area with others in it.
///
/// It never changes; when a view has changed, there is another element in its place.
@MainActor
package final class Element {
  package let role: ElementRole
  /// The text of the element. For a control, its title.
  package let label: String
  /// The value of a control: a text, `on` or `off`, a number, an option.
  package let value: String?
  package let isEnabled: Bool
  package let children: [Element]
  package let actions: ElementActions
  /// The node of the view that made it.
  package private(set) weak var node: ViewNode?

  let layout: Layout
  /// Whether only the room is there that the element takes.
  let isHidden: Bool
  package let style: TextStyle
  let tag: AnyHashable?
  /// The information for the areas around the element.
  let preferences: Preferences

  /// Sizes that were measured before.
  var sizes: [(proposal: Proposal, size: Size)] = []
  /// Lines of a text that were broken before.
  var lines: (width: Int?, lines: [[StyledCharacter]])?

  init(
    _ role: ElementRole,
    of node: ViewNode?,
    _ layout: Layout,
    label: String? = nil,
    value: String? = nil,
    traits: Traits = Traits(),
    children: [Element] = [],
    actions: ElementActions = ElementActions(),
    preferences: Preferences? = nil
  ) {
    self.role = role
    self.node = node
    self.layout = layout
    var isHidden = false
    if case .hidden = layout { isHidden = true }
    self.isHidden = isHidden
    var text = label ?? children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
    if isHidden { text = "" }
    // A control without a text is known by its pictures.
    if text.isEmpty, !actions.isEmpty {
      text = children.flatMap { $0.all { $0.role == .image } }.compactMap(\.value)
        .joined(separator: " ")
    }
    self.label = text
    self.value = value
    self.children = children
    self.actions = actions
    isEnabled = traits.isEnabled
    style = traits.style
    // What is around a single view, such as a frame, is selected with the view.
    tag = traits.tag ?? (children.count == 1 ? children[0].tag : nil)
    self.preferences = preferences ?? Preferences(of: children)
  }

  /// The same element with something else to say to the areas around it.
  func with(_ preferences: Preferences) -> Element {
    Element(copying: self, label: label, preferences: preferences)
  }

  /// The same element under another name.
  func named(_ label: String) -> Element {
    Element(copying: self, label: label, preferences: preferences)
  }

  private init(copying other: Element, label: String, preferences: Preferences) {
    role = other.role
    node = other.node
    layout = other.layout
    isHidden = other.isHidden
    self.label = label
    value = other.value
    children = other.children
    actions = other.actions
    isEnabled = other.isEnabled
    style = other.style
    tag = other.tag
    self.preferences = preferences
  }

  /// The text of the element and of those in it, as one.
  package var text: String { label }

  /// The elements in it, and itself, that a person can do something with, in reading order.
  package var controls: [Element] {
    if isHidden { return [] }
    if actions.isEmpty { return controlsOfChildren }
    // A control in a control is a part of it, but for what is in a row.
    return role == .row ? [self] + controlsOfChildren : [self]
  }

  // Kept without the element itself, which would then keep itself alive.
  private lazy var controlsOfChildren: [Element] = children.flatMap(\.controls)

  /// All texts in it, from the top to the bottom.
  package var texts: [String] {
    if isHidden { return [] }
    var texts = children.isEmpty && !label.isEmpty ? [label] : children.flatMap(\.texts)
    switch role {
    case .textField, .secureField, .stepper, .slider, .picker, .progress:
      if let value { texts.append(value) }
    default:
      break
    }
    return texts
  }

  /// The first element in it, or itself, for which a condition holds.
  package func first(where condition: (Element) -> Bool) -> Element? {
    if isHidden { return nil }
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  /// The elements in it, and itself, for which a condition holds.
  package func all(where condition: (Element) -> Bool) -> [Element] {
    if isHidden { return [] }
    return (condition(self) ? [self] : []) + children.flatMap { $0.all(where: condition) }
  }

  /// Whether a person can go to it with the tab key. In a row with controls, it is these that one
  /// goes to.
  package var canHaveFocus: Bool {
    isEnabled && !actions.isEmpty && (role != .row || controlsOfChildren.isEmpty)
  }

  /// Whether it has the focus.
  package var isFocused: Bool {
    guard let node, let focused = node.host.focusedNode else { return false }
    return node === focused && !actions.isEmpty
  }
}

/// The actions that a person can do with an element.
package struct ElementActions {
  /// A tap, a click, the enter key.
  package var tap: (@MainActor () -> Void)?
  /// Another text in a field.
  package var setText: (@MainActor (String) -> Void)?
  /// A step down or up: `-1` or `1`.
  package var adjust: (@MainActor (Int) -> Void)?
  /// A fraction of the whole, from 0 to 1.
  package var setFraction: (@MainActor (Double) -> Void)?
  /// One of several options, by what it says.
  package var choose: (@MainActor (String) -> Bool)?
  /// The deletion of a row.
  package var delete: (@MainActor () -> Void)?
  /// The move of a row up or down: `-1` or `1`.
  package var move: (@MainActor (Int) -> Void)?
  /// The titles of a choice's options.
  package var options: [String] = []
  /// The text of a field, as it is kept.
  package var text = ""
  /// Whether a tap leaves everything as it was.
  var isCancel = false
  /// Whether a tap destroys something.
  var isDestructive = false

  var isEmpty: Bool {
    tap == nil && setText == nil && adjust == nil && setFraction == nil && delete == nil
      && move == nil
  }
}

/// The information that an element passes to the areas around it: a page's title and toolbar, what
/// is presented over it, where one can go from it.
@MainActor
struct Preferences {
  var title: String?
  var toolbar: [ToolbarEntry] = []
  var presentations: [Presentation] = []
  var pages: [Page] = []
  var tabItem: [Element]?
  /// The badge of a row or a tab. An area of several views has none.
  var badge: String?
  /// Whether the page has no button to go back.
  var hidesBackButton = false
  /// Whether a sheet cannot be swiped away.
  var forbidsDismissal = false

  nonisolated init() {}

  /// Combines the preferences of several elements.
  init(of elements: [Element]) {
    for element in elements { add(element.preferences) }
    badge = elements.count == 1 ? elements[0].preferences.badge : nil
  }

  mutating func add(_ other: Preferences) {
    if title == nil { title = other.title }
    if tabItem == nil { tabItem = other.tabItem }
    if other.hidesBackButton { hidesBackButton = true }
    if other.forbidsDismissal { forbidsDismissal = true }
    if !other.toolbar.isEmpty { toolbar += other.toolbar }
    if !other.presentations.isEmpty { presentations += other.presentations }
    if !other.pages.isEmpty { pages += other.pages }
  }
}

/// An item of a page's toolbar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let elements: [Element]
}

/// A page of a stack, over its root.
@MainActor
struct Page {
  let node: ViewNode
  let elements: [Element]
  /// Goes back from the page.
  let pop: @MainActor () -> Void
}

/// A sheet, an alert or another area that lies over a screen until it is closed.
@MainActor
struct Presentation {
  let kind: ElementRole
  /// The node of the view that presents it, among whose elements this is kept.
  private(set) weak var node: ViewNode?
  var title = ""
  var message: [Element] = []
  let elements: [Element]
  let dismiss: @MainActor () -> Void
}

/// A layer of a screen: the screen itself, or what lies over it.
@MainActor
package struct Layer {
  /// `group` for the screen itself, otherwise `sheet`, `alert` or `dialog`.
  package let kind: ElementRole
  package let title: String
  package let message: String
  /// All that is on it.
  package let element: Element
  /// Closes it; `nil` for the screen itself.
  package let dismiss: (@MainActor () -> Void)?
  /// The node of the view that presents it.
  private(set) weak var presenter: ViewNode?

  /// The controls on it, in reading order.
  package var controls: [Element] { element.controls }

  /// The layers of a screen, from the bottom to the top, and what is presented beside another thing
  /// and is therefore not shown.
  ///
  /// - Parameter before: The layers until now: what is presented first stays.
  static func all(in root: ViewNode, after before: [Layer]) -> (layers: [Layer], refused: [Refusal])
  {
    let elements = root.elements(Traits())
    let screen = Element(.group, of: root, .page, children: elements)
    var layers = [Layer(kind: .group, title: "", message: "", element: screen, dismiss: nil)]
    var refused: [Refusal] = []
    var presentations = screen.preferences.presentations
    while !presentations.isEmpty {
      let presenter = before.dropFirst(layers.count).first?.presenter
      let shown =
        presentations.first { $0.node != nil && $0.node === presenter } ?? presentations[0]
      for presentation in presentations {
        let isShown = presentation.node === shown.node
        presentation.node?.show(presented: isShown)
        if !isShown { refused.append(Refusal(of: presentation, beside: shown)) }
      }
      layers.append(Layer(shown))
      presentations = Preferences(of: shown.elements).presentations
    }
    return (layers, refused)
  }
}

extension Layer {
  fileprivate init(_ presentation: Presentation) {
    let element =
      presentation.kind == .sheet
      ? Element(.sheet, of: presentation.node, .page, children: presentation.elements)
      : .question(presentation)
    self.init(
      kind: presentation.kind,
      title: presentation.title,
      message: presentation.message.map(\.text).joined(separator: " "),
      element: element,
      dismiss: element.preferences.forbidsDismissal ? nil : presentation.dismiss,
      presenter: presentation.node
    )
  }
}
