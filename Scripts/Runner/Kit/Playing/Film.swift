import WorkbookPlayProtocol

/// The screens of an app from step to step, with what each step has put into the log.
package struct Film: Equatable, Sendable {
  package struct Step: Equatable, Sendable {
    /// The request that made it; nil at the beginning.
    fileprivate(set) var request: PlayRequest?
    /// The request in words, such as `Tap “+”`.
    package fileprivate(set) var caption: String
    package fileprivate(set) var snapshot: PlaySnapshot
    /// A sentence on what to look at.
    var sentence: String?

    /// Whether the screen says the same as before, whatever has the focus.
    func showsTheSame(as before: Step) -> Bool {
      text == before.text
    }

    private var text: [String] { snapshot.rows.map { $0.map(\.text).joined().trimmed } }

    fileprivate var hasMark: Bool { snapshot.rows.joined().contains(where: \.isMarked) }
  }

  package let title: String
  package private(set) var steps: [Step] = []

  package init(title: String) {
    self.title = title
  }

  /// Adds what is shown after a request.
  ///
  /// - Parameters:
  ///   - request: nil at the beginning.
  ///   - sentence: A sentence on what to look at; nil if there is none.
  package mutating func add(
    _ snapshot: PlaySnapshot,
    after request: PlayRequest?,
    saying sentence: String? = nil
  ) {
    let caption = caption(request)
    steps.append(
      Step(request: request, caption: caption, snapshot: snapshot, sentence: sentence)
    )
  }

  /// The film without steps in which nothing happens and of which nothing is said: such are those that only
  /// move the focus.
  package var brief: Film {
    var film = Film(title: title)
    for step in steps {
      guard let last = film.steps.last else {
        film.steps.append(step)
        continue
      }
      let isSilent = step.snapshot.entries.isEmpty && step.sentence == nil
      if isSilent, step.showsTheSame(as: last) {
        // The mark is on what is used next.
        if !last.hasMark { film.steps[film.steps.count - 1].snapshot.rows = step.snapshot.rows }
      } else {
        film.steps.append(step)
      }
    }
    return film
  }

  /// The film of what a person did: letters typed one after the other are one step, and what follows at
  /// once belongs to the step before it.
  package var condensed: Film {
    var film = Film(title: title)
    for step in steps {
      guard let last = film.steps.last else {
        film.steps.append(step)
        continue
      }
      switch (last.request, step.request) {
      case (.event(.text(let before)), .event(.text(let text))):
        film.joinToLast(step, as: .event(.text(before + text)))
      case (_, .wait(let seconds)) where seconds < Self.atOnce:
        film.joinToLast(step, as: last.request)
      default: film.steps.append(step)
      }
    }
    return film.brief
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
    case .event(.tap(let label)): tap(label)
    case .event(.paste(let text)): "Paste “\(text)”"
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

  /// Says which one is tapped where several have the same name, and which part of a control.
  private func tap(_ label: String) -> String {
    let parts = label.split(separator: "#", maxSplits: 1)
    var name = "“\(parts.first ?? "")”"
    let snapshot = steps.last?.snapshot
    if snapshot?.controls.contains("\(parts.first ?? "")#2") ?? false {
      let number = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
      let ordinals = ["first", "second", "third", "fourth", "fifth"]
      let ordinal = ordinals.indices.contains(number - 1) ? ordinals[number - 1] : "\(number)th"
      name = "the \(ordinal) \(name)"
    }
    let drawn = snapshot?.rows.joined().filter(\.isMarked).map(\.text).joined() ?? ""
    if drawn.hasSuffix("|+]") { return "Tap “+” beside \(name)" }
    let isSlider = drawn.contains("●") && drawn.allSatisfy { "━●─".contains($0) }
    return isSlider ? "Move the slider \(name)" : "Tap \(name)"
  }

  private static func later(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    if hundredths < 10 {
      return "\(hundredths) hundredth\(hundredths == 1 ? "" : "s") of a second later"
    }
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
