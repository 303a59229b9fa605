import ComposableArchitecture

@testable import Alerts

/// The numbers of a list of results, or "closed" where there is no list.
func numbers(_ list: GameResultListFeature.State?) -> String {
  list.map { "\($0.results.map(\.counter.count))" } ?? "closed"
}

/// The title and the buttons of an alert, or "no alert".
@MainActor
func description(_ alert: ShownAlert?) -> String {
  guard let alert else { return "no alert" }
  let buttons = alert.labels.map { "\"\($0)\"" }.joined(separator: ", ")
  return "\"\(alert.title)\" with " + (buttons.isEmpty ? "no buttons" : buttons)
}

/// The roles of an alert's buttons, in order: such as ".cancel", or "none".
@MainActor
func roles(_ alert: ShownAlert?) -> [String] {
  alert?.buttons.map { button in button.role.map { ".\($0)" } ?? "none" } ?? []
}

/// The buttons of an alert with their roles, such as "Keep .cancel". A system chooses their order by
/// itself, so they are in alphabetical order.
@MainActor
func buttons(_ alert: ShownAlert?) -> [String] {
  zip(alert?.labels ?? [], roles(alert)).map { "\($0) \($1)" }.sorted()
}
