import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
@Suite("6.5 From an optional string to @Presents", .timeLimit(.minutes(5))) struct FactAlertTests {
  typealias Feature = FactAlerts.Feature

  private struct Unreachable: Error {}

  /// A screen whose count is given, and what its server answers.
  private struct Phone {
    let store: StoreOf<Feature>
    let numbers = LockIsolated<[Int]>([])

    @MainActor
    init(count: Int, fails: Bool = false) {
      store = Store(initialState: Feature.State(count: count)) { [numbers] in
        Feature { number in
          numbers.withValue { $0.append(number) }
          if fails { throw Unreachable() }
          return "\(number) is a good number Brent"
        }
      }
    }

    @MainActor var alert: ShownAlert? { FactAlerts.Screen(store: store).alert }

    @MainActor
    func tapFactButton() async {
      await store.send(.numberFactButtonTapped).finish()
    }
  }

  @Test("A new screen shows 0, and no alert")
  func initialState() {
    let store = Store(initialState: Feature.State()) { Feature(numberFact: { _ in "" }) }
    let alert = FactAlerts.Screen(store: store).alert
    #expect(
      store.count == 0 && alert == nil,
      """
      `State()` should have a count of 0 and no alert. The count is \(store.count), and there is \
      \(description(alert)). Look at the values in `State`.
      """
    )
  }

  @Test("A fact is shown with two buttons, \"Next\" and \"Close\"")
  func fact() async {
    let phone = Phone(count: 8)
    await phone.tapFactButton()
    let alert = phone.alert
    #expect(
      alert?.title == "8 is a good number Brent",
      """
      At a count of 8 the fact about 8 should be the title of an alert, and there is \
      \(description(alert)). Look at the case for a success, and at `alert` of `Screen`.
      """
    )
    #expect(
      alert?.labels == ["Next", "Close"],
      """
      The alert of a fact should have the buttons "Next" and "Close", and there is \
      \(description(alert)). An alert that is an `AlertState` can have buttons.
      """
    )
    #expect(
      roles(alert) == ["none", ".cancel"],
      """
      "Next" should have no role, and "Close" the role `.cancel`. The roles are \
      \(roles(alert)). Look at the argument `role:`.
      """
    )
  }

  @Test("A failure is shown without buttons of its own")
  func failure() async {
    let phone = Phone(count: 8, fails: true)
    await phone.tapFactButton()
    let alert = phone.alert
    #expect(
      alert?.title == "Could not load a number fact :(" && alert?.labels == [],
      """
      A failure should be shown as "Could not load a number fact :(" with no buttons, and there is \
      \(description(alert)). Look at the case for a failure.
      """
    )
  }

  @Test("\"Next\" closes the alert and asks about the next number")
  func next() async throws {
    let phone = Phone(count: 8)
    await phone.tapFactButton()
    let alert = try #require(
      phone.alert.flatMap { $0.labels.contains("Next") ? $0 : nil },
      "There should be an alert with a button \"Next\", and there is \(description(phone.alert))."
    )
    let work = alert.tap("Next")
    let isGone = phone.alert == nil
    #expect(
      isGone,
      """
      Right after a tap on "Next" there should be no alert, and there is \(description(phone.alert)). \
      What clears an alert when a button is tapped?
      """
    )
    #expect(
      phone.store.count == 9,
      """
      A tap on "Next" at a count of 8 should make it 9, and it is \(phone.store.count). Look at the \
      case for the action of "Next".
      """
    )
    await work?.finish()
    #expect(
      phone.numbers.value == [8, 9] && phone.alert?.title == "9 is a good number Brent",
      """
      After "Next" the fact about 9 should be asked for and shown. The server was asked for \
      \(phone.numbers.value), and there is \(description(phone.alert)). Look at what the case for \
      "Next" returns.
      """
    )
  }

  @Test("\"Close\" clears the alert, and nothing else")
  func close() async {
    let phone = Phone(count: 3)
    await phone.tapFactButton()
    // What TCA reports here is reported in the check of "Next" too.
    _ = await complaints {
      if phone.alert?.labels.contains("Close") == true {
        phone.alert?.tap("Close")
      } else {
        phone.alert?.close()
      }
    }
    let isAsBefore = phone.alert == nil && phone.store.count == 3 && phone.numbers.value == [3]
    #expect(
      isAsBefore,
      """
      After the alert was closed there should be no alert, the count should be 3, and the server \
      should have been asked for [3]. There is \(description(phone.alert)), the count is \
      \(phone.store.count), and the server was asked for \(phone.numbers.value).
      """
    )
  }

  @Test("The state presents its alert")
  func presents() {
    let fields = Mirror(reflecting: Feature.State()).children.map { type(of: $0.value) as Any.Type }
    let presented = fields.filter { "\($0)".hasPrefix("PresentationState<AlertState<") }
    #expect(
      presented.count == 1,
      """
      The state should have one property marked `@Presents` whose type is an optional `AlertState`, \
      and it has \(presented.count). The types of its stored properties are \(fields).
      """
    )
  }

  @Test("A button of an alert that is gone is reported")
  func staleTap() async throws {
    let phone = Phone(count: 5)
    await phone.tapFactButton()
    let alert = phone.alert
    let first = await complaints { await alert?.tap("Next")?.finish() }
    _ = await complaints { phone.alert?.close() }
    let second = await complaints { await alert?.tap("Next")?.finish() }
    #expect(
      first.isEmpty && second.count == 1,
      """
      "Next" was tapped, and tapped once more when its alert was gone. The first tap should be fine, \
      and the second one be reported. Reports: \(first.count) and \(second.count). Which reducer \
      looks after the alert?
      """
    )
  }
}
