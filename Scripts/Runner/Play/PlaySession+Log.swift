extension PlaySession {
  // MARK: - Keys

  func typeInLog(_ character: Character) {
    switch character {
    case _ where entry != nil: write((entry ?? "") + String(character))
    case "0"..."9": write(String(character))
    case "/": write("")
    case " ": switchChosen()
    case "q": hasEnded = true
    default: break
    }
  }

  /// Takes what is typed: the number of an action, or words to find.
  func write(_ text: String) {
    entry = text
    setFilter(Int(text) == nil ? text : "")
  }

  func pressInLog(_ name: String) {
    let typed = entry
    if name == "backspace" {
      if let typed { write(String(typed.dropLast())) }
      return
    }
    entry = nil
    switch name {
    case "up", "left": move(by: -1)
    case "down", "right": move(by: 1)
    case "page-up": move(by: -10)
    case "page-down": move(by: 10)
    case "home": move(by: -.max)
    case "end": move(by: .max)
    case "enter" where typed != nil:
      if let number = typed.flatMap({ Int($0) }) {
        if number > log.actions.count { hint = "The log has \(log.actions.count) actions." }
        travel(to: number)
      } else if !log.shownRows.contains(where: { $0.positions?.contains(log.position) ?? false }) {
        // The mark goes to a line that is there.
        move(by: -1)
      }
    case "enter":
      setFilter("")
      resume()
      focus = .app
    case "escape" where typed != nil: setFilter("")
    case "escape", "tab", Self.focusKey:
      setFilter("")
      travel(to: log.actions.count)
      focus = .app
    default: break
    }
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
