import ComposableArchitecture
import Testing

import func SuiteHelpers.waitFor

@testable import Alerts

@MainActor
@Suite("6.15 A view controller", .timeLimit(.minutes(20))) struct FactViewControllerTests {
  typealias Controller = FactViewController.Controller
  typealias Feature = FactViewController.Feature

  /// A controller whose view has been loaded.
  private func makeController(_ state: Feature.State = Feature.State()) -> Controller {
    let controller = Controller(store: Store(initialState: state) { Feature() })
    controller.viewDidLoad()
    return controller
  }

  /// Sends actions, and lets the controller see what each of them has changed.
  private func send(_ actions: Feature.Action..., to controller: Controller) async {
    for action in actions {
      controller.store.send(action)
      // An observation runs in a task of the main actor, which began before these turns of the same
      // actor: they come in order, however busy other threads are.
      for _ in 1...50 { await Task.yield() }
    }
  }

  private func titles(_ controller: Controller) -> [String] {
    controller.presented.map(\.title)
  }

  @Test("The label shows the count, at first and after each change")
  func label() async {
    let controller = makeController(Feature.State(count: 7))
    let first = controller.countLabel.text ?? "nothing"
    await send(.incrementButtonTapped, .incrementButtonTapped, to: controller)
    let last = controller.countLabel.text ?? "nothing"
    #expect(
      first == "7" && last == "9",
      """
      At a count of 7, which was then raised twice, the label should show "7" and then "9". It showed \
      "\(first)" and then "\(last)". Look at what is done once, and what again and again; and is the \
      observation kept?
      """
    )
  }

  @Test("Where there is no fact, no alert is presented")
  func nothing() async {
    let controller = makeController()
    await send(.incrementButtonTapped, .incrementButtonTapped, to: controller)
    #expect(
      titles(controller) == [],
      """
      The state never had a fact. No alert should be presented, and presented were \
      \(titles(controller)). Look at what is done for nil.
      """
    )
  }

  @Test(
    "A fact is presented when it appears, whatever it says",
    arguments: ["1 is the loneliest", "", "🎲"]
  )
  func fact(text: String) async {
    let controller = makeController()
    await send(.numberFactResponse(text), to: controller)
    #expect(
      titles(controller) == [text],
      """
      The fact "\(text)" came into the state. One alert with this title should be presented, and \
      presented were \(titles(controller)). Only nil means that nothing is shown. Look at what the \
      closure of `observe` reads.
      """
    )
  }

  @Test("A fact that is there when the view loads is presented")
  func atFirst() {
    let controller = makeController(Feature.State(numberFactAlert: "2 is even"))
    #expect(
      titles(controller) == ["2 is even"],
      """
      The state had the fact "2 is even" from the beginning. It should be presented, and presented were \
      \(titles(controller)). `observe` runs its closure at once. Look at the condition before `present`.
      """
    )
  }

  @Test("An alert is presented once, however often the state changes meanwhile")
  func once() async {
    let controller = makeController()
    await send(
      .numberFactResponse("3 is odd"),
      .incrementButtonTapped,
      .incrementButtonTapped,
      to: controller
    )
    #expect(
      titles(controller) == ["3 is odd"],
      """
      While the alert "3 is odd" was on the screen, the count changed twice. The alert should be \
      presented once, and presented were \(titles(controller)). Look at what the controller has to \
      remember.
      """
    )
  }

  @Test("After a dismissal the same text is presented again, and another text takes its place")
  func again() async {
    let controller = makeController()
    await send(
      .numberFactResponse("A"),
      .factAlertDismissed,
      .numberFactResponse("A"),
      .numberFactResponse("B"),
      .numberFactResponse("A"),
      to: controller
    )
    #expect(
      titles(controller) == ["A", "A", "B", "A"],
      """
      "A" came, went, came again, and then "B" and "A" followed. Presented should be \
      ["A", "A", "B", "A"], and presented were \(titles(controller)). Look at when the controller \
      remembers, and what.
      """
    )
  }

  @Test("OK tells the store that the alert is gone")
  func okTapped() async {
    let controller = makeController(Feature.State(numberFactAlert: "4 is a square"))
    controller.presented.last?.okTapped()
    #expect(
      controller.store.numberFactAlert == nil,
      """
      The alert "4 is a square" was presented, and "OK" was tapped. The state should have no fact any \
      more, and it has "\(controller.store.numberFactAlert ?? "")". Look at what the button of your \
      alert does.
      """
    )
  }

  @Test("A controller that nobody needs is let go")
  func letGo() async {
    let store = Store(initialState: Feature.State()) { Feature() }
    weak var controller: Controller?
    do {
      let loaded = Controller(store: store)
      loaded.viewDidLoad()
      controller = loaded
    }
    await waitFor { controller == nil }
    #expect(
      controller == nil,
      """
      Nobody needs the controller any more, and it is still there. The closure of `observe` is kept as \
      long as the observation, which the controller keeps. Look at what the closure captures.
      """
    )
  }
}
