import Testing
import WorkbookPlayProtocol

@testable import WorkbookKit
@testable import workbook

/// The reactions to what happens while an exercise is played, without a terminal, a compiler or a
/// program.
@Suite("The player's reactions") struct PlayingReducerTests {
  private let reducer: PlayingReducer
  private let workbook: Workbook
  private let now = ContinuousClock.now
  private let size = PlayingState.Size(columns: 80, rows: 24)

  init() throws {
    workbook = try Miniature().workbook()
    reducer = PlayingReducer(exercise: workbook.exercises[0], otherPreviews: "More: \"B\"")
  }

  /// A state in which the first program runs.
  private func playing() -> PlayingState {
    var state = reducer.initialState(of: workbook, size: size)
    _ = reducer.reduce(&state, .began, at: now)
    _ = reducer.reduce(&state, .build(.finished(.success(.program("first")))), at: now)
    return state
  }

  private func requests(_ effects: [PlayingEffect]) -> [PlayRequest] {
    guard case .start(_, _, let requests) = effects.first else { return [] }
    return requests
  }

  @Test("The first program gets its title, the size, and a line on the other previews")
  func start() {
    var state = reducer.initialState(of: workbook, size: size)
    #expect(reducer.reduce(&state, .began, at: now) == [.build, .draw])
    let effects = reducer.reduce(&state, .build(.finished(.success(.program("p")))), at: now)
    let expected: [PlayRequest] = [
      .title("1.1 Add"), .replay(at: 0, .size(columns: 80, rows: 24)), .live(at: 0),
      .note("More: \"B\""),
    ]
    #expect(effects == [.start("p", number: 1, expected)])
  }

  @Test("A new build replays what the person did, up to the last time that was named")
  func replay() {
    var state = playing()
    _ = reducer.reduce(&state, .message(.event(.text("a"), at: 2), program: 1), at: now)
    _ = reducer.reduce(&state, .message(.pong(1, at: 5), program: 1), at: now)
    let effects = reducer.reduce(&state, .build(.finished(.success(.program("second")))), at: now)
    #expect(requests(effects).contains(.replay(at: 2, .text("a"))))
    #expect(requests(effects).last == .live(at: 5))
    // Only a replay that takes a while says so.
    #expect(reducer.reduce(&state, .ticked, at: now).isEmpty)
    #expect(reducer.reduce(&state, .ticked, at: now + .seconds(2)) == [.drawReplayNotice])
    #expect(reducer.reduce(&state, .ticked, at: now + .seconds(3)).isEmpty)
  }

  @Test("Messages of an earlier program change nothing")
  func earlierProgram() {
    var state = playing()
    _ = reducer.reduce(&state, .build(.finished(.success(.program("second")))), at: now)
    #expect(reducer.reduce(&state, .message(.frame("old"), program: 1), at: now).isEmpty)
    #expect(reducer.reduce(&state, .message(.end, program: 1), at: now).isEmpty)
    #expect(!state.isOver)
    #expect(reducer.reduce(&state, .message(.frame("new"), program: 2)) == [.show(frame: "new")])
  }

  @Test("The person continues from an earlier state in a program that does the rest no more")
  func resume() {
    var state = playing()
    _ = reducer.reduce(&state, .message(.event(.text("a"), at: 1), program: 1), at: now)
    _ = reducer.reduce(&state, .message(.event(.text("b"), at: 3), program: 1), at: now)
    let effects = reducer.reduce(&state, .message(.resume(actions: 1, at: 1), program: 1), at: now)
    #expect(requests(effects).first == .until(actions: 1))
    #expect(requests(effects).contains(.replay(at: 1, .text("a"))))
    #expect(!requests(effects).contains(.replay(at: 3, .text("b"))))
    #expect(state.recording.isEmpty)
  }

  @Test("No picture is shown over the errors, nor in a terminal that is too small")
  func hidden() {
    var state = playing()
    _ = reducer.reduce(&state, .terminalChanged(.init(columns: 10, rows: 3)), at: now)
    #expect(reducer.reduce(&state, .message(.frame("f"), program: 1)).isEmpty)
    _ = reducer.reduce(&state, .terminalChanged(size), at: now)
    state.showsBroken = true
    #expect(reducer.reduce(&state, .message(.frame("f"), program: 1)).isEmpty)
  }

  @Test("Without a program, a save and a failure are said on the page")
  func noProgram() {
    var state = reducer.initialState(of: workbook, size: size)
    let failure = WorkbookError("There is no room.")
    #expect(reducer.reduce(&state, .build(.finished(.failure(failure))), at: now) == [.draw])
    #expect(reducer.reduce(&state, .saved, at: now) == [.build, .draw])
    #expect(state.notice == "Building …")
    _ = reducer.reduce(&state, .build(.finished(.success(.program("p")))), at: now)
    #expect(reducer.reduce(&state, .couldNotStart("No."), at: now) == [.draw])
    #expect(state.program == nil)
    #expect(state.notice == nil)
  }
}
