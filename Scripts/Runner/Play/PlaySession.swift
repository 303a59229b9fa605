import ComposableArchitecture
import TerminalUI
import WorkbookPlayProtocol

/// An app that a person plays, with the log of its actions beside it.
///
/// It reads and writes nothing: it is given events and times, and draws cells.
@MainActor
package final class PlaySession {
  /// The receiver of keys.
  package enum Focus {
    case app, log
  }

  package let log: ActionLog
  private let world: PlayWorld
  private let shared = SharedValueLog()
  let host: ViewHost

  /// The size of the terminal, in columns and rows.
  package private(set) var size = Size(width: 100, height: 30)
  package internal(set) var focus = Focus.app
  /// Whether the person wants to leave.
  package internal(set) var hasEnded = false
  /// The title of the exercise or preview.
  package var title = ""
  /// A line at the bottom that stays until there is another one.
  package var note = ""
  /// After how many actions a replay ends; nil if none is under way, or all of it is done.
  package var actionLimit: Int?
  /// Starts the app again, to do again what was done until so many actions were processed, which was
  /// at a time; nil if nobody can.
  package var restart: ((Int, Duration) -> Void)?
  /// An answer to the last event.
  var hint = ""
  /// The distance by which the wheel has scrolled the lists; `nil` while they show the chosen row.
  var listOffset: Int?
  var changeOffset: Int?
  /// The words that are typed in the log, to find something; nil if none are.
  var entry: String?
  /// The rows of the log that snapshots have reported.
  var reportedRowCount = 0
  /// Whether what happens in the app comes from a person.
  private var isPersonActing = false

  /// Starts an app.
  ///
  /// - Parameters:
  ///   - context: The values that dependencies have.
  ///   - app: Evaluates the view of the app; stores that are made meanwhile, or later by a view, are in
  ///     the log.
  package init(in context: DependencyContext = .live, app makeHost: @MainActor () -> ViewHost) {
    let world = PlayWorld(in: context)
    self.world = world
    let log = ActionLog(world: world, shared: shared)
    self.log = log
    host = Self.inside(world, shared, log) { makeHost() }
    log.senderOfViewActions = { [weak self] in
      guard let self else { return .view }
      return isPersonActing && !host.isUpdating ? .person : .view
    }
    inside { host.whenRefused = { reportIssue($0) } }
    log.appendIssues()
  }

  /// Runs what belongs to the app: the time and the world are the session's, and stores are recorded.
  private static func inside<R>(
    _ world: PlayWorld,
    _ shared: SharedValueLog,
    _ log: ActionLog,
    _ operation: () -> R
  ) -> R {
    StoreRecorders.$current.withValue(log) {
      withIssueReporters([log.issues]) {
        withDependencies {
          world.install(in: &$0)
          shared.changes.record(in: &$0)
        } operation: {
          operation()
        }
      }
    }
  }

  /// Runs what belongs to the app.
  func inside<R>(_ operation: () -> R) -> R {
    Self.inside(world, shared, log, operation)
  }

  // MARK: - Events

  /// Does what an event does. ``settle()`` does what follows from it later.
  package func handle(_ event: PlayEvent) {
    hint = ""
    inside {
      switch event {
      case .size(let columns, let rows):
        size = Size(width: columns, height: rows)
      case .key(let name):
        if focus == .app { pressInApp(name) } else { pressInLog(name) }
      case .text(let text):
        for character in text {
          if focus == .app { type(character) } else { typeInLog(character) }
        }
      case .paste(let text):
        if focus == .app { paste(text) } else if let entry { write(entry + text) }
      case .click(let column, let row):
        click(column, row)
      case .wheel(let isUp, let column, let row):
        scroll(by: isUp ? -3 : 3, column, row)
      case .tap(let label):
        tap(label)
      case .open(let address):
        open(address)
      }
      host.update()
      focusWhatOpened()
    }
    log.appendIssues()
  }

  /// Gives the focus to the first field, or to the first button, of a sheet or a page that has opened.
  private func focusWhatOpened() {
    guard !log.isTravelling, let layer = host.topLayer else { return }
    let controls = layer.controls.filter(\.canHaveFocus)
    let nodes = Set(controls.compactMap { $0.node.map(ObjectIdentifier.init) })
    defer { (knownLayers, knownControls) = (host.layers.count, nodes) }
    guard !knownControls.isEmpty, knownControls.isDisjoint(with: nodes) else { return }
    guard host.focusedElement == nil, layer.kind == .group || layer.kind == .sheet else { return }
    // Views below a sheet have opened earlier.
    if host.layers.count < knownLayers { return }
    let first = controls.first { $0.actions.setText != nil }
    host.moveFocus(to: first ?? controls.first { $0.role == .button })
  }

  /// The controls that were on the screen after the last event, and how many layers it had.
  private var knownControls: Set<ObjectIdentifier> = []
  private var knownLayers = 0

  private func type(_ character: Character) {
    act {
      if !character.isNewline { focusOnlyField() }
      host.press(character.isNewline ? .enter : .character(character))
    }
  }

  /// Puts a text into the field that has the focus, in one edit as on a phone.
  private func paste(_ text: String) {
    act {
      focusOnlyField()
      host.insert(text)
    }
  }

  /// Gives the focus to the only field, if nothing has it: what is typed can be meant for nothing else.
  private func focusOnlyField() {
    host.update()
    guard host.focusedElement == nil else { return }
    let fields = host.topLayer?.controls.filter { $0.canHaveFocus && $0.actions.setText != nil }
    if let fields, fields.count == 1 { host.moveFocus(to: fields[0]) }
  }

  private func pressInApp(_ name: String) {
    if name == Self.focusKey {
      log.verify()
      focus = .log
    } else if name == Self.nextDayKey {
      act { world.goToNextDay() }
    } else if let key = KeyPress(name: name) {
      act {
        if key == .enter, host.focusedElement == nil { focusFirstControl() }
        host.press(key)
      }
    }
  }

  /// Gives the focus to the first control, if nothing has it.
  private func focusFirstControl() {
    host.update()
    guard host.focusedElement == nil else { return }
    let first = host.topLayer?.controls.first(where: \.canHaveFocus)
    if let first { host.moveFocus(to: first) }
  }

  /// Moves the focus from the app to the log, and back.
  static let focusKey = "ctrl-t"
  /// Lets the date be a day later.
  private static let nextDayKey = "ctrl-n"

  /// Does something in the app for the person, if the app shows the present.
  private func act(_ action: () -> Void) {
    if log.isTravelling {
      hint = "This is an earlier state: enter continues from it, escape returns to the last one."
      return
    }
    // The result must be visible.
    listOffset = nil
    changeOffset = nil
    isPersonActing = true
    defer { isPersonActing = false }
    action()
  }

  // MARK: - Pointing

  private func click(_ column: Int, _ row: Int) {
    let layout = PlayLayout(size)
    if layout.appContent.contains(x: column, y: row) {
      if log.isTravelling { return act {} }
      focus = .app
      act { host.click(x: column - layout.appContent.x, y: row - layout.appContent.y) }
    } else if layout.list.contains(x: column, y: row) {
      let rows = log.shownRows
      let index = firstRow(in: layout.list) + row - layout.list.y
      guard rows.indices.contains(index) else { return }
      focus = .log
      if let position = rows[index].positions?.upperBound { travel(to: position) }
    }
  }

  private func scroll(by rows: Int, _ column: Int, _ row: Int) {
    let layout = PlayLayout(size)
    if layout.appContent.contains(x: column, y: row) {
      host.scroll(by: rows)
    } else if layout.list.contains(x: column, y: row) {
      listOffset = firstRow(in: layout.list) + rows
    } else if layout.change.contains(x: column, y: row) {
      changeOffset = firstLineOfChange(in: layout.change) + rows
    }
  }

  /// The first line of the log that is shown.
  func firstRow(in area: Rect) -> Int {
    let last = max(log.shownRows.count - area.height, 0)
    if let listOffset { return max(0, min(listOffset, last)) }
    guard log.isTravelling, let chosen = log.chosenRow else { return last }
    return max(0, min(chosen - area.height / 2, last))
  }

  private func tap(_ label: String) {
    guard let element = host.control(saying: label) else {
      return miss(host.noControl(saying: label))
    }
    focus = .app
    act { host.use(element, saying: label) }
  }

  private func open(_ address: String) {
    act { host.open(address: address).map(miss) }
  }

  /// Says why something cannot be done.
  private func miss(_ reason: String) {
    hint = reason
    missing = reason
  }

  /// The reason why the last tap or address led nowhere; `nil` if it did not.
  private var missing: String?

  /// Takes out why a tap or an address led nowhere.
  package func takeMissing() -> String? {
    defer { missing = nil }
    return missing
  }

  // MARK: - Time

  /// The date of the session, as `Mon 5 Jan 2026 9:41`.
  var date: String { world.dateText }

  /// The time of the session.
  package var time: Duration { world.clock.time }

  /// Whether the app has asked for the date.
  var usesDate: Bool { world.usesDate }

  /// Whether time stands still, as it does while a person looks at the log.
  package var isPaused: Bool { focus == .log || log.isTravelling }

  /// When something next happens by itself; `nil` if nothing waits for a time.
  package var nextDeadline: Duration? { isPaused ? nil : world.clock.nextDeadline }

  /// Whether something on the screen turns, so that it is to be drawn again ten times a second.
  package var hasSpinner: Bool { host.hasSpinner && !isPaused }

  /// Whether a replay has come to its end.
  package var hasReachedLimit: Bool { actionLimit.map { log.actions.count >= $0 } ?? false }

  /// Lets time pass, with all that happens meanwhile.
  ///
  /// - Parameter time: The time at the end.
  package func advance(to time: Duration) async {
    if isPaused { return }
    // A feature that waits for no time at all would keep this going for ever.
    var steps = 0
    while steps < Self.maximumSteps, !isPaused, !hasReachedLimit,
      world.clock.wakeNext(until: time)
    {
      steps += 1
      await settle()
    }
    if !hasReachedLimit { world.clock.move(to: time) }
  }

  private static let maximumSteps = 100_000

  /// Lets effects and tasks of views run until nothing changes any more.
  ///
  /// - Returns: Whether anything has changed.
  @discardableResult
  package func settle() async -> Bool {
    var hasChanged = false
    var quietTurns = 0
    var turns = 0
    while quietTurns < Self.quietTurns, turns < Self.maximumTurns {
      let isQuiet = !update()
      if !isQuiet { hasChanged = true }
      quietTurns = isQuiet ? quietTurns + 1 : 0
      turns += 1
      await Task.megaYield(count: 1)
    }
    return update() || hasChanged
  }

  /// Turns without a change after which all is quiet.
  private static let quietTurns = 5
  /// Turns after which there is an end in any case: an effect may send actions for ever.
  private static let maximumTurns = 200
  private var lastRevision = 0

  /// Brings the screen up to date.
  ///
  /// - Returns: Whether anything has changed.
  @discardableResult
  package func update() -> Bool {
    let hasChanged = inside { host.update() }
    log.appendIssues()
    defer { lastRevision = log.revision }
    return hasChanged || lastRevision != log.revision
  }

  /// Adds what the program has printed to the log, line by line.
  package func append(output line: String) {
    log.append(output: line)
  }
}
