import Foundation
import TerminalUI

extension ViewHost {
  /// The control on the screen that says a text, or has it among its options. `+#2` is the second one
  /// that says `+`.
  func control(saying label: String) -> Element? {
    let controls = tappable
    let isSaid = { (element: Element) in element.label == label }
    // The way back has the name of another page, which a button of this page may have too.
    return controls.first { isSaid($0) && $0.role != .backButton }
      ?? controls.first(where: isSaid)
      ?? zip(namesOfControls, controls).first { $0.0 == label }?.1
      ?? controls.first { $0.actions.options.contains(label) }
      ?? controls.first { $0.label.lowercased() == label.lowercased() }
      ?? controls.first { $0.label.contains(label) }
  }

  /// The sentence that says that there is no such control, and which ones there are.
  func noControl(saying label: String) -> String {
    let others = labelsOfControls.map { "“\($0)”" }.joined(separator: ", ")
    return "There is no “\(label)” to tap; "
      + (others.isEmpty ? "nothing can be tapped." : "there is \(others).")
  }

  /// Opens the app with an address.
  ///
  /// - Returns: The reason why it led nowhere, in a sentence; nil if a view has taken it.
  func open(address: String) -> String? {
    guard let url = URL(string: address), url.scheme != nil else {
      return "“\(address)” is no address such as app://games/3."
    }
    return open(url) ? nil : "No view on the screen has `.onOpenURL`, so nothing is opened."
  }

  /// The labels of the controls that can be used.
  var labelsOfControls: [String] { tappable.map(\.label) }

  /// The labels of the controls that can be used, with a number where several have the same.
  var namesOfControls: [String] {
    var counts: [String: Int] = [:]
    return labelsOfControls.map { label in
      counts[label, default: 0] += 1
      return counts[label] == 1 ? label : "\(label)#\(counts[label] ?? 1)"
    }
  }

  private var tappable: [Element] {
    (topLayer?.controls ?? []).filter { $0.isEnabled && $0.role != .row || $0.actions.tap != nil }
  }

  /// Does with a control what a tap on it does.
  ///
  /// - Parameters:
  ///   - element: The control.
  ///   - label: The label of the control, or the option to choose.
  func use(_ element: Element, saying label: String) {
    let actions = element.actions
    if actions.options.contains(label), let choose = actions.choose {
      _ = choose(label)
    } else if actions.setText != nil {
      moveFocus(to: element)
    } else if actions.tap != nil {
      tap(element)
    } else {
      actions.adjust?(1)
    }
  }
}
