/// A part of a path that fits an evening of about an hour.
package struct Evening: Sendable {
  package let exercises: [Exercise]

  package var minutes: Int { Self.minutes(of: exercises) }

  /// An evening that is shorter goes on with the next exercise, unless that one makes it longer than
  /// the most. An exercise that is longer than that has an evening of its own.
  private static let leastMinutes = 45
  private static let minuteLimit = 75

  /// The evenings of a path, in its order.
  package static func all(of exercises: [Exercise]) -> [Evening] {
    var evenings: [Evening] = []
    var current: [Exercise] = []
    for exercise in exercises {
      let minutes = minutes(of: current)
      let isFull = minutes >= leastMinutes || minutes + exercise.section.minutes > minuteLimit
      if isFull, !current.isEmpty {
        evenings.append(Evening(exercises: current))
        current = []
      }
      current.append(exercise)
    }
    return current.isEmpty ? evenings : evenings + [Evening(exercises: current)]
  }

  private static func minutes(of exercises: [Exercise]) -> Int {
    exercises.reduce(0) { $0 + $1.section.minutes }
  }
}
