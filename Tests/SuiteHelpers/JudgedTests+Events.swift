/// `ABI/JSON.md` in the documentation of Swift Testing describes the records.
struct EventOfRun: Decodable {
  struct Payload: Decodable {
    struct Issue: Decodable {
      struct Place: Decodable {
        var fileID: String
        var line: Int
      }

      var isKnown: Bool
      var sourceLocation: Place?
    }

    struct Message: Decodable {
      var text: String
    }

    var kind: String
    var id: String?
    var name: String?
    var displayName: String?
    var testID: String?
    var issue: Issue?
    var messages: [Message]?
  }

  var kind: String
  var payload: Payload
}

extension JudgedTests.Run {
  mutating func take(_ record: EventOfRun) {
    let payload = record.payload
    // The place of a test is enough, since all are in one file.
    let place = { (id: String) in String(id.split(separator: "/").last ?? "") }
    let testID = payload.testID.map(place)
    let name = testID.flatMap { tests[$0] }
    switch payload.kind {
    case "function" where record.kind == "test":
      guard let id = payload.id.map(place) else { return }
      tests[id] = payload.displayName ?? payload.name ?? id
    case "testSkipped", "testCancelled":
      if let name { skipped.append("`\(name)`") }
    case "testStarted":
      if let id = testID, tests[id] != nil { running.append(id) }
    case "testEnded":
      running.removeAll { $0 == testID }
    case "issueRecorded":
      guard let issue = payload.issue, !issue.isKnown else { return }
      if let testID { failed.insert(testID) }
      var texts = (payload.messages ?? []).map(\.text)
      if texts.count > 1, texts[0] == "Issue recorded" { texts.removeFirst() }
      if let place = issue.sourceLocation {
        let file = place.fileID.split(separator: "/").last ?? ""
        texts.append("\nThis was found at \(file):\(place.line), in the test `\(name ?? "?")`.")
        if failures.isEmpty { firstFailing = "`\(name ?? "?")` (line \(place.line))" }
      }
      failures.append(texts.joined(separator: "\n"))
    default:
      break
    }
  }
}
