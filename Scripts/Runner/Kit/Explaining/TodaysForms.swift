/// Today's form of what older code has: the page of messages says it, or the page of older spellings
/// names it.
package struct TodaysForms {
  /// A row of a table.
  struct Row: Equatable {
    var then: String
    var now: String
    /// The table's word about it, such as `gone`.
    var state: String
    /// The number of the section; nil if none teaches it.
    var place: String?

    /// Whether new code should not have it.
    var isOld: Bool {
      state.hasPrefix("gone") || origin != .olderCode
        || state.hasPrefix("deprecated") && !state.contains("2.0")
    }

    /// Where it comes from, as the table says it.
    var origin: Origin { Origin(rawValue: state) ?? .olderCode }
  }

  /// The places that a form may come from, by the table's word.
  enum Origin: String {
    case olderCode = "older"
    /// A version that has not been released.
    case preview = "2.0"
    case otherLanguage = "not Swift"
    case swiftUI = "not here"

    /// The words of a sentence behind the form.
    var sentence: String {
      switch self {
      case .olderCode: "comes from older code. Today's form"
      case .preview: "comes from TCA 2.0, which is a preview. In 1.26"
      case .otherLanguage: "comes from another language or framework. In its place"
      case .swiftUI:
        "is SwiftUI's, and these views, which a terminal draws, do not have it. In its place"
      }
    }
  }

  let page: MessagePage
  private let rows: [(row: Row, spellings: [OlderSpelling])]
  /// The names of today's forms.
  private let todays: Set<String>

  /// - Parameter chapter: The chapter whose table counts first.
  init(of workbook: Workbook, chapter: Int) {
    let text = Files.text(workbook.absolute(OlderSpellings.file)) ?? ""
    let sections = text.components(separatedBy: "\n## ").enumerated()
      .sorted { abs($0.offset - chapter) < abs($1.offset - chapter) }
    self.init(page: MessagePage(of: workbook), tables: sections.map(\.element))
  }

  /// - Parameter tables: Texts with tables, in the order in which they count.
  package init(page: MessagePage = MessagePage(parsing: ""), tables: [String] = []) {
    self.page = page
    let rows = tables.flatMap { text in
      text.lines.compactMap { line -> Row? in
        guard line.hasPrefix("| ") else { return nil }
        let cells = line.split(separator: "|").map { String($0).trimmed }
        guard cells.count == 4,
          ["deprecated", "fine", "gone"].contains(where: cells[2].hasPrefix)
            || Origin(rawValue: cells[2]) != nil,
          cells[1] != "the same"
        else { return nil }
        let place = cells[3].firstMatch(of: #/^\d+\.\d+/#).map { String($0.output) }
        return Row(then: cells[0], now: cells[1], state: cells[2], place: place)
      }
    }
    let released = rows.filter { $0.origin == .olderCode }
    todays = Set(released.flatMap { Self.words(Self.code(in: $0.now).joined(separator: " ")) })
    let allowed =
      rows.filter { !$0.isOld }.flatMap { Self.spellings(in: $0.then) }
      + released.flatMap { Self.spellings(in: $0.now) }
    self.rows = rows.map { row in
      let spellings = Self.spellings(in: row.then)
      return (row, row.isOld ? spellings.filter { !allowed.contains($0) } : spellings)
    }
  }

  /// The meaning of a warning.
  ///
  /// - Returns: An explanation with the section that has today's form; nil if nothing is known.
  func explanation(of message: String) -> String? {
    if let entry = page.entries(for: message).first {
      let number = entry.places.lazy.compactMap(\.exercise).first
      return [entry.text, number.map { Self.section("\($0)") } ?? ""].joined(separator: " ").trimmed
    }
    return row(deprecatedIn: message).map { "Today's form: \(Self.form($0))" }
  }

  /// The meaning of an error that is about an older form.
  ///
  /// - Parameters:
  ///   - line: The tokens of the error's line.
  ///   - isDeclared: Whether the learner's code declares a name.
  func explanation(
    ofError message: String,
    in line: ArraySlice<Token>,
    text: String,
    isDeclared: @escaping (String) -> Bool
  ) -> Explanation? {
    let isOwn = { (spelling: OlderSpelling) in spelling.declaredName.map(isDeclared) ?? false }
    let isOfSyntax = message.hasPrefix("consecutive ") || message.hasPrefix("expected ")
    let unknown = row { row, spelling in
      isUnknown(spelling, of: row, in: message) && !isOwn(spelling)
        && !(row.origin != .olderCode && isDeclared(spelling.last))
    }
    let found =
      unknown
      ?? row { row, spelling in
        row.isOld && !isOwn(spelling)
          && spelling.isIn(
            line,
            text: text,
            todays: row.origin == .preview ? [] : todays,
            isWord: row.origin == .otherLanguage && isOfSyntax
          )
      }
    return found.map { row, spelling in
      Explanation(
        "`\(spelling.title)` \(row.origin.sentence): \(Self.form(row))",
        cause: row.then
      )
    }
  }

  /// The row about a name, or about the name in a message that is pasted.
  func row(of pasted: String) -> Row? {
    let pasted = pasted.trimmed
    guard !pasted.contains(where: \.isWhitespace), let asked = OlderSpelling(pasted) else {
      return row(deprecatedIn: pasted)
        ?? row { isUnknown($1, of: $0, in: pasted) }?.row
    }
    let found = row { $1.title == asked.title } ?? row { $1.isNamed(asked.last) }
    return found?.row
  }

  /// A store lacks many names that today's forms have; one of elsewhere is looked at all the same.
  private func isUnknown(_ spelling: OlderSpelling, of row: Row, in message: String) -> Bool {
    spelling.isUnknown(
      in: message,
      todays: row.origin == .preview ? [] : todays,
      alsoOfStores: row.origin != .olderCode
    )
  }

  private func row(where isMeant: (Row, OlderSpelling) -> Bool) -> (row: Row, OlderSpelling)? {
    for (row, spellings) in rows {
      if let spelling = spellings.first(where: { isMeant(row, $0) }) { return (row, spelling) }
    }
    return nil
  }

  /// Today's form, and the section that teaches it.
  private static func form(_ row: Row) -> String {
    "\(row.now).\(row.place.map { " " + section($0) } ?? "")"
  }

  private func row(deprecatedIn message: String) -> Row? {
    let isRenamed = message.contains("' has been renamed")
    guard isRenamed || message.contains("' is deprecated"),
      let name = Mistake.quoted(message).first?.prefix(while: { $0 != "(" }), !name.isEmpty
    else { return nil }
    return rows.first {
      $0.row.state.hasPrefix(isRenamed ? "gone" : "deprecated") && $0.row.place != nil
        && Self.words($0.row.then).contains(String(name))
    }?.row
  }

  private static func section(_ number: String) -> String {
    "`Scripts/workbook read \(number)` teaches it."
  }

  private static func code(in text: String) -> [String] {
    text.matches(of: /`([^`]+)`/).map { String($0.output.1) }
  }

  private static func spellings(in text: String) -> [OlderSpelling] {
    code(in: text).compactMap(OlderSpelling.init)
  }

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension CheckedRule {
  /// Names and spellings of older versions of the libraries, and of elsewhere.
  static let olderForms = [
    CheckedRule(id: "older-form", bearing: .line) { mistake in
      let code = mistake.code
      // Many rows ask, and to read the names takes a while.
      lazy var bound = code.boundNames
      return code.forms.explanation(
        ofError: mistake.message,
        in: mistake.lineTokens,
        text: mistake.line,
        isDeclared: { code.isDeclared($0) || bound.contains($0) }
      )
    }
  ]
}
