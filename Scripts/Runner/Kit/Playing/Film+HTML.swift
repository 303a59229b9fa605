import WorkbookPlayProtocol

extension Film {
  /// The film as a part of a page: a list of steps. A script shows them one at a time.
  package var html: String {
    let rows = steps.map { $0.snapshot.rows.count }.max() ?? 0
    let name = XMLText.attribute("\(title): \(steps.count) steps")
    let items = zip(steps, [nil] + steps.dropLast().map(Optional.some)).map { step, before in
      """
      <li>
      <p class="caption">\(XMLText.escaped(step.caption))</p>
      \(step.sentence.map { "<p class=\"look\">\(XMLText.escaped($0))</p>" } ?? "")
      <pre class="app">\(step.snapshot.rows.map(Self.html).joined(separator: "\n"))</pre>
      <div class="log">
      \(log(of: step, after: before))
      </div>
      </li>
      """
    }
    return """
      <section class="film" aria-label="\(name)" style="--rows: \(rows)">
      <ol>
      \(items.joined(separator: "\n"))
      </ol>
      </section>

      """
  }

  private func log(of step: Step, after before: Step?) -> String {
    let entries = step.snapshot.entries
    if entries.isEmpty {
      let isSame = before.map(step.showsTheSame) ?? false
      return Self.remark(isSame ? "Nothing has changed." : "No action.")
    }
    // Between the first and the last of many, as when a word is typed, changes say little.
    let actions = entries.indices.filter { entries[$0].isAction }
    let between = actions.count > Self.mostChanges ? actions.dropFirst().dropLast() : []
    return entries.indices.map { Self.html(entries[$0], isBrief: between.contains($0)) }
      .joined(separator: "\n")
  }

  private static func remark(_ text: String) -> String { "<p class=\"remark\">\(text)</p>" }

  private static let mostChanges = 3

  private static func html(_ row: [PlaySnapshot.Run]) -> String {
    var text = ""
    var isMarked = false
    for run in row {
      if run.isMarked != isMarked {
        isMarked.toggle()
        text += isMarked ? "<mark>" : "</mark>"
      }
      text += html(run)
    }
    return text + (isMarked ? "</mark>" : "")
  }

  private static func html(_ run: PlaySnapshot.Run) -> String {
    let words = run.style.split(separator: " ").filter { $0 != PlaySnapshot.Run.marked }
    let text = XMLText.escaped(run.isField ? run.text.replacing("_", with: " ") : run.text)
    let classes = words.filter { !$0.contains("#") }.joined(separator: " ")
    let colors = words.filter { $0.contains("#") }.map { word in
      word.hasPrefix("on-") ? "background:\(word.dropFirst(3))" : "color:\(word)"
    }
    guard !words.isEmpty else { return text }
    return "<span" + (classes.isEmpty ? "" : " class=\"\(classes)\"")
      + (colors.isEmpty ? "" : " style=\"\(colors.joined(separator: ";"))\"") + ">\(text)</span>"
  }

  /// - Parameter isBrief: Whether the change of an action is left out.
  private static func html(_ entry: PlaySnapshot.Entry, isBrief: Bool) -> String {
    switch entry {
    case .start(let state):
      return "<p>The state:</p>" + block(state.map { XMLText.escaped($0) })
    case .action(let number, let sender, let text, let change, let count):
      let first = count > 1 ? "\(number - count + 1) to " : ""
      let times = count > 1 ? "\(count) times " : ""
      return "<p><b>\(first)\(number)</b> <i>\(sender)</i> \(times)"
        + "<code>\(XMLText.escaped(text))</code></p>"
        + (isBrief
          ? "" : change.isEmpty ? remark("Nothing has changed.") : block(change.map(changed)))
    case .output(let line), .issue(let line):
      return "<p>│ \(XMLText.escaped(line))</p>"
    }
  }

  private static func block(_ lines: [String]) -> String {
    lines.isEmpty ? "" : "<pre class=\"change\">\(lines.joined(separator: "\n"))</pre>"
  }

  private static func changed(_ line: String) -> String {
    let text = XMLText.escaped(line)
    return switch line.first {
    case "-": "<del>\(text)</del>"
    case "+": "<ins>\(text)</ins>"
    default: text
    }
  }
}

extension PlaySnapshot.Entry {
  fileprivate var isAction: Bool {
    if case .action = self { true } else { false }
  }
}
