/// Exercise 6.13: alerts without SwiftUI.
enum OptionalMeansShown {
  /// An alert as a view wants it: something with an id.
  struct FactAlert: Equatable, Identifiable, Sendable {
    var title: String
    var id: String { title }
  }

  /// The alert for a state's `numberFactAlert`.
  static func alert(for numberFactAlert: String?) -> FactAlert? {
    // TODO: When is there an alert?
    FactAlert(title: numberFactAlert ?? "")
  }

  /// Shows alerts on behalf of a view controller that observes a store.
  final class Presenter {
    /// Every alert that was shown, oldest first.
    private(set) var presented: [FactAlert] = []

    /// The alert that is on the screen.
    private var shown: FactAlert?

    /// Called with the state's alert text at first, and after every action.
    func stateDidChange(numberFactAlert: String?) {
      // TODO: This shows an alert at each call. When should it?
      presented.append(FactAlert(title: numberFactAlert ?? ""))
    }
  }
}
