import Testing

@testable import ReduxBasics

@Suite("1.3 Walk the loop") struct WalkTheLoopTests {
  private typealias Message = WalkTheLoop.Message

  /// A real loop, which notes what it does and what its screen shows.
  private struct Loop {
    private var model = 0
    /// What the screen shows at the end of each turn.
    private(set) var screens: [String] = []
    /// What the screen shows at the time of each update.
    private(set) var screensDuringUpdates: [String] = []
    private(set) var steps: [WalkTheLoop.LoopStep] = []

    private static let names = [
      -2: "minusTwo", -1: "minusOne", 0: "zero", 1: "one", 2: "two", 3: "three",
    ]

    private var screen: String { Self.names[model] ?? "\(model)" }

    mutating func tap(_ message: Message) {
      steps += [.viewTapped, .message, .update]
      let next = model + (message == .increment ? 1 : -1)
      screensDuringUpdates.append(screen)
      steps.append(.replace)
      model = next
      steps.append(.render)
      screens.append(screen)
    }
  }

  private let loop: Loop = {
    var loop = Loop()
    for message in WalkTheLoop.script + [.increment] {
      loop.tap(message)
    }
    return loop
  }()

  /// Predictions and what happened, one pair a line.
  private func comparison(
    _ labels: [String],
    _ predicted: [String],
    _ happened: [String]
  ) -> String {
    zip(labels, zip(predicted, happened)).map { "\($0): you predicted \($1.0), it was \($1.1)" }
      .joined(separator: "\n")
  }

  /// The number of predictions that are right.
  private func right(_ predicted: [String], _ happened: [String]) -> Int {
    zip(predicted, happened).count { $0 == $1 }
  }

  @Test("After each message the screen shows what you predicted")
  func screens() throws {
    let predicted = WalkTheLoop.screens.map { "\($0)" }
    let shown = Array(loop.screens.prefix(WalkTheLoop.script.count))
    try #require(
      predicted.count == shown.count,
      """
      The loop shows one screen at the end of each message's turn, \(shown.count) in all; \
      `screens` has \(predicted.count). Write them all down first, then the loop runs.
      """
    )
    let isRight = predicted == shown
    if isRight {
      print("The screen at the end of each turn:")
      print(comparison(WalkTheLoop.script.map { "\($0)" }, predicted, shown))
    }
    #expect(
      isRight,
      """
      The loop has run. \(right(predicted, shown)) of \(shown.count) screens are as predicted. Go through the \
      messages one by one: which count does each of them meet?
      """
    )
  }

  @Test("One turn takes its steps in the order that you predicted")
  func turn() throws {
    let predicted = WalkTheLoop.turn.map { "\($0)" }
    let happened = loop.steps.prefix(5).map { "\($0)" }
    try #require(
      Set(predicted).count == 5 && predicted.count == 5,
      """
      One turn has five steps, each of them once; `turn` has \(predicted.count), of which \
      \(Set(predicted).count) are different. Write them all down first, then the loop runs.
      """
    )
    let isRight = predicted == happened
    if isRight {
      print("The first turn of the loop:")
      print(comparison((1...5).map { "step \($0)" }, predicted, Array(happened)))
    }
    #expect(
      isRight,
      """
      The loop has run. \(right(predicted, happened)) of 5 steps are where you predicted them. Ask of each \
      step what it needs to have before it can begin.
      """
    )
  }

  @Test("During an update the screen shows what you predicted")
  func duringUpdate() throws {
    let predicted = try #require(
      WalkTheLoop.screenDuringUpdate,
      "`screenDuringUpdate` is nil. Write down your prediction first, then the loop runs."
    )
    let shown = loop.screensDuringUpdates.last ?? ""
    let isRight = "\(predicted)" == shown
    if isRight {
      print("The screen during the last update:")
      print(comparison(["increment"], ["\(predicted)"], [shown]))
    }
    #expect(
      isRight,
      """
      While the loop computed what follows from the last `increment`, the screen did not show \
      \(predicted). Which steps of the turn come after `update`?
      """
    )
  }

  @Test("Each example belongs to the part that you named")
  func parts() throws {
    let answers = WalkTheLoop.parts
    try #require(
      answers.count == WalkTheLoop.Example.allCases.count,
      """
      There are \(WalkTheLoop.Example.allCases.count) examples; `parts` names a part for \
      \(answers.count) of them.
      """
    )
    let right: [WalkTheLoop.Example: WalkTheLoop.Part] = [
      .a: .action, .b: .store, .c: .reducer, .d: .state, .e: .action, .f: .state,
    ]
    let wrong = WalkTheLoop.Example.allCases.filter { answers[$0] != right[$0] }.map { "\($0)" }
    let isRight = wrong.isEmpty
    #expect(
      isRight,
      """
      \(right.count - wrong.count) of \(right.count) are right. Ask of each: is it data, news, a rule, or the \
      place where all of it runs?
      """
    )
  }
}
