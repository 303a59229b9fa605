import Foundation

@testable import WorkbookKit

/// A workbook for the specimens in `Hostile`. Its exercises all ask for the same, a number doubled
/// and one more. Each specimen is handed in for one of them, and calls itself as the exercise is
/// called; so few exercises, which are prepared once, serve many specimens.
struct HostileMiniature {
  /// One text of the files in `Hostile`, with what its first lines say is to come of it.
  struct Specimen {
    var name: String
    var text: String
    var verdict: String
    var flags: Set<String>
    var isVoid: Bool
    /// The protection without which the verdict is another one.
    var need: String?
  }

  static let modules = ["North", "East"]
  /// The exercises of each chapter for honest work alone.
  static let honest = ["HonestOne", "HonestTwo"]
  /// The exercises of each chapter for the specimens.
  private static let places = [
    ["One", "Two", "Three", "Four"], ["Five", "Six", "Seven", "Eight"],
  ]
  /// The seconds of sleeps that the list of processes must not show afterwards. Another run of the
  /// tests on the same machine has other numbers.
  static let endlessSleep = 31_000_000 + Int(getpid())
  static let detachedSleep = 27_000_000 + Int(getpid())

  let folder: TemporaryFolder
  let specimens: [Specimen]

  var root: String { folder.path + "/Workbook" }
  var submissions: String { folder.path + "/Submissions" }
  /// Where the grader keeps what it needs for a while.
  var temporary: String { folder.path + "/Temporary" }

  init() throws {
    folder = try TemporaryFolder("Grading")
    specimens = try Self.readSpecimens()
    try Files.makeFolder(temporary)
    try MiniatureLibrary.write(to: folder, below: "Workbook/")
    for (index, module) in Self.modules.enumerated() {
      try write(chapter: index + 1, module: module)
    }
  }

  /// The names of the exercises of a chapter, in their order.
  func titles(chapter: Int) -> [String] {
    [Self.honest[0]] + Self.places[chapter - 1] + [Self.honest[1]]
  }

  /// The specimens in groups, each of which has an exercise for each of them, and the exercise's
  /// title for each.
  var groups: [[String: Specimen]] {
    let titles = Self.places.flatMap { $0 }
    return stride(from: 0, to: specimens.count, by: titles.count).map { start in
      let pairs = zip(titles, specimens[start...]).map { ($0, $1.renamed($0)) }
      return Dictionary(uniqueKeysWithValues: pairs)
    }
  }

  /// A submission.
  ///
  /// - Parameter text: The text for an exercise of that name; nil, if there is none.
  func submit(_ name: String, _ text: (_ chapter: Int, _ title: String) -> String?) throws {
    for (index, module) in Self.modules.enumerated() {
      for (position, title) in titles(chapter: index + 1).enumerated() {
        let file = "Chapters/0\(index + 1)-\(module)/\(index + 1).\(position + 1)-\(title).swift"
        guard let text = text(index + 1, title) else { continue }
        try folder.write(text, to: "Submissions/\(name)/\(file)")
      }
    }
  }

  /// The right answer.
  static func answer(_ title: String, body: String = "Answer(number: 2 * a + 1)") -> String {
    """
    enum \(title) {
      struct Answer: Equatable {
        var number: Int
      }

      static func answer(_ a: Int) -> Answer {
        \(body)
      }
    }

    """
  }

  private func write(chapter: Int, module: String) throws {
    var lesson = "# \(chapter) \(module)\n"
    for (index, title) in titles(chapter: chapter).enumerated() {
      let id = "\(chapter).\(index + 1)"
      lesson += "\n## \(id) \(title)\n\n*2 points · 5 minutes · fill in*\n\nWrite it.\n"
      let file = "0\(chapter)-\(module)/\(id)-\(title).swift"
      let body = """
        // BEGIN SOLUTION
            Answer(number: 2 * a + 1)
            // END SOLUTION
            // STUB: Answer(number: a)
        """
      let solution = Self.answer(title, body: body)
      try folder.write(solution, to: "Workbook/Solutions/\(file)")
      let starter = try MarkedSource(parsing: solution, file: file).starter
      try folder.write(starter, to: "Workbook/Chapters/\(file)")
      try folder.write(
        Self.suite(id, title, module),
        to: "Workbook/Tests/0\(chapter)-\(module)Tests/\(id)-\(title)Tests.swift"
      )
    }
    try folder.write(lesson, to: "Workbook/Chapters/0\(chapter)-\(module)/README.md")
  }

  private static func suite(_ id: String, _ title: String, _ module: String) -> String {
    """
    \(title == honest[0] ? "import Foundation\n" : "")import Testing

    @testable import \(module)

    @Suite("\(id) \(title)") struct \(title)Tests {
      @Test("Odd ones come out") func odd() {
        for a in Array(0...3) {
          #expect(\(title).answer(a).number % 2 == 1, "An odd number was expected.")
        }
      }

      @Test("It grows by two") func growth() {
        #expect(\(title).answer(5) == \(title).Answer(number: 11))
        #expect(\(title).answer(6).number == \(title).answer(5).number + 2)
      }
    \(title == honest[0] ? loopback : "")}

    """
  }

  /// A test that the machine can reach itself, which some suites need, though nobody else.
  private static let loopback = """

      @Test("The machine can talk to itself") func loopback() {
        let datagrams: Int32 = 2
        let channel = socket(AF_INET, datagrams, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = 9
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafeBytes(of: &address) {
          connect(channel, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t($0.count))
        }
        #expect(result == 0)
      }

    """

  /// Those that are too long, or too odd for editors, to be files.
  private static var generatedSpecimens: [Specimen] {
    let deep = String(repeating: "(", count: 3000) + "1" + String(repeating: ")", count: 3000)
    let interpolated =
      String(repeating: "\"\\(", count: 500) + "1" + String(repeating: ")\"", count: 500)
    let types = (0..<800).map { "enum A\($0) {" }.joined() + String(repeating: "}", count: 800)
    let sum = (1...60).map { "-(\($0)) * 1.5" }.joined(separator: " + ")
    let bodies: KeyValuePairs = [
      "DeclaresTheSameForEver": String(repeating: "  static func a() {}\n", count: 1500),
      "InterpolatesTooDeep": "static let deep = \(interpolated)",
      "NestsTooDeep": "static let deep = \(deep)",
      "NestsTypesTooDeep": types,
      "TakesForeverToCheck": "static let sum: Int = \(sum) + \"\"",
    ]
    let specimens = bodies.map { name, body in
      Specimen(name, "// verdict: doesNotCompile\n\nenum \(name) {\n\(body)\n}\n")
    }
    // To Swift, a lone carriage return ends a comment.
    let hidden = "// harmless\rextension Int { static func % (a: Int, b: Int) -> Int { 1 } }\n"
    let hiding = Specimen(
      "HidesBehindACarriageReturn",
      "// verdict: failed\n// flags: Swift.Int.% infix\n// void\n"
        + answer("HidesBehindACarriageReturn", body: "Answer(number: a)") + hidden
    )
    let honest = answer("KeepsWindowsLines").replacing("\n", with: "\r\n")
    let comparing = """
      \u{FEFF}// verdict: passed
      // flags: func ==

      enum ComparesOnWindows {
        struct Answer: Equatable {
          var number: Int

          static func == (first: Self, second: Self) -> Bool {
            first.number == second.number
          }
        }

        static func answer(_ a: Int) -> Answer { Answer(number: 2 * a + 1) }
      }
      """
    return specimens + [
      hiding, Specimen("KeepsWindowsLines", "// verdict: passed\n" + honest),
      Specimen("ComparesOnWindows", comparing.replacing("\n", with: "\r\n")),
    ]
  }

  /// What comes before the name of each specimen in its file.
  private static let mark = "\n=== "

  private static func readSpecimens() throws -> [Specimen] {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder = here.deletingLastPathComponent().appendingPathComponent("Hostile").path
    return generatedSpecimens
      + Files.names(in: folder).filter { $0.hasSuffix(".txt") }.flatMap { file in
        let text = (Files.text("\(folder)/\(file)") ?? "")
          .replacingOccurrences(of: "31415", with: "\(endlessSleep)")
          .replacingOccurrences(of: "27182", with: "\(detachedSleep)")
        return ("\n" + text).components(separatedBy: mark).dropFirst().map { part in
          let lines = part.components(separatedBy: "\n")
          return Specimen(lines[0], lines.dropFirst().joined(separator: "\n"))
        }
      }
  }
}

extension HostileMiniature.Specimen {
  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
    let head = text.replacing("\u{FEFF}", with: "").lines.prefix { $0.hasPrefix("//") }
    let value = { (key: String) in
      head.first { $0.hasPrefix("// \(key):") }.map { $0.dropFirst(key.count + 4).trimmed }
    }
    verdict = value("verdict") ?? ""
    flags = Set((value("flags") ?? "").split(separator: ",").map { String($0).trimmed })
    isVoid = head.contains("// void")
    need = value("needs")
  }

  /// The same for an exercise of that name.
  fileprivate func renamed(_ title: String) -> Self {
    Self(name, text.replacing(name, with: title))
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmed }
}
