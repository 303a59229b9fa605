/// How a command prints its result: for people or for programs.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case json
}
