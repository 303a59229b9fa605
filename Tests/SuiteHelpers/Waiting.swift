import ComposableArchitecture
import Testing

// A suite waits for a condition, and for as long as a right answer may need on a busy machine. It
// does not wait for a number of turns: effects run on several threads, and no number is large
// enough.

/// Waits until a condition holds, or until a limit is reached that a right answer does not reach.
///
/// A suite that waits in vain many times is over within ten seconds or so. The failure that follows
/// says what was waited for, and what was there.
///
/// - Parameters:
///   - isolation: The actor of the caller, which is not left for this.
///   - condition: What is waited for.
/// - Returns: Whether it holds.
@discardableResult
public func waitFor(
  isolation: isolated (any Actor)? = #isolation,
  _ condition: () -> Bool
) async -> Bool {
  await waitFor(isolation: isolation, condition, fewestLooks: WaitingLimit.fewestLooks) {
    await Task.megaYield(count: 1)
  }
}

/// Waits until a condition holds, and lets a screen follow its state meanwhile and afterwards.
@MainActor
@discardableResult
public func waitFor(on screen: Screen, _ condition: () -> Bool) async -> Bool {
  // The screen takes twenty turns to settle.
  let fewestLooks = max(2, WaitingLimit.fewestLooks / 20)
  let holds = await waitFor(isolation: MainActor.shared, condition, fewestLooks: fewestLooks) {
    await screen.settle()
  }
  await screen.settle()
  return holds
}

/// - Parameters:
///   - fewestLooks: A process that gets little time looks rarely, and is given this many looks in
///     any case.
///   - turn: Lets others run between two looks.
private func waitFor(
  isolation: isolated (any Actor)?,
  _ condition: () -> Bool,
  fewestLooks: Int,
  turn: () async -> Void
) async -> Bool {
  let limit = WaitingLimit.next
  let start = ContinuousClock.now
  var looks = 0
  while !condition() {
    if looks >= fewestLooks, ContinuousClock.now - start >= limit {
      WaitingLimit.giveUp()
      return false
    }
    await turn()
    looks += 1
    // What is ready gets its turns first. After that a thread may need the processor.
    if looks >= fewestLooks / 2 { try? await Task.sleep(for: .milliseconds(1)) }
  }
  return true
}

/// How long something is waited for that may never come.
///
/// Whoever waits in vain once often does so again, for the same reason: the next waits are shorter.
/// So a suite gives up within ten seconds in all, and its process is not taken for one that hangs.
private enum WaitingLimit {
  private static let givenUp = LockIsolated(0)

  /// The limit of a wait that begins now. The first one is long, for a right answer on a busy
  /// machine.
  static var next: Duration {
    switch givenUp.value {
    case 0: .seconds(4)
    case 1: .seconds(1)
    case 2: .milliseconds(250)
    default: .milliseconds(20)
    }
  }

  static var fewestLooks: Int { givenUp.value == 0 ? 200 : 40 }

  static func giveUp() {
    givenUp.withValue { $0 += 1 }
  }
}

/// Lets effects and tasks go on for a number of turns, where nothing is to come.
///
/// There is no condition to wait for then. A right answer passes however few turns there are. A
/// wrong one, whose effect brings what should not come, may be missed on a machine that is too
/// busy.
@MainActor
public func letOthersRun(turns: Int = 50) async {
  for _ in 0..<turns { await Task.megaYield(count: 1) }
}

/// The effects of an action, and whether they are over.
///
/// To ask does not wait for them, as `finish()` does for as long as they run.
public struct RunningWork: Sendable {
  private let task: StoreTask?
  private let hasEnded: LockIsolated<Bool>

  /// - Parameter task: What `send` returned; nil if nothing was sent.
  public init(_ task: StoreTask?) {
    self.task = task
    hasEnded = LockIsolated(task == nil)
    guard let task else { return }
    // It is not cancelled when a wait ends, since that would cancel the effects.
    Task { [hasEnded] in
      await task.finish()
      hasEnded.setValue(true)
    }
  }

  public var isOver: Bool { hasEnded.value }

  /// Checks that the effects come to an end, and cancels them if they do not.
  ///
  /// - Parameters:
  ///   - what: What should end, as the beginning of a sentence.
  ///   - clock: The clock on which the effects should sleep, if they should.
  ///   - place: Where to look.
  /// - Returns: Whether they have ended.
  @MainActor
  @discardableResult
  public func expectEnd(
    of what: String = "The effect of the last action",
    on clock: WatchedClock? = nil,
    lookingAt place: String = "what it waits for",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    let hasEnded = await waitFor { isOver }
    let sentence = hasEnded ? "" : (clock?.sentenceAboutRunning ?? "")
    #expect(
      hasEnded,
      "\(what) should be over by now, and goes on.\(sentence) Look at \(place).",
      sourceLocation: sourceLocation
    )
    if !hasEnded { task?.cancel() }
    return hasEnded
  }
}

/// Waits until the effects of an action are over. It is a failure if they do not come to an end.
///
/// - Parameters:
///   - task: What `send` returned; nil if nothing was sent.
///   - what: What should end, as the beginning of a sentence.
///   - clock: The clock on which the effects should sleep, if they should.
///   - place: Where to look.
/// - Returns: Whether they have ended.
@MainActor
@discardableResult
public func expectEnd(
  of task: StoreTask?,
  _ what: String = "The effect of the last action",
  on clock: WatchedClock? = nil,
  lookingAt place: String = "what it waits for",
  sourceLocation: SourceLocation = #_sourceLocation
) async -> Bool {
  await RunningWork(task)
    .expectEnd(of: what, on: clock, lookingAt: place, sourceLocation: sourceLocation)
}
