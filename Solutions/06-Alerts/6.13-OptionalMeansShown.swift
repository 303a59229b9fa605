/// An alert as a view wants it: something with an id.
struct FactAlert: Equatable, Identifiable, Sendable {
  var title: String
  var id: String { title }
}

/// The alert for a state's `numberFactAlert`.
func presentedAlert(_ numberFactAlert: String?) -> FactAlert? {
  // BEGIN SOLUTION
  numberFactAlert.map { FactAlert(title: $0) }
  // END SOLUTION
  // STUB: // TODO: No text, no alert.
  // STUB: FactAlert(title: numberFactAlert ?? "")
}

/// Shows alerts on behalf of a view controller that watches a store.
final class AlertPresenter {
  /// Every alert that was shown, oldest first.
  private(set) var presented: [FactAlert] = []

  /// The alert that is on the screen.
  private var shown: FactAlert?

  /// Called with the state's alert text at first, and after every action.
  func stateDidChange(numberFactAlert: String?) {
    // BEGIN SOLUTION
    let alert = presentedAlert(numberFactAlert)
    if let alert, alert != shown { presented.append(alert) }
    shown = alert
    // END SOLUTION
    // STUB: // TODO: This one shows an alert whatever happens. Show those that are new.
    // STUB: presented.append(FactAlert(title: numberFactAlert ?? ""))
  }
}

/// The alert text of a state, at first and after each of four actions: a fact arrives, the count
/// changes, the alert is dismissed, the same fact arrives again.
let alertRun: [String?] = [
  nil,
  "0 is a good number Brent",
  "0 is a good number Brent",
  nil,
  "0 is a good number Brent",
]

/// How many alerts the right presenter has shown by then, in all, at each of the five steps.
let predictedPresentations: [Int] = [
  // BEGIN SOLUTION
  0, 1, 1, 1, 2,
  // END SOLUTION
  // STUB: // TODO: Five numbers.
]
