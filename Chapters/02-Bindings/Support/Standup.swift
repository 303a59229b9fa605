import Foundation

/// Someone who takes part in a standup.
struct Attendee: Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
}

/// A short daily meeting.
struct Standup: Equatable, Identifiable, Sendable {
  let id: UUID
  var attendees: [Attendee] = []
  var title = ""
}
