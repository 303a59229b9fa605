import Foundation
import WorkbookKit

/// The sections of lessons and tables that have the words of a question. A word counts by how few
/// sections have it, and more in a heading.
struct SectionSearch {
  /// A section with the words in it.
  struct Section {
    let file: String
    let heading: String
    fileprivate let inHeading: Set<String>
    fileprivate let counts: [String: Int]
    fileprivate let length: Double
  }

  private let sections: [Section]
  private let rarity: Rarity
  private let workbook: Workbook

  init(of workbook: Workbook) {
    let files =
      workbook.chapters.flatMap(\.lessonFiles)
      + [LearningPath.page, OlderSpellings.file, PatternsPage.file]
    self.workbook = workbook
    sections = files.flatMap { file in
      Self.sections(of: Files.text(workbook.absolute(file)) ?? "", file)
    }
    rarity = Rarity(sections.map(\.counts.keys))
  }

  /// The section of an exercise's number, or of a link from the guide to the chapters.
  private func section(at place: String) -> Section? {
    guard case .link(_, let target)? = Markdown.spans(of: place).first else {
      return sections.first { $0.heading.hasPrefix(place + " ") }
    }
    let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let path = "Chapters/" + (parts[0].isEmpty ? LearningPath.page.fileName : parts[0])
    let file = path.replacing("Chapters/../", with: "")
    return Self.sections(of: Files.text(workbook.absolute(file)) ?? "", file)
      .first { Markdown.anchor(of: $0.heading) == parts.last }
  }

  /// The section about what a short question calls as people call it elsewhere.
  private func named(by question: String) -> Section? {
    let asked = Set(Self.words(of: question.lowercased()))
    guard asked.count < 6 else { return nil }
    let guide = Markdown(parsing: Files.text(workbook.absolute(LearningPath.page)) ?? "")
    let found = OtherWords(in: guide.blocks).rows.flatMap { row in
      row.words.map { (words: Set(Self.words(of: $0.lowercased())), place: row.place) }
    }
    return found.filter { $0.words.isSubset(of: asked) }.max { $0.words.count < $1.words.count }
      .flatMap { section(at: $0.place) }
  }

  private static func sections(of text: String, _ file: String) -> [Section] {
    ("\n" + text).components(separatedBy: "\n## ").dropFirst().compactMap { part in
      let heading = part.lines.first ?? ""
      // A list of all that a chapter teaches.
      guard heading != "What you can do now" else { return nil }
      let words = words(of: part)
      return Section(
        file: file,
        heading: heading,
        inHeading: Set(Self.words(of: heading)),
        counts: Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +),
        length: Double(words.count)
      )
    }
  }

  /// The best sections, at most three; none where they have hardly any of the question's words. That
  /// of a name in a short question comes first.
  func sections(for question: String) -> [Section] {
    let asked = Set(Self.words(of: question))
    let first = named(by: question)
    let weights = asked.map { word in
      (word, weight: rarity.weight(of: word))
    }
    let all = weights.map(\.weight).reduce(0, +)
    let found = sections.map { section in
      (section, score: weights.map { $0.weight * Self.share(of: $0.0, in: section) }.reduce(0, +))
    }
    let best = found.filter { $0.score > all * 0.7 }.sorted { $0.score > $1.score }.map(\.0)
      .filter { ($0.file, $0.heading) != (first?.file, first?.heading) }
    return Array(([first].compactMap { $0 } + best).prefix(3))
  }

  /// The usual measure of a word in a text: it grows with the number of times, ever more slowly, and
  /// less in a long text.
  private static func share(of word: String, in section: Section) -> Double {
    guard let count = section.counts[word].map(Double.init) else { return 0 }
    let share = 2.2 * count / (count + 0.3 + 0.9 * section.length / 400)
    return share + (section.inHeading.contains(word) ? 1.5 : 0)
  }

  /// The words of a text without their endings, and the parts of names such as `onChange`.
  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.flatMap { name in
      let parts = name.matches(of: /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\d+/).map { String($0.output) }
      return parts.map(stem) + (parts.count > 1 ? [name.lowercased()] : [])
    }
  }

  private static func stem(_ word: String) -> String {
    let word = word.lowercased()
    let ending = ["ing", "ed", "es", "s", "e"].first {
      word.hasSuffix($0) && word.count - $0.count > 3
    }
    return String(word.dropLast(ending?.count ?? 0))
  }
}
