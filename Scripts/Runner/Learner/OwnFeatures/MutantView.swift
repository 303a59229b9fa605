import WorkbookKit

/// Shows which small changes of a feature its tests do not notice.
struct MutantView {
  let feature: Exercise
  let result: TrialsResult
  let style: Style
  let width: Int
  var places = Places.fromRoot

  func lines() -> [String] {
    var rows = result.unnoticed.flatMap(rows)
    let seconds = result.time.secondsText
    if result.tried == 0 {
      rows += wrapped(
        "\(feature.name) has nothing that could be changed in a small way and compile."
      )
    } else if result.unnoticed.isEmpty {
      let all = result.tried == 1 ? "The one change was" : "All \(result.tried) changes were"
      rows += wrapped("\(all) noticed by your tests, in \(seconds) s.").map { style($0, .green) }
    } else {
      let noticed = result.tried - result.unnoticed.count
      rows += wrapped(
        "Your tests noticed \(noticed) of \(result.tried) changes, in \(seconds) s. With each"
          + " change above they pass: which test would fail with it? A change that makes no"
          + " difference to anybody may stay."
      )
    }
    if result.left > 0 {
      let more = result.left == 1 ? "one more change" : "\(result.left) more changes"
      rows += wrapped("There was no time for \(more): `--seconds \(secondsForAll)` may be enough.")
    }
    return rows
  }

  /// The seconds for all changes, at the pace of those that were tried, and more than was given.
  private var secondsForAll: Int {
    let seconds = Double(result.time.components.seconds + 1)
    let all = seconds * Double(result.left + result.tried) / Double(max(result.tried, 1))
    let needed = max(all * 1.25, Double(result.given.components.seconds) + 10)
    return min(Int(needed / 10 + 1) * 10, 3600)
  }

  private func rows(of mutant: Mutant) -> [String] {
    let place = "\(places(feature.file)):\(mutant.line)"
    return [style(place, .cyan) + "  " + mutant.kind.rawValue]
      + rows(mutant.before, sign: "-", .red) + rows(mutant.after, sign: "+", .green) + [""]
  }

  /// Statements may have many lines, of which the first say enough.
  private func rows(_ lines: [String], sign: String, _ colour: Style.Colour) -> [String] {
    let shown = lines.count > 6 ? lines.prefix(4) + ["    …"] : lines[...]
    return shown.map { style(TextLayout.cut("  \(sign) \($0)", width: width), colour) }
  }

  private func wrapped(_ text: String) -> [String] {
    TextLayout.wrapped(text, width: width)
  }
}
