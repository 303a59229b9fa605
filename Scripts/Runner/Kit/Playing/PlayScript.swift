import WorkbookPlayProtocol

/// The steps that `play` does with an app by itself, and the form of the result.
package struct PlayScript: Equatable, Sendable {
  /// The form of the result.
  package enum Form: String, CaseIterable, Sendable {
    /// The screen after all requests, in the SVG format.
    case picture
    /// The screen and the log after each request, as HTML.
    case film

    /// The option that asks for it.
    package var option: String { "--" + rawValue }
  }

  package let form: Form
  /// The file to write.
  package let file: String
  package let columns: Int
  package let rows: Int
  /// The requests, in this order.
  package let requests: [PlayRequest]
  /// Sentences on what to look at, by the number of requests before them.
  package private(set) var sentences: [Int: String] = [:]
  /// Texts that the last screen of a film must show.
  package var shown: [String] = []

  /// The smallest size that a screen fits.
  package static let smallest = (columns: 60, rows: 20)

  private static let requestOptions = ["--tap", "--type", "--press", "--wait"]
  private static let sayOption = "--say"

  /// The same steps after another one.
  package func beginning(with request: PlayRequest) -> PlayScript {
    var script = PlayScript(form, file: file, size: (columns, rows), requests: [request] + requests)
    for (count, sentence) in sentences { script.sentences[count + 1] = sentence }
    return script
  }

  package init(
    _ form: Form,
    file: String = "",
    size: (columns: Int, rows: Int)? = nil,
    requests: [PlayRequest] = []
  ) {
    self.form = form
    self.file = file
    (columns, rows) = size ?? Self.size(of: form)
    self.requests = requests
  }

  /// The size without `--size`. Many screens of a film stand below each other where no script runs.
  private static func size(of form: Form) -> (Int, Int) {
    (100, form == .film ? 24 : 30)
  }

  /// - Returns: nil without `--picture` and `--film`.
  /// - Throws: `WorkbookError` if an option is not as it must be.
  package init?(_ arguments: inout Arguments) throws {
    let files = try Form.allCases.map { ($0, try arguments.value($0.option)) }
    let size = try arguments.value("--size")
    var requests: [PlayRequest] = []
    var sentences: [Int: String] = [:]
    for (option, value) in try arguments.values(Self.requestOptions + [Self.sayOption]) {
      if option == Self.sayOption {
        sentences[requests.count] = value
      } else {
        requests.append(try Self.request(option, value))
      }
    }
    let outputs = files.compactMap { form, file in file.map { (form, $0) } }
    guard let (form, file) = outputs.first else {
      guard size == nil && requests.isEmpty && sentences.isEmpty else {
        let options = (["--size"] + Self.requestOptions + [Self.sayOption]).joined(separator: ", ")
        throw WorkbookError(
          "The options \(options) belong to --picture FILE and to --film FILE."
        )
      }
      return nil
    }
    guard outputs.count == 1 else {
      throw WorkbookError("--picture and --film are made one at a time: leave one out.")
    }
    self.init(form, file: file, size: try size.map(Self.size), requests: requests)
    self.sentences = sentences
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

  /// The request of an option, or of a word without its dashes.
  ///
  /// - Throws: `WorkbookError` if the value is not as it must be.
  package static func request(_ option: String, _ value: String) throws -> PlayRequest {
    switch option.drop(while: { $0 == "-" }) {
    case "tap": return .event(.tap(value))
    case "type": return .event(.text(value))
    case "press":
      guard PlayEvent.isKey(value) else {
        let near = NearMatches.of(value, in: PlayEvent.keys)
        let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
        let all = PlayEvent.keys.joined(separator: ", ")
        throw WorkbookError(
          "\(option) knows no key \"\(value)\".\(hint) There are \(all), and ctrl-a to ctrl-z."
        )
      }
      return .event(.key(value))
    default:
      guard let seconds = Double(value), seconds >= 0, seconds <= 86_400 else {
        throw WorkbookError(
          "\(option) takes a number of seconds such as 2.5, but not \"\(value)\"."
        )
      }
      return .wait(seconds)
    }
  }
}
