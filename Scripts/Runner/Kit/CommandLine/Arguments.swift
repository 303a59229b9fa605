/// The arguments after the program's name, taken one by one by the command that knows them.
///
/// It remembers which options a command asked for, so that a misspelt one can be answered with the
/// nearest.
package struct Arguments {
  /// An option that a command understands.
  package struct Option: Equatable {
    package var name: String
    package var takesValue = false
    /// The values it knows, where those are a fixed set.
    package var values: [String] = []

    package init(name: String, takesValue: Bool = false, values: [String] = []) {
      self.name = name
      self.takesValue = takesValue
      self.values = values
    }
  }

  private var words: [String]
  /// All options that a command asked for, whether they were there or not.
  package private(set) var known: [Option] = []

  package init(_ words: [String]) {
    self.words = words
  }

  /// Whether an option without a value is among the arguments.
  package mutating func flag(_ names: String...) -> Bool {
    known += names.map { Option(name: $0) }
    let count = words.count
    words.removeAll { names.contains($0) }
    return words.count != count
  }

  /// The value of an option, written `--name value` or `--name=value`; the last one counts.
  package mutating func value(_ name: String) throws -> String? {
    try value(Option(name: name, takesValue: true))
  }

  private mutating func value(_ option: Option) throws -> String? {
    known.append(option)
    let name = option.name
    var result: String?
    while let index = words.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) {
      if words[index] == name {
        guard index + 1 < words.count else {
          throw WorkbookError("The option \(name) needs a value after it.")
        }
        result = words[index + 1]
        words.removeSubrange(index...(index + 1))
      } else {
        result = String(words[index].dropFirst(name.count + 1))
        words.remove(at: index)
      }
    }
    return result
  }

  /// A value out of a fixed set, such as `--format json`.
  package mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String,
    default: Choice
  ) throws -> Choice {
    let values = Choice.allCases.map { $0.rawValue }
    guard let word = try value(Option(name: name, takesValue: true, values: values)) else {
      return `default`
    }
    guard let choice = Choice(rawValue: word) else {
      let all = values.joined(separator: ", ")
      throw WorkbookError("The option \(name) knows \(all), but not \"\(word)\".")
    }
    return choice
  }

  /// The command's name: the first word, or the first known name where an option comes before it.
  /// The value of an option, as in `--timeout 20`, is no command.
  mutating func takeCommand(of names: [String]) -> String? {
    guard let first = words.first else { return nil }
    let index = first.hasPrefix("-") ? words.firstIndex { names.contains($0) } : 0
    return index.map { words.remove(at: $0) }
  }

  /// The first argument that is no option.
  package mutating func takeOperand() -> String? {
    guard let index = words.firstIndex(where: { !$0.hasPrefix("-") }) else { return nil }
    return words.remove(at: index)
  }

  /// All arguments that are no options.
  package mutating func takeOperands() -> [String] {
    var operands: [String] = []
    while let operand = takeOperand() { operands.append(operand) }
    return operands
  }

  /// Checks that nothing is left over; a command calls it when it has taken its arguments.
  ///
  /// - Throws: A sentence about the first argument left over.
  package func finish(command: String) throws {
    guard let word = words.first else { return }
    guard word.hasPrefix("-") else {
      throw WorkbookError("`\(command)` does not know what to do with \"\(word)\".")
    }
    let name = String(word.prefix { $0 != "=" })
    let near = NearMatches.of(name, in: known.map { $0.name })
    let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    throw WorkbookError(
      "`\(command)` has no option \(name).\(hint) `Scripts/workbook help \(command)` lists them."
    )
  }
}
