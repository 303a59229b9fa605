import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.expectEnd

@testable import Effects

@MainActor
@Suite("3.18 Two places where the world gets in", .timeLimit(.minutes(20))) struct TwoPlacesTests {
  typealias Event = TwoPlaces.Event
  typealias Line = TwoPlaces.Line
  typealias Stage = TwoPlaces.Stage

  // MARK: Lines

  @Test("Every line has a prediction")
  func everyLineIsThere() {
    let missing = Line.allCases.filter { TwoPlaces.stages[$0] == nil }
    #expect(
      missing.isEmpty,
      "`stages` has no entry for \(missing.map { ".\($0)" }.joined(separator: ", "))."
    )
  }

  @Test("Each line does what its prediction says", arguments: Line.allCases)
  func stage(of line: Line) throws {
    let count = TwoPlaces.stages.count
    try #require(
      count == Line.allCases.count,
      """
      There are \(Line.allCases.count) lines; `stages` has a prediction for \(count) of them. Write \
      them all down first, then the lines are tried.
      """
    )
    let prediction = try #require(
      TwoPlaces.stages[line],
      "`stages` has no entry for \(".\(line)" as String)."
    )
    // Texts of their own, since comments of Swift Testing show cases in a form that changed.
    let (name, stage) = (".\(line)", ".\(prediction)")
    if prediction == Self.stage(of: line) {
      print("\(name), predicted \(stage): \(Self.observation(of: line))")
    }
    #expect(
      prediction == Self.stage(of: line),
      """
      Line \(name), `\(line.rawValue)`, was predicted to be \(stage). It was tried with the \
      same state and the same action each time. \(Self.observation(of: line))
      """
    )
  }

  private static func stage(of line: Line) -> Stage {
    switch line {
    case .a, .c, .g: .pure
    case .b, .e, .h, .j: .input
    case .d, .f, .i: .output
    }
  }

  /// What is seen when a line runs several times with the same state and the same action.
  private static func observation(of line: Line) -> String {
    switch line {
    case .a:
      return results { 4 + 1 } + " Outside, nothing had changed."
    case .b:
      return results { Date().timeIntervalSince1970 }
    case .c:
      return results { [4, 7].contains(4) } + " Outside, nothing had changed."
    case .d:
      return "An observer in another part of the program was called \(notifications()) times."
    case .e:
      return results { Int.random(in: -100...100) }
    case .f:
      return "Before, there was no file. Afterwards there was one of \(bytesWritten()) bytes."
    case .g:
      return results { ["Ada", "Ben", "Cid"].filter { $0 != "Ben" } }
        + " Outside, nothing had changed."
    case .h:
      return results { UUID() }
    case .i:
      return "(Not really: each time, a server would have got a request.)"
    case .j:
      let users = LockIsolated(["Blob", "Blob", "Blob Jr."])
      return results { users.withValue { $0.removeFirst() } }
        + " In between, another part of the program had assigned to the variable."
    }
  }

  private static func results<Value>(_ run: () -> Value) -> String {
    "The results were \(run()), \(run()) and \(run())."
  }

  private static func notifications() -> Int {
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    let calls = LockIsolated(0)
    let observer = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      calls.withValue { $0 += 1 }
    }
    for _ in 1...3 { center.post(name: name, object: nil) }
    center.removeObserver(observer)
    return calls.value
  }

  private static func bytesWritten() -> Int {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try? Data([1, 2, 3, 4]).write(to: file)
    let bytes = (try? Data(contentsOf: file))?.count ?? 0
    try? FileManager.default.removeItem(at: file)
    return bytes
  }

  // MARK: Events

  private enum Action {
    case answer
    case hide
    case load
  }

  /// Runs a program in a store, and returns what can be seen, in order.
  private func events(hidesEarly: Bool) async -> [Event] {
    let events = LockIsolated<[Event]>([])
    let clock = WatchedClock()
    @Sendable func note(_ event: Event) { events.withValue { $0.append(event) } }
    let store = Store(initialState: 0) {
      Reduce<Int, Action> { state, action in
        switch action {
        case .answer: note(.answerIsSent)
        case .hide: note(.hideIsSent)
        case .load: note(.loadIsSent)
        }
        state += 1
        note(.stateChanges)
        guard case .load = action else { return .none }
        return .run { send in
          note(.effectBegins)
          try await clock.sleep(for: .seconds(60))
          note(.effectEnds)
          await send(.answer)
        }
      }
    }
    let load = store.send(.load)
    await clock.advance(by: .seconds(30), during: load)
    if hidesEarly { store.send(.hide) }
    // The effect sleeps already.
    await clock.advance(by: .seconds(30), sleepers: 0)
    await expectEnd(of: load)
    if !hidesEarly { store.send(.hide) }
    return events.value
  }

  @Test("The first program runs as predicted")
  func patient() async throws {
    try requireEvents(TwoPlaces.patient, "patient")
    expect(TwoPlaces.patient, "patient", toBe: await events(hidesEarly: false))
  }

  @Test("The second program runs as predicted")
  func impatient() async throws {
    try requireEvents(TwoPlaces.impatient, "impatient")
    expect(TwoPlaces.impatient, "impatient", toBe: await events(hidesEarly: true))
  }

  /// Checks that a whole program was predicted, before anything is said about it.
  private func requireEvents(_ prediction: [Event], _ name: String) throws {
    try #require(
      prediction.count == 8,
      """
      The program has eight events; `\(name)` has \(prediction.count). Write them all down first, \
      then the program runs.
      """
    )
  }

  private func expect(_ prediction: [Event], _ name: String, toBe events: [Event]) {
    let rows = (0..<max(prediction.count, events.count)).map { index in
      let predicted = prediction.dropFirst(index).first.map { ".\($0)" } ?? "nothing"
      let seen = events.dropFirst(index).first.map { ".\($0)" } ?? "nothing"
      return "\(index + 1). predicted \(predicted), seen \(seen)"
    }
    if prediction == events {
      print("The program `\(name)`:\n" + rows.joined(separator: "\n"))
    }
    #expect(
      prediction == events,
      """
      The program ran in a store, and `\(name)` says something else. Of its events, the first \
      \(zip(prediction, events).prefix { $0 == $1 }.count) are as they were seen. Go on from there: has the \
      reducer ended by then, or the effect? What was seen is shown when all of it is right.
      """
    )
  }
}
