import ComposableArchitecture
import TerminalUI

/// An alert on the screen. It does what SwiftUI does: a tap on a button sends the button's action, if
/// there is one, and then closes the alert. A binding of the alert is set to nil when it closes.
@MainActor
struct ShownAlert {
  /// A button of an alert.
  @MainActor
  struct Button {
    let label: String
    let role: ButtonStateRole?
    fileprivate let send: () -> StoreTask?
  }

  let title: String
  let message: String?
  let buttons: [Button]
  private let onClose: () -> Void

  /// What `.alert($store.scope(\.$alert, action: \.alert))` shows in a view: nil if the state
  /// has no alert.
  ///
  /// - Parameters:
  ///   - store: The store of the feature that presents the alert.
  ///   - state: The projected value of the property marked `@Presents`, such as `\.$alert`.
  ///   - action: The case of the alert's actions, such as `\.alert`.
  init?<State: ObservableState, Action, AlertAction>(
    of store: Store<State, Action>,
    state: KeyPath<State, PresentationState<AlertState<AlertAction>>>,
    action: CaseKeyPath<Action, PresentationAction<AlertAction>>
  ) {
    let binding = Bindable(wrappedValue: store).scope(state, action: action)
    guard let alert = store.state[keyPath: state].wrappedValue, let child = binding.wrappedValue
    else { return nil }
    title = String(state: alert.title)
    message = alert.message.map { String(state: $0) }
    buttons = alert.buttons.map { button in
      Button(label: String(state: button.label), role: button.role) {
        button.action.action.map { child.send($0) }
      }
    }
    onClose = { binding.wrappedValue = nil }
  }

  /// The labels of the buttons, in order.
  var labels: [String] { buttons.map(\.label) }

  /// Taps a button. The alert closes.
  ///
  /// - Parameter label: What the button says. Nothing happens if no button says so.
  /// - Returns: The work that the button's action has started.
  @discardableResult
  func tap(_ label: String) -> StoreTask? {
    guard let button = buttons.first(where: { $0.label == label }) else { return nil }
    let task = button.send()
    onClose()
    return task
  }

  /// Closes the alert without a button, as the system may do.
  func close() {
    onClose()
  }
}
