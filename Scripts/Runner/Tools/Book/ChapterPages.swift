import WorkbookKit

/// The pages of a lesson: its beginning, and a page for each of its sections.
struct ChapterPages {
  let plan: BookPlan
  let chapter: BookPlan.ChapterPlan

  func all() -> (pages: [BookPage], problems: [String]) {
    let folder = "Chapters/\(chapter.chapter.folder)"
    var writer = MarkdownHTML(
      plan: plan,
      file: chapter.chapter.lessonFile,
      page: chapter.path,
      terms: TermLinker(plan.glossary, chapter: chapter.chapter.number),
      folders: [folder + "/Support", chapter.chapter.suiteFolder, ""]
    )
    var pages = [opening(&writer)]
    for section in chapter.sections {
      writer.file = section.file
      writer.page = section.path
      writer.terms?.begin(section.exercise?.id.description ?? section.heading)
      pages.append(page(section, &writer))
    }
    return (pages, writer.problems)
  }

  private var part: BookPage.Part { .chapter(chapter.chapter.number) }

  private var name: String { "\(chapter.chapter.number) \(chapter.chapter.title)" }

  // MARK: The beginning

  private func opening(_ writer: inout MarkdownHTML) -> BookPage {
    let exercises = chapter.chapter.exercises
    let rows = chapter.sections.map { section in
      let name = writer.plain(section.heading)
      let link = PageParts.link(name, to: section.path, from: chapter.path)
      let note =
        section.exercise.map { "<small>\(Self.facts($0))</small>" }
        ?? (section.isReading ? "<small>to read</small>" : "")
      return "<li>\(link)\(PageParts.mark(section)) \(note)</li>"
    }
    let content = """
      \(PageParts.heading(XMLText.escaped(chapter.chapter.title), above: "Chapter \(chapter.chapter.number)"))
      <p class="facts">\(Self.work(exercises).joined(separator: " · "))</p>
      \(writer.html(chapter.opening, raised: 1))<h2 id="in-this-chapter">In this chapter</h2>
      <ol class="sections">
      \(rows.joined(separator: "\n"))
      </ol>

      """
    var page = BookPage(path: chapter.path, title: name, part: part, content: content)
    let entry = SearchEntry(title: name, address: chapter.path, kind: "chapter")
    page.entries = SearchEntry.entries(of: chapter.opening, on: entry)
    return page
  }

  /// The number of exercises and the time for them, the required ones apart from the others.
  static func work(_ exercises: [Exercise]) -> [String] {
    [(false, "required"), (true, "extra")].compactMap { isExtra, name in
      let part = exercises.filter { $0.section.isExtra == isExtra }
      let minutes = part.reduce(0) { $0 + $1.section.minutes }
      return part.isEmpty ? nil : "\(part.count) \(name), about \(hours(minutes))"
    }
  }

  private static func hours(_ minutes: Int) -> String {
    guard minutes >= 60 else { return "\(minutes) minutes" }
    let halves = (minutes + 15) / 30
    let hours = halves % 2 == 0 ? "\(halves / 2)" : "\(halves / 2)½"
    return hours == "1" ? "1 hour" : "\(hours) hours"
  }

  private static func facts(_ exercise: Exercise) -> String {
    let section = exercise.section
    let points = section.points == 1 ? "1 point" : "\(section.points) points"
    let minutes = section.minutes == 1 ? "1 minute" : "\(section.minutes) minutes"
    var facts = [points, minutes]
    if let kind = section.kind { facts.append(kind.rawValue) }
    if section.hasTests { facts.append("with tests") }
    if section.isExtra { facts.append("extra") }
    return facts.joined(separator: " · ")
  }

  // MARK: A section

  private func page(_ section: BookPlan.Section, _ writer: inout MarkdownHTML) -> BookPage {
    let above = PageParts.link(XMLText.escaped(name), to: chapter.path, from: section.path)
    let heading = writer.plain(section.heading)
    var content = PageParts.heading(heading, above: above) + "\n"
    if let exercise = section.exercise {
      content += body(exercise, section, &writer)
    } else {
      content += writer.html(section.blocks, raised: 1)
    }
    let title = Markdown.spans(of: section.heading).map(\.plain).joined()
    var page = BookPage(path: section.path, title: title, part: part, content: content)
    let kind = section.exercise == nil ? "section" : "exercise"
    let entry = SearchEntry(title: title, address: section.path, kind: kind, note: name)
    page.entries = SearchEntry.entries(of: Self.text(of: section), on: entry)
    return page
  }

  /// The blocks of a section without the line of the points, which is shown in its own way.
  private static func text(of section: BookPlan.Section) -> [Markdown.Block] {
    if section.exercise != nil, case .paragraph(let text)? = section.blocks.first,
      text.hasPrefix("*")
    {
      return Array(section.blocks.dropFirst())
    }
    return section.blocks
  }

  private func body(
    _ exercise: Exercise,
    _ section: BookPlan.Section,
    _ writer: inout MarkdownHTML
  ) -> String {
    let blocks = Self.text(of: section)
    let asides = blocks.filter(SearchText.isAside)
    var text = "<p class=\"facts\">\(Self.facts(exercise))</p>\n"
    text += writer.html(blocks.filter { !SearchText.isAside($0) }, raised: 1)
    text += film(exercise)
    text += starter(exercise)
    // A folded part does not count as the first use of a term.
    let terms = writer.terms
    writer.terms = nil
    if !asides.isEmpty {
      text += "<h2 id=\"hints\">Hints</h2>\n" + writer.html(asides, raised: 1)
    }
    writer.terms = terms
    return text + links(exercise, from: section.path)
  }

  private func film(_ exercise: Exercise) -> String {
    plan.films[exercise.id].map { "<h2 id=\"screen\">What it looks like</h2>\n" + $0 } ?? ""
  }

  private func starter(_ exercise: Exercise) -> String {
    let source = MarkedSource(of: exercise, in: plan.workbook)
    let text = source?.starter ?? Files.text(plan.workbook.absolute(exercise.starterFile)) ?? ""
    var lines = text.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return """
      <h2 id="file">The file to edit</h2>
      <p class="path"><code>\(XMLText.escaped(exercise.starterFile))</code></p>
      \(CodeHTML.block(lines, language: "swift"))
      """
  }

  private func links(_ exercise: Exercise, from page: String) -> String {
    let items: [(file: String, link: String, note: String)] = [
      (exercise.screenFile ?? "", "Its screen", "a view for the finished feature"),
      (exercise.suiteFile, "The suite", "the checks, and what each of them expects"),
      (exercise.solutionFile, "The solution", "shows the whole answer: try it yourself first"),
    ]
    let rows = items.compactMap { item -> String? in
      guard let address = plan.addresses.address(of: item.file) else { return nil }
      return "<li>\(PageParts.link(item.link, to: address, from: page)): \(item.note)</li>"
    }
    return """
      <h2 id="next-steps">Check it</h2>
      <pre tabindex="0" class="console"><code><b>$ Scripts/workbook run \(exercise.id)</b></code></pre>
      <ul class="steps">
      \(rows.joined(separator: "\n"))
      </ul>

      """
  }
}
