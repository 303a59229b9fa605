/// The form in which a command prints its result: for people or for programs.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case json
}

extension Limits {
  /// The limits that `--timeout` sets, or the default ones.
  package init(_ arguments: inout Arguments) throws {
    guard let text = try arguments.value("--timeout") else {
      self.init()
      return
    }
    guard let seconds = Double(text), seconds > 0, seconds <= 3600 else {
      throw WorkbookError("--timeout takes a number of seconds such as 10, but not \"\(text)\".")
    }
    self.init(timeout: .seconds(seconds))
  }
}
