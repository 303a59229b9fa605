import WorkbookPlayProtocol

/// The settings of a picture that `play` draws without a terminal.
package struct PictureOptions: Equatable, Sendable {
  /// The file to write.
  package let file: String
  package let columns: Int
  package let rows: Int
  /// The requests before the picture, in this order.
  package let requests: [PlayRequest]

  /// The smallest size that a screen fits.
  package static let smallest = (columns: 60, rows: 20)

  private static let requestOptions = ["--tap", "--type", "--press", "--wait"]

  /// The screen as it is at first.
  package init(file: String) {
    self.file = file
    (columns, rows) = (100, 30)
    requests = []
  }

  /// - Returns: nil without `--picture`.
  /// - Throws: A sentence, if an option is not as it must be.
  package init?(_ arguments: inout Arguments) throws {
    let file = try arguments.value("--picture")
    let size = try arguments.value("--size")
    let requests = try arguments.values(Self.requestOptions).map(Self.request)
    guard let file else {
      guard size == nil && requests.isEmpty else {
        let options = (["--size"] + Self.requestOptions).joined(separator: ", ")
        throw WorkbookError("The options \(options) belong to --picture FILE.")
      }
      return nil
    }
    self.file = file
    self.requests = requests
    (columns, rows) = try size.map(Self.size) ?? (100, 30)
  }

  private static func size(_ text: String) throws -> (Int, Int) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (smallest.columns...300).contains(columns),
      (smallest.rows...150).contains(rows)
    else {
      throw WorkbookError(
        "--size takes columns and rows such as 100x30, from 60x20 to 300x150, but not \"\(text)\"."
      )
    }
    return (columns, rows)
  }

  private static func request(_ option: String, _ value: String) throws -> PlayRequest {
    switch option {
    case "--tap": return .event(.tap(value))
    case "--type": return .event(.text(value))
    case "--press":
      guard PlayEvent.isKey(value) else {
        let near = NearMatches.of(value, in: PlayEvent.keys)
        let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
        let all = PlayEvent.keys.joined(separator: ", ")
        throw WorkbookError(
          "--press knows no key \"\(value)\".\(hint) There are \(all), and ctrl-a to ctrl-z."
        )
      }
      return .event(.key(value))
    default:
      guard let seconds = Double(value), seconds >= 0, seconds <= 86_400 else {
        throw WorkbookError("--wait takes a number of seconds such as 2.5, but not \"\(value)\".")
      }
      return .wait(seconds)
    }
  }
}
