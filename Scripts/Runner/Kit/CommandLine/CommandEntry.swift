/// A command as the list of commands and the completion of a shell show it.
package struct CommandEntry: Equatable, Sendable {
  package let name: String
  /// One line for the list of commands.
  package let summary: String
  /// What may come after the name.
  package let operand: Operand
  package let options: [Arguments.Option]

  package init(name: String, summary: String, operand: Operand, options: [Arguments.Option]) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.options = options
  }
}

extension CommandEntry {
  /// A command says which options it has when it reads its arguments, so it is given none to read.
  package init(_ type: any Command.Type) {
    var arguments = Arguments([])
    _ = try? type.init(&arguments)
    self.init(
      name: type.name,
      summary: type.summary,
      operand: type.operand,
      options: arguments.known
    )
  }
}
