import ComposableArchitecture
import Testing

@testable import Alerts

/// The feature of exercise 6.1, with one of its three bodies.
@Reducer
struct WaysOutFeature {
  enum Variant { case a, b, c }

  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action {
    case alert(PresentationAction<Alert>)

    @CasePathable
    enum Alert: Equatable {
      case deleteButtonTapped
    }
  }

  let variant: Variant
  let note: @Sendable (WaysOut.Event) -> Void
  private let isShown = LockIsolated(true)

  init(_ variant: Variant, note: @escaping @Sendable (WaysOut.Event) -> Void) {
    self.variant = variant
    self.note = note
  }

  var body: some ReducerOf<Self> {
    if variant == .a {
      feature.ifLet(\.$alert, action: \.alert)
    } else {
      feature
    }
    Reduce { state, _ in
      let isShownNow = state.alert != nil
      if isShown.value, !isShownNow { note(.alertIsCleared) }
      isShown.setValue(isShownNow)
      return .none
    }
  }

  private var feature: Reduce<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deleteButtonTapped)):
        note(.deleteArrives)
      case .alert(.dismiss):
        note(.dismissArrives)
        if variant == .b { state.alert = nil }
      }
      return .none
    }
  }
}

@MainActor
@Suite("6.1 Three bodies, two buttons") struct WaysOutTests {
  typealias Event = WaysOut.Event

  private struct Reporter: IssueReporter {
    let note: @Sendable (Event) -> Void

    func reportIssue(
      _ message: @autoclosure () -> String?,
      severity: IssueSeverity,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {
      note(.issueIsReported)
    }
  }

  /// Shows the alert, taps buttons, and returns what can be seen, in order.
  private func events(_ variant: WaysOutFeature.Variant, taps: [String]) -> [Event] {
    let events = LockIsolated<[Event]>([])
    let note: @Sendable (Event) -> Void = { event in events.withValue { $0.append(event) } }
    withIssueReporters([Reporter(note: note)]) {
      let question = AlertState<WaysOutFeature.Action.Alert> {
        TextState("Delete?")
      } actions: {
        ButtonState(role: .destructive, action: .deleteButtonTapped) { TextState("Delete") }
        ButtonState(role: .cancel) { TextState("Keep") }
      }
      let store = Store(initialState: WaysOutFeature.State(alert: question)) {
        WaysOutFeature(variant, note: note)
      }
      let alert = ShownAlert(of: store, state: \.$alert, action: \.alert)
      for tap in taps { alert?.tap(tap) }
    }
    return events.value
  }

  /// Ends a check before anything is said about a run, if there is a run without a prediction.
  private func requireAllPredictions(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let predictions = [
      ("deleteInA", WaysOut.deleteInA), ("keepInA", WaysOut.keepInA),
      ("twoTapsInA", WaysOut.twoTapsInA), ("deleteInB", WaysOut.deleteInB),
      ("keepInB", WaysOut.keepInB), ("keepInC", WaysOut.keepInC),
    ]
    let missing = predictions.filter(\.1.isEmpty).map { "`\($0.0)`" }
    try #require(
      missing.isEmpty,
      """
      Not judged yet: \(missing.joined(separator: ", ")) \(missing.count == 1 ? "is" : "are") empty. \
      Something happens in each run. Write all six predictions down first, then the buttons are tapped.
      """,
      sourceLocation: sourceLocation
    )
  }

  private func expect(
    _ prediction: [Event],
    _ name: String,
    toBe events: [Event],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let rows = (0..<max(prediction.count, events.count)).map { index in
      let predicted = prediction.dropFirst(index).first.map { ".\($0)" } ?? "nothing"
      let seen = events.dropFirst(index).first.map { ".\($0)" } ?? "nothing"
      return "\(index + 1). predicted \(predicted), seen \(seen)"
    }
    let isRight = prediction == events
    if isRight {
      print("`\(name)`:\n" + rows.joined(separator: "\n"))
    }
    let right = zip(prediction, events).prefix { $0 == $1 }.count
    #expect(
      isRight,
      """
      The program ran in a store, with a view's binding, and `\(name)` says something else. \
      \(right == 0 ? "Not even its first event" : "Its beginning, \(right) of the events,") is as it was seen. Go \
      on from there: who acts next, the view's binding, `ifLet` or the `Reduce`? And is that the end? What \
      was seen is shown when all of it is right.
      """,
      sourceLocation: sourceLocation
    )
  }

  @Test("Body A runs as predicted")
  func bodyA() throws {
    try requireAllPredictions()
    expect(WaysOut.deleteInA, "deleteInA", toBe: events(.a, taps: ["Delete"]))
    expect(WaysOut.keepInA, "keepInA", toBe: events(.a, taps: ["Keep"]))
  }

  @Test("Body A runs as predicted, with two taps")
  func twoTaps() throws {
    try requireAllPredictions()
    expect(WaysOut.twoTapsInA, "twoTapsInA", toBe: events(.a, taps: ["Delete", "Delete"]))
  }

  @Test("Body B runs as predicted")
  func bodyB() throws {
    try requireAllPredictions()
    expect(WaysOut.deleteInB, "deleteInB", toBe: events(.b, taps: ["Delete"]))
    expect(WaysOut.keepInB, "keepInB", toBe: events(.b, taps: ["Keep"]))
  }

  @Test("Body C runs as predicted")
  func bodyC() throws {
    try requireAllPredictions()
    expect(WaysOut.keepInC, "keepInC", toBe: events(.c, taps: ["Keep"]))
  }
}
