import ComposableArchitecture
import TerminalUI
import Testing

@testable import Bindings

@MainActor
@Suite("2.4 Guess the number", .timeLimit(.minutes(20))) struct GuessTheNumberTests {
  typealias Counter = GuessTheNumber.Counter
  typealias CheckResult = GuessTheNumber.CheckResult

  @Test(
    "A guess is lower, equal or higher than the secret",
    arguments: [
      (-1, 0, CheckResult.lower), (0, 0, .equal), (1, 0, .higher),
      (-100, 100, .lower), (100, -100, .higher), (100, 100, .equal), (-100, -100, .equal),
      (41, 42, .lower), (43, 42, .higher), (-43, -42, .lower),
    ]
  )
  func comparisons(count: Int, secret: Int, expected: CheckResult) {
    let result = Counter.State(count: count, secret: secret).checkResult
    #expect(
      result == expected,
      """
      With the count at \(count) and the secret \(secret), `checkResult` should be \
      `\(expected)`, and it is `\(result)`. Look at what `checkResult` compares: its answer is about \
      the guess, which is the count.
      """
    )
  }

  @Test("The answer follows every change of the count")
  func answerFollows() {
    let store = Store(initialState: Counter.State(count: 9, secret: 10)) { Counter() }
    var answers = [store.checkResult]
    for action in [
      Counter.Action.incrementButtonTapped, .incrementButtonTapped, .countTyped("-3"),
      .countTyped("10"), .decrementButtonTapped,
    ] {
      store.send(action)
      answers.append(store.checkResult)
    }
    #expect(
      answers == [.lower, .equal, .higher, .lower, .equal, .lower],
      """
      Around the secret 10, the counts 9, 10, 11, -3, 10, 9 should be lower, equal, higher, \
      lower, equal, lower. The answers were \(answers.map { "\($0)" }.joined(separator: ", ")). Look \
      at `checkResult`.\
      \(Set(answers).count == 1 ? " It gave the same answer each time: is it computed?" : "")
      """
    )
  }

  @Test("A new game draws its secret from -100 to 100, both included")
  func secretsInRange() {
    let secrets = Set((0..<20_000).map { _ in Counter.State().secret })
    let isRight = secrets.min() == -100 && secrets.max() == 100
    #expect(
      isRight,
      """
      In 20000 new games the secrets should range from -100 to 100. Yours ranged from \
      \(secrets.min() ?? 0) to \(secrets.max() ?? 0). Look at how `secret` is drawn.
      """
    )
  }

  @Test("A game keeps its secret")
  func secretStays() {
    let state = Counter.State()
    let reads = Set((0..<100).map { _ in state.secret })
    #expect(
      reads.count == 1,
      """
      The secret of one game was read a hundred times and gave \(reads.count) different numbers. \
      It should be drawn once, when the state is made, and then stay. Look at the declaration of \
      `secret`.
      """
    )
  }

  @Test(
    "The label gives the answer as a text and a colour",
    arguments: [
      (CheckResult.lower, "Lower", Color.red), (.equal, "Correct", .green),
      (.higher, "Higher", .red),
    ]
  )
  func label(result: CheckResult, text: String, color: Color) {
    let screen = Screen { GuessTheNumber.CheckLabel(result: result) }
    let colors = screen.elements(.text).filter { $0.label == text }.map(\.color)
    let hasImage = !screen.elements(.image).isEmpty
    let found =
      switch colors {
      case []: "No such text is there."
      case [color]: "It does, and has no image."
      default: "It has another colour."
      }
    #expect(
      colors == [color] && hasImage,
      """
      For `\(result)` the label should read "\(text)" in \(color == .red ? "red" : "green"), with an \
      image. \(found) Look at `CheckLabel`, and at `.foregroundStyle` behind this label.

      \(screen)
      """
    )
  }
}
