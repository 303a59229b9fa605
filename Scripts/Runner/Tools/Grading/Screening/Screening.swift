import WorkbookKit

/// A static look at one submitted file: what an exercise has no business with, and what could
/// change the meaning of a check.
struct Screening: Sendable {
  private(set) var flags: [Flag] = []
  /// What is graded: the submitted text, without comparisons of its own.
  private(set) var text: String
  /// Whether comparisons were taken out.
  private(set) var isRewritten = false

  private let exercise: Exercise
  private let own: ExerciseSymbols
  private let names: ChapterSymbols
  private let isStrict: Bool

  /// Why the file must not be run; nil if it may.
  var refusal: Flag? { flags.first { $0.isFatal } }

  init(_ text: String, of exercise: Exercise, names: ChapterSymbols, isStrict: Bool) {
    self.text = text
    self.exercise = exercise
    self.names = names
    self.isStrict = isStrict
    own = names.exercises[exercise.number] ?? ExerciseSymbols()
    let outline = SourceOutline(text)
    lookForWords(outline)
    lookForAttributes(outline)
    lookForNames(outline)
    lookForExtensions(outline)
    lookForOperations(outline)
  }

  /// Refuses a file that does not compile without its comparisons: what they hide is unknown.
  mutating func refuseRewriting() {
    for index in flags.indices where flags[index].what.hasPrefix("func ") {
      flags[index].isFatal = true
      flags[index].why = "It compares in a way of its own, and does not compile without."
    }
  }

  private mutating func lookForWords(_ outline: SourceOutline) {
    for (index, token) in outline.tokens.enumerated() where token.kind == .word {
      let word = SourceOutline.name(token)
      guard !own.words.contains(word) else { continue }
      for group in DenyList.groups where group.words.contains(word) {
        guard Self.isUse(index, in: outline, needsCall: group.needsCall) else { continue }
        add(word, token.line, group.why)
      }
    }
  }

  /// Whether a word names the system's function or type, and not a member or a label.
  private static func isUse(_ index: Int, in outline: SourceOutline, needsCall: Bool) -> Bool {
    let tokens = outline.tokens
    let word = tokens[index].text
    let isCall = index + 1 < tokens.count && tokens[index + 1].isMark("(")
    let isLabel = index + 1 < tokens.count && tokens[index + 1].isMark(":")
    let before = index > 0 ? tokens[index - 1] : nil
    if before?.isWord("func") == true || outline.isCaseName(index) { return false }
    if index > 1 && tokens[index - 2].isWord("canImport") { return false }
    if before?.isMark(".") == true {
      if DenyList.members.contains(word) { return true }
      // Nothing but a file or an address is written to.
      let isWriting = word == "write" && isCall && index + 2 < tokens.count
      if isWriting && ["to", "toFile"].contains(tokens[index + 2].text) { return true }
      return index > 1 && DenyList.modules.contains(tokens[index - 2].text)
    }
    if outline.isDeclared(SourceOutline.name(tokens[index]), at: index) { return false }
    if isLabel {
      let isCreating = index > 1 && tokens[index - 2].text.first?.isUppercase == true
      return DenyList.labels.contains(word) && before?.isMark("(") == true && isCreating
    }
    return isCall || !needsCall
  }

  private mutating func lookForAttributes(_ outline: SourceOutline) {
    for attribute in outline.attributes
    where DenyList.attributes.contains(attribute.name)
      && !own.attributes.contains(attribute.name)
    {
      add("@" + attribute.name, attribute.line, "It reaches what is not its own.", isFatal: true)
    }
    for declaration in outline.declarations where declaration.kind == .macro {
      add("macro", declaration.line, "It gives code another meaning.", isFatal: true)
    }
  }

  private mutating func lookForNames(_ outline: SourceOutline) {
    let kinds: [SourceOutline.Declaration.Kind] = [.type, .function, .value]
    for declaration in outline.declarations
    where kinds.contains(declaration.kind) && declaration.depth == 0 && !declaration.isPrivate {
      let name = declaration.name
      guard !own.declared.contains(name) else { continue }
      if DenyList.tools.contains(name) || own.suite.contains(name) {
        add(
          name,
          declaration.line,
          "It declares a name that the checks of this exercise use.",
          isFatal: true
        )
      }
    }
  }

  private mutating func lookForExtensions(_ outline: SourceOutline) {
    let protocolsExtendingForeignTypes = outline.protocolsExtendingForeignTypes
    for declaration in outline.declarations where declaration.kind == .extension {
      let isOwn = outline.isOwnType(declaration.name)
      if isOwn && !protocolsExtendingForeignTypes.contains(declaration.name) { continue }
      // Starter or solution extends it as well, with members of these names.
      let isExpected = own.extended.contains(declaration.name)
      let members = outline.declarations.filter {
        $0.scope.last == SourceOutline.Scope(name: declaration.name, isExtension: true)
      }
      let shadows = members.filter { member in
        if member.kind == .unnamed {
          return !isExpected && (member.name == "_" || own.suiteWords.contains(member.name))
        }
        return member.kind != .extension && own.suiteWords.contains(member.name)
          && !(isExpected && own.declared.contains(member.name))
      }
      if let first = shadows.first {
        let name = first.kind == .unnamed ? first.keyword : first.name
        add(
          "\(declaration.name).\(name)",
          first.line,
          "It replaces something that the checks of this exercise use.",
          isFatal: true
        )
      } else if !isOwn && !isExpected {
        add("extension \(declaration.name)", declaration.line, "It extends what is not its own.")
      }
    }
  }

  /// A comparison that is always true makes every check pass.
  private mutating func lookForOperations(_ outline: SourceOutline) {
    var counts: [String: Int] = [:]
    let protocolsExtendingForeignTypes = outline.protocolsExtendingForeignTypes
    for declaration in outline.declarations where declaration.kind == .operation {
      counts[declaration.name, default: 0] += 1
      guard counts[declaration.name, default: 0] > own.operations[declaration.name] ?? 0 else {
        continue
      }
      let isOwn =
        declaration.depth > 0
        && declaration.scope.allSatisfy {
          outline.isOwnType($0.name) && !protocolsExtendingForeignTypes.contains($0.name)
        }
      let what = "func \(declaration.name)"
      if isOwn && declaration.name == "==" {
        add(what, declaration.line, "It compares in a way of its own; graded without.")
        rewrite(without: declaration, in: outline)
      } else if isOwn && !["!=", "~=", "==="].contains(declaration.name) {
        add(what, declaration.line, "It defines an operator.")
      } else {
        add(what, declaration.line, "It gives an operator another meaning.", isFatal: true)
      }
    }
  }

  /// Takes a function out, and leaves all lines where they are.
  private mutating func rewrite(
    without declaration: SourceOutline.Declaration,
    in outline: SourceOutline
  ) {
    guard let first = outline.tokens[declaration.tokens].first,
      let last = outline.tokens[declaration.tokens].last
    else { return }
    var bytes = Array(text.utf8)
    for index in first.range.lowerBound..<min(last.range.upperBound, bytes.count)
    where bytes[index] != 10 {
      bytes[index] = 32
    }
    text = String(decoding: bytes, as: UTF8.self)
    isRewritten = true
  }

  private mutating func add(_ what: String, _ line: Int, _ why: String, isFatal: Bool = false) {
    let flag = Flag(
      exercise: exercise.id,
      file: exercise.starterFile,
      line: line,
      what: what,
      why: why,
      isFatal: isFatal || isStrict
    )
    if !flags.contains(flag) { flags.append(flag) }
  }
}
