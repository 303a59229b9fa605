import ComposableArchitecture
import TerminalUI
import Testing

import func SuiteHelpers.complaints
import func SuiteHelpers.expectEnd
import func SuiteHelpers.waitFor

@testable import Alerts

@MainActor
@Suite("6.4 From an optional string to @Presents", .timeLimit(.minutes(20))) struct FactAlertTests {
  typealias Feature = FactAlerts.Feature

  private struct Unreachable: Error {}

  /// A screen whose count is given, and what its server answers.
  @MainActor
  private struct Phone {
    let actions = LockIsolated<[Feature.Action]>([])
    let numbers = LockIsolated<[Int]>([])
    let screen: Screen
    let store: StoreOf<Feature>

    init(count: Int, fails: Bool = false) {
      let store = Store(initialState: Feature.State(count: count)) { [actions, numbers] in
        Reduce<Feature.State, Feature.Action> { _, action in
          actions.withValue { $0.append(action) }
          return .none
        }
        Feature { number in
          numbers.withValue { $0.append(number) }
          if fails { throw Unreachable() }
          return "\(number) is a good number"
        }
      }
      self.store = store
      screen = Screen { FactAlerts.FactView(store: store) }
    }

    var alert: Screen.Question? { screen.alert }

    /// Taps a button, and waits for the alert that shows the server's answer.
    ///
    /// - Returns: Whether there was such a button.
    func tap(_ label: String) async -> Bool {
      guard screen.tap(label) else { return false }
      await awaitAlert()
      return true
    }

    /// Waits until the server has been asked so often and an alert is shown.
    func awaitAlert(requests count: Int = 1) async {
      await waitFor(on: screen) { numbers.value.count >= count && alert != nil }
    }

    /// The alert in the state, whatever the property is called.
    var presented: (any PresentedAlert)? {
      Mirror(reflecting: store.state).children.compactMap { $0.value as? any PresentedAlert }.first
    }

    /// The alert on the screen, for a message.
    var description: String {
      guard let alert else { return "no alert" }
      let buttons = alert.buttons.map { "\"\($0)\"" }.joined(separator: ", ")
      return "\"\(alert.title)\" with the buttons \(buttons)"
    }
  }

  @Test("A new screen shows 0, and no alert")
  func initialState() {
    let store = Store(initialState: Feature.State()) { Feature(numberFact: { _ in "" }) }
    let screen = Screen { FactAlerts.FactView(store: store) }
    #expect(
      screen.shows("0") && screen.alert == nil,
      """
      `State()` should have a count of 0 and no alert. Look at the values in `State`.

      \(screen)
      """
    )
  }

  @Test("A fact is shown with two buttons, \"Next\" and \"Close\"")
  func fact() async {
    let phone = Phone(count: 8)
    guard await phone.tap("Number fact") else { return }
    #expect(
      phone.alert?.title == "8 is a good number",
      """
      At a count of 8 the fact about 8 should be the title of an alert, and there is \
      \(phone.description). Look at the case for a success, and at the alert of `FactView`.
      """
    )
    #expect(
      phone.alert?.buttons.sorted() == ["Close", "Next"],
      """
      The alert of a fact should have the buttons "Next" and "Close", and there is \
      \(phone.description). An alert that is an `AlertState` can have buttons.
      """
    )
    let roles = phone.presented?.roles ?? []
    #expect(
      roles == ["Close .cancel", "Next none"],
      """
      "Next" should have no role, and "Close" the role `.cancel`. The roles are \(roles). Look at the \
      argument `role:`.
      """
    )
  }

  @Test("A failure is shown without buttons of its own")
  func failure() async {
    let phone = Phone(count: 8, fails: true)
    guard await phone.tap("Number fact") else { return }
    #expect(
      phone.alert?.title == "Could not load a number fact :(" && phone.alert?.buttons == ["OK"]
        && phone.presented?.roles == [],
      """
      A failure should be shown as "Could not load a number fact :(" with no buttons but the "OK" of the \
      system, and there is \(phone.description). Look at the case for a failure: is it an `AlertState`?
      """
    )
  }

  @Test("\"Next\" closes the alert and asks about the next number")
  func next() async {
    let phone = Phone(count: 8)
    guard await phone.tap("Number fact"), phone.screen.tap("Next") else { return }
    #expect(
      phone.alert == nil,
      """
      Right after a tap on "Next" there should be no alert, and there is \(phone.description). What \
      clears an alert when a button is tapped?
      """
    )
    #expect(
      phone.store.count == 9,
      """
      A tap on "Next" at a count of 8 should make it 9, and it is \(phone.store.count). Look at the \
      case for the action of "Next".
      """
    )
    await phone.awaitAlert(requests: 2)
    #expect(
      phone.numbers.value == [8, 9] && phone.alert?.title == "9 is a good number",
      """
      After "Next" the fact about 9 should be asked for and shown. The server was asked for \
      \(phone.numbers.value), and there is \(phone.description). Look at what the case for "Next" \
      returns.
      """
    )
  }

  @Test("\"Close\" clears the alert, and nothing else")
  func close() async {
    let phone = Phone(count: 3)
    guard await phone.tap("Number fact"), let alert = phone.alert else { return }
    let button = alert.buttons.first { $0 == "Close" } ?? alert.buttons.last ?? ""
    // What TCA reports here is reported in the check of "Next" too.
    _ = await complaints { phone.screen.tap(button) }
    #expect(
      phone.alert == nil && phone.store.count == 3 && phone.numbers.value == [3],
      """
      After a tap on "\(button)" there should be no alert, the count should be 3, and the server \
      should have been asked for [3]. There is \(phone.description), the count is \
      \(phone.store.count), and the server was asked for \(phone.numbers.value).
      """
    )
  }

  @Test("The state presents its alert")
  func presents() {
    let isPresented = Phone(count: 0).presented != nil
    #expect(
      isPresented,
      """
      The state should have a property marked `@Presents` whose type is an optional `AlertState`, and \
      it has none. The types of its stored properties are \
      \(Mirror(reflecting: Feature.State()).children.map { "\(type(of: $0.value))" }).
      """
    )
  }

  @Test("A button of an alert that is gone is reported")
  func staleTap() async throws {
    let phone = Phone(count: 5)
    guard await phone.tap("Number fact") else { return }
    let before = phone.actions.value.count
    let first = await complaints { phone.screen.tap("Next") }
    let sent = phone.actions.value.dropFirst(before).first
    await phone.awaitAlert(requests: 2)
    _ = await complaints { phone.screen.tap("Close") }
    let second = await complaints { if let sent { await expectEnd(of: phone.store.send(sent)) } }
    #expect(
      first.isEmpty && second.count == 1,
      """
      "Next" was tapped, and its action was sent once more when the alert was gone. The first time \
      should be fine, and the second one be reported. Reports: \(first.count) and \(second.count). \
      Which reducer looks after the alert?
      """
    )
  }
}

/// An alert that a state presents.
private protocol PresentedAlert {
  /// Its buttons with their roles, such as "Close .cancel", in alphabetical order.
  var roles: [String] { get }
}

/// An alert, whatever its actions are.
private protocol AlertWithButtons {
  var roles: [String] { get }
}

extension AlertState: AlertWithButtons {
  fileprivate var roles: [String] {
    buttons.map { button in
      "\(String(state: button.label)) " + (button.role.map { ".\($0)" } ?? "none")
    }
    .sorted()
  }
}

extension PresentationState: PresentedAlert where State: AlertWithButtons {
  fileprivate var roles: [String] { wrappedValue?.roles ?? [] }
}
