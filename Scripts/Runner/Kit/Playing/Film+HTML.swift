import WorkbookPlayProtocol

extension Film {
  /// The film as a part of a page: a list of steps. A script shows them one at a time.
  package var html: String {
    let rows = steps.map { $0.snapshot.rows.count }.max() ?? 0
    let name = XMLText.attribute("\(title): \(steps.count) steps")
    let items = steps.map { step in
      """
      <li>
      <p class="caption">\(XMLText.escaped(step.caption))</p>
      <pre class="app">\(step.snapshot.rows.map(Self.html).joined(separator: "\n"))</pre>
      <div class="log">
      \(Self.briefly(step.snapshot.entries).map(Self.html).joined(separator: "\n"))
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

  /// The entries without the changes between the first and the last of many, as those of typing are.
  private static func briefly(_ entries: [PlaySnapshot.Entry]) -> [PlaySnapshot.Entry] {
    let actions = entries.indices.filter { entries[$0].isAction }
    guard actions.count > mostChanges else { return entries }
    let between = actions.dropFirst().dropLast()
    return entries.indices.map { between.contains($0) ? entries[$0].withoutChange : entries[$0] }
  }

  private static let mostChanges = 3

  private static func html(_ row: [PlaySnapshot.Run]) -> String {
    row.map { run in
      let text = XMLText.escaped(run.isField ? run.text.replacing("_", with: " ") : run.text)
      let words = run.style.split(separator: " ")
      let classes = words.filter { !$0.contains("#") }.joined(separator: " ")
      let colors = words.filter { $0.contains("#") }.map { word in
        word.hasPrefix("on-") ? "background:\(word.dropFirst(3))" : "color:\(word)"
      }
      guard !words.isEmpty else { return text }
      return "<span" + (classes.isEmpty ? "" : " class=\"\(classes)\"")
        + (colors.isEmpty ? "" : " style=\"\(colors.joined(separator: ";"))\"") + ">\(text)</span>"
    }
    .joined()
  }

  private static func html(_ entry: PlaySnapshot.Entry) -> String {
    switch entry {
    case .start(let state):
      "<p>The state:</p>" + block(state.map { XMLText.escaped($0) })
    case .action(let number, let sender, let text, let change):
      "<p><b>\(number)</b> <i>\(sender)</i> <code>\(XMLText.escaped(text))</code></p>"
        + block(change.map(changed))
    case .output(let line), .issue(let line):
      "<p>│ \(XMLText.escaped(line))</p>"
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

  fileprivate var withoutChange: PlaySnapshot.Entry {
    guard case .action(let number, let sender, let text, _) = self else { return self }
    return .action(number: number, sender: sender, text: text, change: [])
  }
}
