import Foundation
import WorkbookKit

/// Checks the name of a new feature of the learner's own.
struct FeatureName {
  let workbook: Workbook

  /// - Throws: `WorkbookError` that says why a name cannot be taken, and offers one that can.
  func check(_ name: String) throws {
    guard let problem = problem(with: name) else { return }
    let words = name.split { !$0.isLetter && !$0.isNumber }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    let joined = String(words.joined().drop { !$0.isLetter })
    let base = joined.isEmpty ? "Tip" : joined
    let free = ["", "Feature", "App", "Feature2"].map { base + $0 }
      .first { self.problem(with: $0) == nil }
    let offer = free.map { " This one can be taken: `Scripts/workbook new \($0)`." }
    throw WorkbookError(problem + (offer ?? " Take another one."))
  }

  private func problem(with name: String) -> String? {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), name.first?.isLetter == true
    else {
      return "\"\(name)\" cannot be the name of a type: it begins with a letter, and letters and"
        + " digits follow."
    }
    if name != name.prefix(1).uppercased() + name.dropFirst() {
      return "A feature is a type, and its name begins with a capital letter."
    }
    for path in [OwnFeature.file(of: name), OwnFeature.testsFile(of: name)] {
      let same = Files.names(in: workbook.absolute(path.parentFolder))
        .first { $0.lowercased() == path.fileName.lowercased() }
      if let same {
        let existing = path.parentFolder + "/" + same
        return "\(existing) is there already, and nothing was changed."
      }
    }
    for type in [name, name + "View"] {
      if let user = user(of: type) {
        return "\(type) is \(user) already, so \(name) cannot be the name."
      }
    }
    return nil
  }

  /// The thing that has the name of a type already, in words; nil if there is none.
  private func user(of type: String) -> String? {
    if Self.ofSwift.contains(type) { return "a type of Swift" }
    if Self.keywords.contains(type) { return "something in Swift itself" }
    if type == OwnFeature.module || Self.modules.contains(type) { return "a module" }
    let own = Files.allFiles(below: workbook.absolute("Chapters/Mine"))
    if let file = own.first(where: { declares(type, in: $0, isPublic: false) }) {
      return "a type in \(workbook.relative(file))"
    }
    for module in ["ComposableArchitecture", "TerminalUI"] {
      let files = Files.allFiles(below: workbook.absolute("Chapters/Library/\(module)"))
      if files.contains(where: { declares(type, in: $0, isPublic: true) }) {
        return "a type of \(module)"
      }
    }
    return nil
  }

  private func declares(_ type: String, in file: String, isPublic: Bool) -> Bool {
    file.hasSuffix(".swift")
      && OwnFeature.declares(type, in: Files.text(file) ?? "", isPublic: isPublic)
  }

  /// The modules that features, tests and macros name.
  private static let modules: Set = [
    "ComposableArchitecture", "Foundation", "Swift", "SwiftUI", "TerminalUI", "Testing",
  ]

  private static let keywords: Set = ["Any", "AnyObject", "Protocol", "Self", "Type"]

  /// The types of the standard library and of Foundation that features use.
  private static let ofSwift: Set = [
    "Array", "Bool", "Calendar", "Character", "Clock", "Codable", "Collection", "Comparable",
    "Data",
    "Date", "Decimal", "Dictionary", "Double", "Duration", "Equatable", "Error", "Float",
    "Hashable",
    "Identifiable", "IndexSet", "Int", "Locale", "Main", "MainActor", "Never", "Optional", "Range",
    "Result", "Sendable", "Sequence", "Set", "String", "Substring", "Suite", "Tag", "Task", "Test",
    "TimeInterval", "TimeZone", "URL", "UUID", "Void",
  ]
}
