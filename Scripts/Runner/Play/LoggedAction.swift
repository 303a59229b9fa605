import ComposableArchitecture

/// The sender of an action.
package enum Sender: String, Sendable {
  case person, view, effect
}

/// An action of a session, with the states around it.
@MainActor
package final class LoggedAction {
  /// The state of the store, and the shared values, before or after it.
  struct Snapshot {
    let state: Any
    let shared: SharedValueLog.Values
  }

  /// The number in the log; the first one has 1.
  package let number: Int
  package let sender: Sender
  let action: Any
  /// The store that has processed it, by its place among the stores.
  let store: Int
  /// The time, identifiers and random numbers that the reducer found.
  let world: PlayWorld.Moment
  /// The state before and after it when it happened. It is kept: what is left out can be taken in
  /// again.
  let before: Snapshot
  let after: Snapshot
  /// The state that is shown before and after it: another one if an earlier action was switched off.
  var shownBefore: Snapshot { didSet { change = nil } }
  var shownAfter: Snapshot { didSet { change = nil } }
  /// Whether it is left out.
  package internal(set) var isOff = false
  /// Whether the reducer has made another state of the same one when it ran again.
  package internal(set) var isImpure = false
  /// The effects to which it belongs.
  var task: StoreTask?
  private let shared: SharedValueLog
  private var change: [String]?

  init(
    number: Int,
    sender: Sender,
    action: Any,
    store: Int,
    world: PlayWorld.Moment,
    before: Snapshot,
    after: Snapshot,
    comparing shared: SharedValueLog
  ) {
    self.number = number
    self.sender = sender
    self.action = action
    self.store = store
    self.world = world
    self.before = before
    self.after = after
    self.shared = shared
    shownBefore = before
    shownAfter = after
  }

  /// The action in one line.
  package private(set) lazy var summary = AssignedField.named(
    in: describeBriefly(action),
    of: action,
    before: before.state,
    after: after.state
  )
  .split(whereSeparator: \.isNewline)
  .joined(separator: " ")
  .withoutControlCharacters
  .withShortNames

  /// The change of the state, line by line: the library's own diff. `nil` if it is not worked out
  /// yet.
  var knownChange: [String]? { change }

  /// Works out what it has changed.
  package func difference() -> [String] {
    if let change { return change }
    let difference = shared.comparing(shownBefore.shared, shownAfter.shared) {
      diff(shownBefore.state, shownAfter.state)
    }
    let lines =
      difference?
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).withoutControlCharacters.withShortNames } ?? []
    change = lines
    return lines
  }
}
