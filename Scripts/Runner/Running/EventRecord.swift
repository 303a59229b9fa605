import Foundation

/// One line of Swift Testing's event stream, as far as verdicts need it.
struct EventRecord: Decodable {
  struct Payload: Decodable {
    var kind: String
    // Of a test that is announced.
    var id: String?
    var name: String?
    var displayName: String?
    var sourceLocation: Place?
    // Of an event.
    var testID: String?
    var messages: [Message]?
    var issue: Issue?
    // Of the last event of the program in which submissions are graded.
    var hasPassed: Bool?
    // Underscored names are not part of the documented stream: they may go.
    var _comments: [String]?
  }

  struct Place: Decodable {
    var fileID: String
    var line: Int
  }

  struct Message: Decodable {
    var symbol: String?
    var text: String
  }

  struct Issue: Decodable {
    var isKnown: Bool?
    var isFailure: Bool?
    var severity: String?
    var _severity: String?
    var sourceLocation: Place?

    /// Whether it fails its test: known issues and warnings do not.
    var fails: Bool {
      isKnown != true && isFailure != false && (severity ?? _severity ?? "error") == "error"
    }
  }

  var kind: String
  var payload: Payload
}
