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

  /// The arguments that no command has taken yet.
  private var rest: [String]
  /// All options that a command asked for, whether they were there or not.
  package private(set) var known: [Option] = []

  package init(_ arguments: [String]) {
    rest = arguments
  }

  /// Puts words before those that are left.
  mutating func add(_ words: [String]) {
    rest = words + rest
  }

  /// Whether an option without a value is among the arguments.
  package mutating func flag(_ names: String...) -> Bool {
    known += names.map { Option(name: $0) }
    let count = rest.count
    rest.removeAll { names.contains($0) }
    return rest.count != count
  }

  /// The value of an option, written `--name value` or `--name=value`; the last one counts.
  package mutating func value(_ name: String) throws -> String? {
    try value(Option(name: name, takesValue: true))
  }

  /// The values of options of which each may be there several times, in the order in which they are
  /// there.
  package mutating func values(_ names: [String]) throws -> [(name: String, value: String)] {
    known += names.map { Option(name: $0, takesValue: true) }
    var result: [(name: String, value: String)] = []
    var others: [String] = []
    var arguments = rest[...]
    while let argument = arguments.popFirst() {
      let name = String(argument.prefix { $0 != "=" })
      if !names.contains(name) {
        others.append(argument)
      } else if name != argument {
        result.append((name, String(argument.dropFirst(name.count + 1))))
      } else if let value = arguments.popFirst() {
        result.append((name, value))
      } else {
        throw WorkbookError("The option \(name) needs a value after it.")
      }
    }
    rest = others
    return result
  }

  private mutating func value(_ option: Option) throws -> String? {
    let value = try values([option.name]).last?.value
    known[known.count - 1] = option
    return value
  }

  /// A value out of a fixed set, such as `--format json`.
  package mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String,
    default: Choice
  ) throws -> Choice {
    let values = Choice.allCases.map { $0.rawValue }
    guard let text = try value(Option(name: name, takesValue: true, values: values)) else {
      return `default`
    }
    guard let choice = Choice(rawValue: text) else {
      let all = values.joined(separator: ", ")
      throw WorkbookError("The option \(name) knows \(all), but not \"\(text)\".")
    }
    return choice
  }

  /// The command's name: the first argument, or the first known name where an option comes before it.
  /// The value of an option, as in `--timeout 20`, is no command.
  mutating func takeCommand(of names: [String]) -> String? {
    guard let first = rest.first else { return nil }
    let index = first.hasPrefix("-") ? rest.firstIndex { names.contains($0) } : 0
    return index.map { rest.remove(at: $0) }
  }

  /// The first argument that is no option.
  package mutating func takeOperand() -> String? {
    guard let index = rest.firstIndex(where: { !$0.hasPrefix("-") }) else { return nil }
    return rest.remove(at: index)
  }

  /// All arguments that are no options.
  package mutating func takeOperands() -> [String] {
    var operands: [String] = []
    while let operand = takeOperand() { operands.append(operand) }
    return operands
  }

  /// Checks that nothing is left over; a command calls it when it has taken its arguments.
  ///
  /// - Throws: `WorkbookError` about the first argument left over.
  package func finish(command: String) throws {
    guard let argument = rest.first else { return }
    guard argument.hasPrefix("-") else {
      let isExercise = ExerciseNumber(argument) != nil
      let hint = isExercise ? " Did you mean `Scripts/workbook run \(argument)`?" : ""
      throw WorkbookError("`\(command)` does not know what to do with \"\(argument)\".\(hint)")
    }
    let name = String(argument.prefix { $0 != "=" })
    let near = NearMatches.of(name, in: known.map { $0.name })
    let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    throw WorkbookError(
      "`\(command)` has no option \(name).\(hint) `Scripts/workbook help \(command)` lists them."
    )
  }
}
