import Foundation
import Testing

import struct SuiteHelpers.SeededGenerator
import func SuiteHelpers.printed

@testable import ReduxBasics

@Suite("1.4 A pure reducer") struct PureReducerTests {
  /// Counts to start from: some that the lesson could name, some that cannot be guessed.
  private let starts: [Int] = {
    var generator = SeededGenerator(seed: 12)
    return [-3, 0, 41] + (0..<5).map { _ in Int.random(in: -1_000...1_000, using: &generator) }
  }()

  /// Where to look when a count is wrong, as far as the count shows it.
  private func whereToLook(start: Int, next: Int) -> String {
    if changesNothing {
      return "No action changes the count. Look at the lines that all cases share: what do they"
        + " change, and what is returned in the end?"
    }
    return next == start
      ? "The count came back as it was: does the case of this action change it?"
      : "Look at how the new count follows from the count in `state`."
  }

  /// Whether each action gives the count back as it was.
  private var changesNothing: Bool {
    [CounterAction.increment, .decrement, .add(7)]
      .allSatisfy { counterReducer($0, CounterState(count: 5)).count == 5 }
  }

  /// Ends a check of an answer in which no action changes anything.
  private func requireChanges(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let changes = !changesNothing
    try #require(
      changes,
      """
      Not judged yet: no action changes the count. First let the check "Increment adds one to the count \
      it is given" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  @Test("Increment adds one to the count it is given")
  func incrementAddsOne() throws {
    for start in starts {
      let next = counterReducer(.increment, CounterState(count: start))
      try #require(
        next.count == start + 1,
        """
        From \(start), `increment` should give \(start + 1); your reducer gave \(next.count). \
        \(whereToLook(start: start, next: next.count))
        """
      )
    }
  }

  @Test("Decrement takes one away, below zero too")
  func decrementTakesOneAway() throws {
    try requireChanges()
    for start in starts {
      let next = counterReducer(.decrement, CounterState(count: start))
      try #require(
        next.count == start - 1,
        """
        From \(start), `decrement` should give \(start - 1); your reducer gave \(next.count). \
        \(next.count == 0 && start <= 0
          ? "A count may be negative: does something stop it at zero?"
          : whereToLook(start: start, next: next.count))
        """
      )
    }
  }

  @Test("Add adds the number that comes with it")
  func addAddsItsNumber() throws {
    try requireChanges()
    var generator = SeededGenerator(seed: 120)
    for start in starts {
      let number = Int.random(in: -500...500, using: &generator)
      let next = counterReducer(.add(number), CounterState(count: start))
      try #require(
        next.count == start + number,
        """
        From \(start), `add(\(number))` should give \(start + number); \
        your reducer gave \(next.count). \
        \(next.count == number
          ? "That is the number alone: what does it change?"
          : whereToLook(start: start, next: next.count))
        """
      )
    }
  }

  @Test("What no action mentions stays as it was")
  func otherFieldsStay() throws {
    let state = CounterState(count: 5, name: "Sheep", log: ["opened the gate"])
    for action in [CounterAction.increment, .decrement, .add(7)] {
      let next = counterReducer(action, state)
      try #require(
        next.name == state.name && next.log == state.log,
        """
        `\(action)` speaks of the count only, so the name should stay "\(state.name)" and the log \
        \(state.log). Afterwards they were "\(next.name)" and \(next.log). \
        \(next.name.isEmpty && next.log.isEmpty ? "A new `CounterState` begins empty. " : "")\
        \(next.log.count > 1 ? "Which line writes into the log?" : "Look at where your new state comes from.")
        """
      )
    }
  }

  @Test("It writes nothing to the console")
  func consoleStaysEmpty() {
    let output = printed {
      for action in [CounterAction.increment, .decrement, .add(7)] {
        _ = counterReducer(action, CounterState(count: 5))
      }
    }
    let line = output.split(separator: "\n").first ?? ""
    #expect(
      output.isEmpty,
      """
      The reducer was called, and then "\(line)" was on the console. A pure reducer leaves nothing \
      behind: all that comes of a call is the state that it returns. Take the line away that writes \
      there.
      """
    )
  }

  @Test("Two counters can be counted at the same moment")
  func sameMoment() throws {
    let isRightAlone = starts.allSatisfy {
      counterReducer(.increment, CounterState(count: $0)).count == $0 + 1
    }
    try #require(
      isRightAlone,
      """
      Not judged yet: `increment` is not right for one counter alone. First let the check "Increment adds \
      one to the count it is given" pass.
      """
    )
    let wrong = WrongAnswer()
    let threads = [1_000_000, -1_000_000].map { start in
      Thread {
        for count in start..<(start + 200_000) where wrong.first == nil {
          let next = counterReducer(.increment, CounterState(count: count)).count
          if next != count + 1 { wrong.first = (count, next) }
        }
        wrong.ended += 1
      }
    }
    for thread in threads { thread.start() }
    while wrong.ended < threads.count { Thread.sleep(forTimeInterval: 0.001) }
    let (count, next) = wrong.first ?? (0, 1)
    let isOfTheOther = abs(next - count) > 1_000_000
    #expect(
      next == count + 1,
      """
      Two counters were counted up at the same moment, by two threads. From \(count), `increment` should give \
      \(count + 1), and it gave \(next)\(isOfTheOther ? ", a count of the other counter" : ""). Alone, one \
      counter is counted right. What do the two calls have in common, besides the code?
      """
    )
  }

  @Test(
    "The reducer reads nothing but its state and its action",
    .disabled("`Scripts/workbook run 1.4` looks into the compiled file.")
  )
  func world() {}

  /// What several threads write down.
  private final class WrongAnswer: @unchecked Sendable {
    private let lock = NSLock()
    private var firstWrong: (Int, Int)?
    private var endedThreads = 0

    /// A count, and what followed from it.
    var first: (Int, Int)? {
      get { lock.withLock { firstWrong } }
      set { lock.withLock { firstWrong = newValue } }
    }

    var ended: Int {
      get { lock.withLock { endedThreads } }
      set { lock.withLock { endedThreads = newValue } }
    }
  }

  @Test("The same input gives the same output every time")
  func sameInputSameOutput() {
    let state = CounterState(count: 8, name: "Geese", log: ["fed"])
    let outputs = (1...100).map { _ in counterReducer(.add(3), state) }
    let other = outputs.first { $0 != outputs[0] }
    #expect(
      other == nil,
      """
      The reducer was called a hundred times with the same action and the same state, and should give \
      the same answer each time. It gave \(outputs[0]), and once \(other ?? outputs[0]). \
      Which part of your answer is neither in `action` nor in `state`?
      """
    )
  }
}
