import ComposableArchitecture
import Foundation
import Synchronization
import WorkbookPlayProtocol

/// The time, the identifiers and the random numbers of a session. They are the same whenever the same
/// is done at the same times, so that a session can be repeated.
final class PlayWorld: Sendable {
  /// All that decides which time, identifiers and random numbers come next.
  struct Moment: Sendable {
    var time = Duration.zero
    var days = 0
    var identifierCount: Int
    var stackElementCount = 0
    var seed: UInt64 = 42
  }

  let clock = PlayClock()
  private let context: DependencyContext
  private let generators: Mutex<Moment>
  private let askedForDate = Atomic(false)

  /// Identifiers begin at a higher number where files may hold those of an earlier session.
  ///
  /// - Parameter context: The values that all other dependencies have.
  init(in context: DependencyContext) {
    self.context = context
    let first = ProcessInfo.processInfo.environment[PlayRequest.firstIdentifier]
    generators = Mutex(
      Moment(identifierCount: first.flatMap { Int($0) } ?? PlayRequest.leastIdentifier)
    )
  }

  /// The date at which each session begins: 5 January 2026, 9:41 in Greenwich.
  static let startDate = Date(timeIntervalSince1970: 1_767_606_060)

  /// Gives features this world.
  func install(in dependencies: inout DependencyValues) {
    dependencies.context = context
    dependencies.defaultFileStorage = .fileSystem
    dependencies.defaultAppStorage = .standard
    dependencies.continuousClock = clock
    dependencies.suspendingClock = clock
    dependencies.mainQueue = PlayScheduler(clock: AnyClock(clock)).eraseToAnyScheduler()
    dependencies.date = DateGenerator { [self] in
      askedForDate.store(true, ordering: .relaxed)
      return date
    }
    dependencies.uuid = UUIDGenerator { [self] in
      generators.withLock { generators in
        defer { generators.identifierCount += 1 }
        return UUID(generators.identifierCount)
      }
    }
    dependencies.stackElementID = StackElementIDGenerator(
      next: { [self] in
        generators.withLock { generators in
          defer { generators.stackElementCount += 1 }
          return StackElementID(generation: generators.stackElementCount)
        }
      },
      peek: { [self] in
        StackElementID(generation: generators.withLock { $0.stackElementCount })
      }
    )
    dependencies.withRandomNumberGenerator = WithRandomNumberGenerator(PlayRandom(world: self))
  }

  /// The date: the first one, the time that has passed, and the days that were skipped.
  private var date: Date {
    let (seconds, attoseconds) = clock.time.components
    let days = generators.withLock { $0.days }
    return Self.startDate.addingTimeInterval(
      Double(days) * 86_400 + Double(seconds) + Double(attoseconds) * 1e-18
    )
  }

  /// The date as `Mon 5 Jan 2026 9:41`, in Greenwich.
  var dateText: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.year, .month, .day, .weekday, .hour, .minute],
      from: date
    )
    let minute = parts.minute ?? 0
    let day = Self.weekdays[(parts.weekday ?? 1) - 1]
    let month = Self.months[(parts.month ?? 1) - 1]
    return "\(day) \(parts.day ?? 0) \(month) \(parts.year ?? 0)"
      + " \(parts.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Whether the app has asked for the date.
  var usesDate: Bool { askedForDate.load(ordering: .relaxed) }

  /// Lets the date be a day later. No time passes on the clocks.
  func goToNextDay() {
    generators.withLock { $0.days += 1 }
  }

  var moment: Moment {
    var moment = generators.withLock { $0 }
    moment.time = clock.time
    return moment
  }

  /// Goes back to a moment while an operation runs.
  func at<R>(_ moment: Moment, _ operation: () -> R) -> R {
    let now = generators.withLock { generators in
      defer { generators = moment }
      return generators
    }
    defer { generators.withLock { $0 = now } }
    return clock.showing(moment.time, operation)
  }

  /// A number of the generator SplitMix64.
  fileprivate func nextNumber() -> UInt64 {
    generators.withLock {
      $0.seed &+= 0x9E37_79B9_7F4A_7C15
      var number = $0.seed
      number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
      number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
      return number ^ (number >> 31)
    }
  }
}

private struct PlayRandom: RandomNumberGenerator, Sendable {
  let world: PlayWorld

  mutating func next() -> UInt64 { world.nextNumber() }
}

private struct PlayScheduler: Scheduler {
  let clock: AnyClock<Duration>
}
