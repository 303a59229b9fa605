import Foundation
import WorkbookPlayProtocol

/// Reads the records of the event stream as the bytes arrive.
struct EventReader {
  private var lines = LineReader()
  private let decoder = JSONDecoder()

  /// Returns the records that are complete now.
  mutating func append(_ bytes: UnsafeRawBufferPointer) -> [EventRecord] {
    lines.append(bytes).filter { !$0.isEmpty }.compactMap { line in
      try? decoder.decode(EventRecord.self, from: Data(line))
    }
  }
}

/// One line of Swift Testing's event stream, as far as verdicts need it.
///
/// `ABI/JSON.md` in the documentation of Swift Testing describes the stream. Fields that are not known
/// are passed over, so that later versions can be read as far as they say the same.
package struct EventRecord: Decodable {
  /// The version of the stream that is asked for.
  static let version = "0"

  package struct Payload: Decodable {
    package var kind: String
    // These belong to a test that is announced,
    package var id: String?
    package var name: String?
    package var displayName: String?
    package var sourceLocation: Place?
    // and these to an event.
    package var testID: String?
    package var messages: [Message]?
    package var issue: Issue?
    // Underscored names are not part of the documented stream: they may go.
    var _comments: [String]?
    var _testCase: TestCase?
  }

  /// One of the arguments of a test that has several.
  package struct TestCase: Decodable {
    package var displayName: String?
  }

  package struct Place: Decodable {
    package var fileID: String
    package var line: Int
  }

  package struct Message: Decodable {
    package var symbol: String?
    package var text: String
  }

  package struct Issue: Decodable {
    var isKnown: Bool?
    var isFailure: Bool?
    package var severity: String?
    var _severity: String?
    package var sourceLocation: Place?

    /// Whether it fails its test: known issues and warnings do not.
    package var fails: Bool {
      isKnown != true && isFailure != false && (severity ?? _severity ?? "error") == "error"
    }
  }

  package var kind: String
  package var payload: Payload
}
