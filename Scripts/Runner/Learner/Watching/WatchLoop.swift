import Foundation
import WorkbookKit
import WorkbookPlayProtocol

/// Waits for keys, saves and the events of other threads, and passes them to the reducer.
final class WatchLoop {
  private var state: WatchState
  private let reducer = WatchReducer()
  private let effects: WatchEffects
  private let display: WatchDisplay
  private let events: WatchEvents
  private var watcher: SaveWatcher
  private var layout: [String]
  /// The descriptor that keys are read from; nil if there is none.
  private var keyboard: Int32?
  private var input = TerminalInput()

  /// - Parameter watcher: It was made before the first check, so that no save in between is missed.
  init(
    _ state: WatchState,
    effects: WatchEffects,
    watcher: SaveWatcher,
    display: WatchDisplay,
    events: WatchEvents,
    keyboard: Int32?
  ) {
    self.state = state
    self.effects = effects
    self.watcher = watcher
    self.display = display
    self.events = events
    self.keyboard = keyboard
    layout = state.workbook.exercisesWithOwn.map { $0.file }
  }

  /// Goes on until a key ends it; signals end the whole runner.
  func run() {
    send(.began)
    display.draw(state)
    var lastDrawn = ContinuousClock.now
    var lastPoll = lastDrawn
    while !state.isOver {
      // The seconds on the screen are updated while a check runs.
      var isNew = state.waiting() != nil && ContinuousClock.now - lastDrawn > .milliseconds(250)
      if isKeyPressed() {
        readKeys()
        isNew = true
      } else if input.isWaiting {
        // Escape by itself: the rest of a longer sequence would be here by now.
        input.flush().forEach(take)
        isNew = true
      }
      if watcher.isPending || ContinuousClock.now - lastPoll > .milliseconds(80) {
        lastPoll = .now
        isNew = poll() || isNew
      }
      for event in events.take() {
        if case .terminalChanged = event { display.invalidate() }
        send(event)
        isNew = true
      }
      if isNew {
        display.draw(state)
        lastDrawn = .now
      }
    }
  }

  /// Whether files have been saved.
  private func poll() -> Bool {
    guard let changes = watcher.poll() else { return false }
    let (root, source) = (state.workbook.root, state.workbook.source)
    let workbook = changes.isLayout ? try? Workbook(root: root, source: source) : nil
    send(.saved(changes, of: workbook))
    return true
  }

  private func send(_ event: WatchEvent) {
    reducer.reduce(&state, event).forEach(effects.run)
    let new = state.workbook.exercisesWithOwn.map { $0.file }
    guard new != layout else { return }
    layout = new
    watcher.follow(state.workbook)
  }

  /// Waits for a key, but no longer than until it is time to look for saved files and events: soon
  /// while one of them is expected, and else so seldom that it takes one part in a hundred of the
  /// processor's time.
  private func isKeyPressed() -> Bool {
    let time: Int32 = watcher.isPending || state.waiting() != nil ? 20 : 100
    let sources = keyboard.map { [$0] } ?? []
    return !Platform.waitForInput(sources, milliseconds: time).isEmpty
  }

  private func readKeys() {
    guard let keyboard, display.isInForeground else { return }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(keyboard, &buffer, buffer.count)
    guard count > 0 else {
      // The terminal is gone, or keys cannot be read from it.
      if count == 0 || errno != EINTR && errno != EAGAIN { self.keyboard = nil }
      if count == 0 { send(.closed) }
      return
    }
    input.append(buffer[..<count]).forEach(take)
  }

  private func take(_ event: PlayEvent) {
    switch event {
    case .text(let letters):
      for letter in letters {
        if letter == " " { scroll(by: "page-down") } else { send(.key(letter)) }
      }
    case .key("ctrl-d"): send(.closed)
    case .key("escape"): send(.back)
    case .key("enter"): send(.entered)
    case .key("backspace"): send(.erased)
    case .key("up") where state.content == .list: send(.moved(by: -1))
    case .key("down") where state.content == .list: send(.moved(by: 1))
    case .key(let name): scroll(by: name)
    case .size, .paste, .click, .wheel, .tap, .open: break
    }
  }

  private func scroll(by key: String) {
    guard let offset = display.offset(after: key) else { return }
    send(.scrolled(to: offset))
    // The next key continues from there.
    display.draw(state)
  }
}
