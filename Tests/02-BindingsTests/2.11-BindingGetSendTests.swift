import ComposableArchitecture
import TerminalUI
import Testing

@testable import Bindings

@MainActor
@Suite("2.11 Bindings from the inside") struct BindingGetSendTests {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var numberFactAlert: String?
  }

  enum Action: Equatable, Sendable {
    case factAlertDismissed
    case incrementButtonTapped
    case countTyped(String)
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
        case .incrementButtonTapped: state.count += 1
        case .countTyped(let text): state.count = Int(text) ?? state.count
        }
        return .none
      }
    }
    return (store, log)
  }

  @Test("Reading shows the state as it is now")
  func reading() {
    let (store, _) = makeStore(State(count: 4))
    let binding = store.binding(get: { String($0.count) }, send: { .countTyped($0) })
    var seen = [binding.wrappedValue]
    store.send(.incrementButtonTapped)
    seen.append(binding.wrappedValue)
    store.send(.countTyped("40"))
    seen.append(binding.wrappedValue)
    #expect(
      seen == ["4", "5", "40"],
      """
      The count was 4, then 5, then 40, and the binding showed \(list(seen)). \
      At which moment does your `get` look at the state?
      """
    )
  }

  @Test("Writing sends one action, made of the new value")
  func writing() {
    let (store, log) = makeStore()
    let binding = store.binding(get: { String($0.count) }, send: { .countTyped($0) })
    binding.wrappedValue = "7"
    binding.wrappedValue = "-19"
    #expect(
      log.value == [.countTyped("7"), .countTyped("-19")],
      """
      "7" and "-19" were written to the binding. Two actions should have reached the reducer, each \
      with its text. These did: \(list(log.value)). Look at the `set` of the first function.
      """
    )
    #expect(
      store.count == -19,
      """
      After writing "-19" the count should be -19, and it is \(store.count). Look at what the `set` of \
      the first function sends.
      """
    )
  }

  @Test("If the reducer refuses a value, the binding shows the old one")
  func refusing() {
    let (store, log) = makeStore(State(count: 3))
    let binding = store.binding(get: { String($0.count) }, send: { .countTyped($0) })
    binding.wrappedValue = "12a"
    let isRight = binding.wrappedValue == "3" && log.value == [.countTyped("12a")]
    #expect(
      isRight,
      """
      The reducer was sent "12a" and left the count at 3. The binding should show "3", and it \
      shows "\(binding.wrappedValue)". The reducer got \(list(log.value)). Where does `get` find the \
      value?
      """
    )
  }

  @Test("Two bindings of one store agree")
  func twoBindings() {
    let (store, _) = makeStore()
    let text = store.binding(get: { String($0.count) }, send: { .countTyped($0) })
    let number = store.binding(get: \.count, send: { .countTyped(String($0)) })
    text.wrappedValue = "8"
    let afterText = number.wrappedValue
    number.wrappedValue = 9
    let isRight = afterText == 8 && text.wrappedValue == "9"
    #expect(
      isRight,
      """
      "8" was written to one binding and the other showed \(afterText); then 9 to the other, and \
      the first showed "\(text.wrappedValue)". Both read the same store, so each should show what was \
      written to the other. Look at the `get` of the first function.
      """
    )
  }

  @Test("With a fixed action, every edit sends that one")
  func fixedAction() {
    let (store, log) = makeStore(State(numberFactAlert: "0 is a good number"))
    let binding = store.binding(get: { $0.numberFactAlert }, send: .factAlertDismissed)
    let shown = binding.wrappedValue
    binding.wrappedValue = nil
    let isRight = shown == "0 is a good number" && binding.wrappedValue == nil
    #expect(
      isRight,
      """
      The alert's binding should show "0 is a good number" at first, and nothing once the \
      action has made the state's text nil. It showed \(shown ?? "nothing") at first, and \
      \(binding.wrappedValue ?? "nothing") afterwards. Look at the second function.
      """
    )
    binding.wrappedValue = "something else"
    #expect(
      log.value == [.factAlertDismissed, .factAlertDismissed],
      """
      Both edits should send `factAlertDismissed`. The actions were \(list(log.value)). Look at the \
      second function.
      """
    )
  }

  private func list(_ texts: [String]) -> String {
    texts.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private func list(_ actions: [Action]) -> String {
    actions.isEmpty ? "no action" : actions.map { "\($0)" }.joined(separator: ", ")
  }
}
