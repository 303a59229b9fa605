import WorkbookPlayProtocol

/// The screens of an app from step to step, with what each step has put into the log.
package struct Film: Equatable, Sendable {
  package struct Step: Equatable, Sendable {
    /// The request that made it; nil at the beginning.
    fileprivate(set) var request: PlayRequest?
    /// The request in words, such as `Tap “+”`.
    package fileprivate(set) var caption: String
    package fileprivate(set) var snapshot: PlaySnapshot
  }

  package let title: String
  package private(set) var steps: [Step] = []

  package init(title: String) {
    self.title = title
  }

  /// Adds what is shown after a request.
  ///
  /// - Parameter request: nil at the beginning.
  package mutating func add(_ snapshot: PlaySnapshot, after request: PlayRequest?) {
    steps.append(Step(request: request, caption: caption(request), snapshot: snapshot))
  }

  /// The film of what a person did, without steps in which nothing happens. Letters typed one after
  /// the other are one step, and what follows at once belongs to the step before it.
  package var condensed: Film {
    var film = Film(title: title)
    for step in steps {
      guard let last = film.steps.last else {
        film.steps.append(step)
        continue
      }
      if step.snapshot.entries.isEmpty, step.snapshot.rows == last.snapshot.rows { continue }
      switch (last.request, step.request) {
      case (.event(.text(let before)), .event(.text(let text))):
        film.joinToLast(step, as: .event(.text(before + text)))
      case (_, .wait(let seconds)) where seconds < Self.atOnce:
        film.joinToLast(step, as: last.request)
      default: film.steps.append(step)
      }
    }
    return film
  }

  /// In seconds.
  private static let atOnce = 0.5

  private mutating func joinToLast(_ step: Step, as request: PlayRequest?) {
    let last = steps.removeLast()
    let caption = request == last.request ? last.caption : caption(request)
    var snapshot = step.snapshot
    snapshot.entries = last.snapshot.entries + snapshot.entries
    steps.append(Step(request: request, caption: caption, snapshot: snapshot))
  }

  private func caption(_ request: PlayRequest?) -> String {
    switch request {
    case .event(.tap(let label)): "Tap “\(label.prefix { $0 != "#" })”"
    case .event(.text(let text)): "Type “\(text)”"
    case .event(.key(let name)): "Press \(name)"
    case .event(.click(let column, let row)): click(column, row)
    case .event(.open(let address)): "Open \(address)"
    case .event(.wheel): "Scroll"
    case .event(.size): "Another size"
    case .wait(let seconds): Self.later(seconds)
    default: "At the beginning"
    }
  }

  private static func later(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return number == "1" ? "A second later" : "\(number) seconds later"
  }

  /// Names what was on the screen at the place of a click. The app has a frame around it.
  private func click(_ column: Int, _ row: Int) -> String {
    let rows = steps.last?.snapshot.rows ?? []
    guard rows.indices.contains(row - 1) else { return "Click" }
    var end = 1
    for run in rows[row - 1] {
      end += run.text.count
      guard column < end else { continue }
      let text = run.text.filter { !"[]‹›".contains($0) }.trimmed
      return text.isEmpty ? "Click" : "Tap “\(text)”"
    }
    return "Click"
  }
}
