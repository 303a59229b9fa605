import Foundation
import WorkbookKit

/// The exercises of a workbook, found by what learners call their files.
struct ExerciseNames {
  /// What a name says.
  enum Meaning {
    case nothing
    case exercise(Exercise)
    /// It looks like an exercise, and the words say why it is not taken for one.
    case doubt(String)
  }

  private var numbers: [ExerciseNumber: Exercise] = [:]
  /// By the part of the file's name behind the number, in small letters.
  private var titles: [String: [Exercise]] = [:]

  /// - Parameter workbook: The instructor's.
  init(_ workbook: Workbook) {
    for exercise in workbook.exercises {
      if case .numbered(let number) = exercise.id { numbers[number] = exercise }
      for file in exercise.starterFiles {
        let title = Self.stem(file.fileName).lowercased().drop { $0 != "-" }.dropFirst()
        titles[String(title), default: []].append(exercise)
      }
    }
  }

  /// Whether a file is Swift, also where an editor or a mail program added `.txt`.
  static func isSwift(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".swift") || name.lowercased().hasSuffix(".swift.txt")
  }

  /// Says which exercise a name means.
  ///
  /// - Parameters:
  ///   - name: The name of a file or folder.
  ///   - needsNumber: Whether a title without a number means nothing.
  func meaning(of name: String, needsNumber: Bool) -> Meaning {
    let stem = Self.stem(MoodleFile(name)?.rest ?? name).lowercased()
      .trimmingCharacters(in: .whitespaces)
    let words = stem.split { !Self.isPlain($0) }.map(String.init)
    let together = words.filter { Int($0) == nil }.joined()
    let named = Set((words + [together]).flatMap { titles[$0] ?? [] }.map(\.id))

    let matches = stem.matches(of: #/[0-9]+(\.[0-9]+)*/#)
    let found = matches.map { Self.number($0.output.0) }
    let isLeading = matches.first?.range.lowerBound == stem.startIndex
    let known = found.compactMap { $0.flatMap { numbers[$0] } }
    let leading = isLeading ? found[0].flatMap { numbers[$0] } : nil
    if let exercise = leading ?? (Set(known.map(\.id)).count == 1 ? known[0] : nil) {
      if !named.isEmpty && !named.contains(exercise.id) {
        return .doubt("the number is of one exercise, and the name of another")
      }
      if leading != nil || !named.isEmpty { return .exercise(exercise) }
      return .doubt("the name has to begin with the number of an exercise")
    }
    if !known.isEmpty { return .doubt("the name has numbers of several exercises") }
    if isLeading && found[0] != nil { return .doubt("no exercise has this number") }
    return titled(stem, needsNumber: needsNumber, isNamed: !named.isEmpty)
  }

  private func titled(_ stem: String, needsNumber: Bool, isNamed: Bool) -> Meaning {
    if needsNumber || !isNamed { return .nothing }
    let copy =
      #/^(copy of|kopie von|copie de|copia de) |( ?\([0-9]+\)|( -)? (copy|kopie|copie|copia)| [0-9]+)+$/#
    let title = stem.replacing(copy, with: "").filter(Self.isPlain)
    guard let exercise = titles[title]?.first, titles[title]?.count == 1 else {
      return .doubt("the name has to begin with the number of an exercise")
    }
    return .exercise(exercise)
  }

  /// Words that systems add to a copy may be in any script, and those of exercises are in Latin.
  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  /// Reads `3.8`, and also `03.08`.
  private static func number(_ text: Substring) -> ExerciseNumber? {
    let parts = text.split(separator: ".").map { Int($0) }
    guard parts.count == 2, let chapter = parts[0], let position = parts[1] else { return nil }
    return ExerciseNumber(chapter: chapter, position: position)
  }

  private static func stem(_ name: String) -> String {
    name.replacing(#/(\.swift)?\.[a-z][a-z0-9]*$/#.ignoresCase(), with: "")
  }
}
