import ComposableArchitecture
import Testing

@testable import Bindings

@MainActor
@Suite("2.5 binding(get:send:)") struct BindingGetSendTests {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var numberFactAlert: String?
  }

  enum Action: Equatable, Sendable {
    case factAlertDismissed
    case increment
    case setCount(String)
  }

  /// A store, and the actions that have reached its reducer.
  private func makeStore(_ state: State = State()) -> (Store<State, Action>, LockIsolated<[Action]>)
  {
    let log = LockIsolated<[Action]>([])
    let store = Store<State, Action>(initialState: state) {
      Reduce { state, action in
        log.withValue { $0.append(action) }
        switch action {
        case .factAlertDismissed: state.numberFactAlert = nil
        case .increment: state.count += 1
        case .setCount(let text): state.count = Int(text) ?? state.count
        }
        return .none
      }
    }
    return (store, log)
  }

  @Test("Reading shows the state as it is now")
  func reading() {
    let (store, _) = makeStore(State(count: 4))
    let binding = store.binding(get: { String($0.count) }, send: { .setCount($0) })
    var seen = [binding.wrappedValue]
    store.send(.increment)
    seen.append(binding.wrappedValue)
    store.send(.setCount("40"))
    seen.append(binding.wrappedValue)
    #expect(
      seen == ["4", "5", "40"],
      """
      The count was 4, then 5, then 40, and the binding showed \(seen). \
      At which moment does your `get` look at the state?
      """
    )
  }

  @Test("Writing sends one action, made of the new value")
  func writing() {
    let (store, log) = makeStore()
    let binding = store.binding(get: { String($0.count) }, send: { .setCount($0) })
    binding.wrappedValue = "7"
    binding.wrappedValue = "-19"
    #expect(
      log.value == [.setCount("7"), .setCount("-19")],
      """
      "7" and "-19" were written to the binding. Two actions should have reached the reducer, each \
      with its text. These did: \(log.value).
      """
    )
    #expect(
      store.count == -19,
      "After writing \"-19\" the count should be -19, and it is \(store.count)."
    )
  }

  @Test("If the reducer refuses a value, the binding shows the old one")
  func refusing() {
    let (store, log) = makeStore(State(count: 3))
    let binding = store.binding(get: { String($0.count) }, send: { .setCount($0) })
    binding.wrappedValue = "12a"
    #expect(
      binding.wrappedValue == "3" && log.value == [.setCount("12a")],
      """
      The reducer was sent "12a" and left the count at 3. The binding should show "3", and it \
      shows "\(binding.wrappedValue)"; the actions were \(log.value). Who changes the state?
      """
    )
  }

  @Test("Two bindings of one store agree")
  func twoBindings() {
    let (store, _) = makeStore()
    let text = store.binding(get: { String($0.count) }, send: { .setCount($0) })
    let number = store.binding(get: \.count, send: { .setCount(String($0)) })
    text.wrappedValue = "8"
    let afterText = number.wrappedValue
    number.wrappedValue = 9
    #expect(
      afterText == 8 && text.wrappedValue == "9",
      """
      "8" was written to one binding and the other showed \(afterText); then 9 to the other, and \
      the first showed "\(text.wrappedValue)". Both speak about one store, so each should show what \
      was written to the other.
      """
    )
  }

  @Test("With a fixed action, every edit sends that one")
  func fixedAction() {
    let (store, log) = makeStore(State(numberFactAlert: "0 is a good number Brent"))
    let binding = store.binding(get: { $0.numberFactAlert }, send: .factAlertDismissed)
    let shown = binding.wrappedValue
    binding.wrappedValue = nil
    #expect(
      shown == "0 is a good number Brent" && binding.wrappedValue == nil,
      """
      The alert's binding should show "0 is a good number Brent" at first, and nothing once the \
      action has made the state's text nil. It showed \(shown ?? "nothing") at first, and \
      \(binding.wrappedValue ?? "nothing") afterwards.
      """
    )
    binding.wrappedValue = "something else"
    #expect(
      log.value == [.factAlertDismissed, .factAlertDismissed],
      "Both edits should send `factAlertDismissed`. The actions were \(log.value)."
    )
  }
}
