import WorkbookKit

/// Participants, and the messages between them from top to bottom.
struct SequenceDiagram: Equatable {
  struct Message: Equatable {
    /// Indices of participants.
    var from: Int
    var to: Int
    var text: String
    /// Whether it is an answer, which is drawn with a broken line.
    var isReply: Bool
  }

  /// Their labels.
  var participants: [String] = []
  var messages: [Message] = []

  /// - Throws: A sentence with the line that is not understood.
  init(parsing lines: [String]) throws {
    var indices: [String: Int] = [:]
    func index(_ name: some StringProtocol, label: String? = nil) -> Int {
      let name = String(name)
      if let index = indices[name] { return index }
      indices[name] = participants.count
      participants.append(label ?? name)
      return participants.count - 1
    }
    for line in lines.dropFirst() {
      if let match = line.wholeMatch(of: /participant (\w+)(?: as (.+))?/) {
        _ = index(match.1, label: match.2.map(String.init))
      } else if let match = line.wholeMatch(of: /(\w+)(--?)>>(\w+): (.+)/), match.1 != match.3 {
        let message = Message(
          from: index(match.1),
          to: index(match.3),
          text: String(match.4),
          isReply: match.2 == "--"
        )
        messages.append(message)
      } else {
        throw WorkbookError("`\(line)` is no message such as `A->>B: text`.")
      }
    }
  }

  var description: String {
    let steps = messages.map { message in
      "\(participants[message.from]) to \(participants[message.to]): \(message.text)"
    }
    return "Messages in order. " + steps.joined(separator: "; ") + "."
  }
}
