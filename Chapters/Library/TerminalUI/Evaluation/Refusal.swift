/// Something that a view would present while something else is presented from the same screen. A phone
/// refuses it.
@MainActor
struct Refusal {
  private(set) weak var node: ViewNode?
  let sentence: String

  init(of second: Presentation, beside first: Presentation) {
    node = second.node
    sentence = """
      Attempt to present \(second.name) on a view which is already presenting \(first.name).

      A screen presents one thing at a time, and what lies over it may present the next one. A phone \
      shows the first alone, and so does this screen. Make one `destination` of the two, or let the \
      second one wait until the first is closed.
      """
  }
}

extension Presentation {
  /// Its name in a sentence.
  fileprivate var name: String {
    let name =
      switch kind {
      case .alert: "an alert"
      case .dialog: "a dialog"
      default: "a sheet"
      }
    return title.isEmpty ? name : "\(name), \"\(title)\","
  }
}

extension ViewNode {
  /// Lets what the node's view presents be seen, or not.
  func show(presented isShown: Bool) {
    for child in children.dropFirst() { child.visibility = isShown ? .layer : .hidden }
  }
}
