/// What a person types in the log.
enum LogEntry {
  /// The words to find.
  case filter
  /// The number of an action.
  case number(String)
}

extension PlaySession {
  // MARK: - Keys

  func typeInLog(_ character: Character) {
    switch (entry, character) {
    case (.filter, _): setFilter(log.filter + String(character))
    case (.number(let digits), "0"..."9"): entry = .number(digits + String(character))
    case (_, "0"..."9"): entry = .number(String(character))
    case (_, "/"):
      entry = .filter
      setFilter("")
    case (_, " "): switchChosen()
    case (_, "q"): hasEnded = true
    default: break
    }
  }

  func pasteInLog(_ text: String) {
    if case .filter = entry { setFilter(log.filter + text) }
  }

  func pressInLog(_ name: String) {
    if let entry, finishes(entry, with: name) { return }
    switch name {
    case "up", "left": move(by: -1)
    case "down", "right": move(by: 1)
    case "page-up": move(by: -10)
    case "page-down": move(by: 10)
    case "home": move(by: -.max)
    case "end": move(by: .max)
    case "enter":
      setFilter("")
      resume()
      focus = .app
    case "escape", "tab", Self.focusKey:
      setFilter("")
      travel(to: log.actions.count)
      focus = .app
    default: break
    }
  }

  /// Does what a key does while something is typed. A key that means nothing there ends the typing.
  ///
  /// - Returns: Whether that is all that it does.
  private func finishes(_ entry: LogEntry, with name: String) -> Bool {
    switch (entry, name) {
    case (.filter, "backspace"): setFilter(String(log.filter.dropLast()))
    case (.number(let digits), "backspace"):
      self.entry = digits.count > 1 ? .number(String(digits.dropLast())) : nil
    case (.filter, "enter"):
      self.entry = nil
      // The mark goes to a line that is there.
      let isShown = log.shownRows.contains { $0.positions?.contains(log.position) ?? false }
      if !isShown { move(by: -1) }
    case (.number(let digits), "enter"):
      self.entry = nil
      let number = Int(digits) ?? .max
      if number > log.actions.count { hint = "The log has \(log.actions.count) actions." }
      travel(to: number)
    case (_, "escape"):
      self.entry = nil
      if case .filter = entry { setFilter("") }
    default:
      self.entry = nil
      return false
    }
    return true
  }

  private func setFilter(_ words: String) {
    log.filter = words
    listOffset = nil
  }

  /// Goes to another action: with a filter, to one that is on the screen.
  private func move(by distance: Int) {
    let all = Array(0...log.actions.count)
    let stops = log.filter.isEmpty ? all : log.shownRows.compactMap { $0.positions?.upperBound }
    guard !stops.isEmpty else { return }
    let here = stops.lastIndex { $0 <= log.position } ?? -1
    // The line before the chosen one is the last one here if the chosen one is not on the screen.
    let isBetween = here >= 0 && stops[here] < log.position && distance < 0
    let next = here + max(min(distance, stops.count), -stops.count) + (isBetween ? 1 : 0)
    travel(to: stops[max(0, min(next, stops.count - 1))])
  }

  // MARK: - Travelling

  func travel(to position: Int) {
    replaceStates { log.travel(to: position) }
    listOffset = nil
    changeOffset = nil
  }

  /// Goes on from the state that is shown. Where the app can be started again, it does again what led
  /// there, so that its effects run as they did then. An action that is switched off cannot be done
  /// again as it is shown; then the state alone is put in place.
  private func resume() {
    guard log.isTravelling else { return }
    if let restart, !log.leavesOutActions {
      restart(log.position, log.chosen?.world.time ?? .zero)
    } else {
      log.resume()
    }
  }

  private func switchChosen() {
    replaceStates { log.switchChosen() }
    changeOffset = nil
  }

  /// Puts other states in place. Actions that views send because of that are dropped: they belong
  /// to no moment.
  private func replaceStates(_ replace: () -> Void) {
    log.verify()
    log.dropsViewActions = true
    defer { log.dropsViewActions = false }
    replace()
    host.update()
  }
}
