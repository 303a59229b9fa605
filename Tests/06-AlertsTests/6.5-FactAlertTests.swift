import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
@Suite("6.7 From optional string to @Presents", .timeLimit(.minutes(1))) struct FactAlertTests {
  typealias Feature = FactAlerts.Feature

  private struct Unreachable: Error {}

  private func makeStore(
    alert: AlertState<Feature.Action.Alert>? = nil,
    numberFact: @escaping @Sendable (Int) async throws -> String = {
      "\($0) is a good number Brent"
    }
  ) -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State(alert: alert)) { Feature(numberFact: numberFact) }
  }

  private func alert(_ fact: String) -> AlertState<Feature.Action.Alert> {
    AlertState {
      TextState(fact)
    } actions: {
      ButtonState(action: .nextFactButtonTapped) { TextState("Next") }
    }
  }

  @Test("A fact is shown as an alert with a button for the next one")
  func fact() async {
    let store = makeStore()
    await store.send(.numberFactButtonTapped)
    await store.receive(\.numberFactResponse.success) {
      $0.alert = alert("0 is a good number Brent")
    }
  }

  @Test("A failure is shown as an alert without buttons of its own")
  func failure() async {
    let store = makeStore { _ in throw Unreachable() }
    await store.send(.numberFactButtonTapped)
    await store.receive(\.numberFactResponse.failure) {
      $0.alert = AlertState { TextState("Could not load a number fact :(") }
    }
  }

  @Test("Tapping a button clears the alert by itself, and the parent hears of it")
  func button() async {
    let store = makeStore(alert: alert("7 is lucky"))
    await store.send(.alert(.presented(.nextFactButtonTapped))) {
      $0.alert = nil
      $0.asksForMore = 1
    }
  }

  @Test("Dismissing clears the alert, and nothing else")
  func dismissal() async {
    let store = makeStore(alert: alert("7 is lucky"))
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test("After a button there is nothing left to dismiss: that is reported")
  func dismissalAfterButton() async {
    let store = Store(initialState: Feature.State(alert: alert("7 is lucky"))) {
      Feature(numberFact: { _ in "" })
    }
    let byButton = await complaints {
      store.send(.alert(.presented(.nextFactButtonTapped)))
    }
    let byDismissal = await complaints {
      store.send(.alert(.dismiss))
    }
    #expect(
      byButton.isEmpty && byDismissal.count == 1,
      """
      A button was tapped, and then a dismissal was sent although the alert had gone. The first \
      should be fine and the second be reported. Reports: \(byButton.count) and \
      \(byDismissal.count). Who clears the alert?
      """
    )
  }
}
