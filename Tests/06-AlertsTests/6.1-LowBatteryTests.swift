import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
@Suite("6.1 A question as a value") struct LowBatteryTests {
  typealias Feature = LowBattery.Feature

  private func shown(at percent: Int) -> ShownAlert? {
    let store = Store(initialState: Feature.State()) { Feature() }
    store.send(.percentChanged(percent))
    return ShownAlert(of: store, state: \.$alert, action: \.alert)
  }

  @Test("At 10 percent the phone warns")
  func warns() {
    let alert = shown(at: 10)
    #expect(
      alert?.title == "Low battery",
      """
      At 10 percent an alert with the title "Low battery" should be shown, and there was \
      \(description(alert)). Look at the line inside of the `if`.
      """
    )
  }

  @Test("Above that it does not")
  func isSilent() {
    let alert = shown(at: 11)
    let isSilent = alert == nil
    #expect(
      isSilent,
      "At 11 percent nothing should be shown, and there was \(description(alert))."
    )
  }
}
