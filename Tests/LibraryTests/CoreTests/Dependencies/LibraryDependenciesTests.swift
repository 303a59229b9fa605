import ComposableArchitecture
import Dispatch
import Foundation
import LibraryTestHelpers
import Testing

@Suite("Dependencies of the library", .timeLimit(.minutes(20)))
struct LibraryDependenciesTests {
  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid
  @Dependency(\.continuousClock) var continuousClock
  @Dependency(\.suspendingClock) var suspendingClock
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  @Dependency(\.calendar) var calendar
  @Dependency(\.locale) var locale
  @Dependency(\.timeZone) var timeZone
  @Dependency(\.openURL) var openURL

  @Test("The date is what the test says")
  func dates() {
    let start = Date(timeIntervalSince1970: 100)
    withDependencies {
      $0.date = .constant(start)
    } operation: {
      #expect(self.date() == start)
      #expect(self.date.now == start)
    }
    withDependencies {
      $0.date.now = start + 1
    } operation: {
      #expect(self.date() == start + 1)
    }
    let ticking = LockIsolated(0.0)
    withDependencies {
      $0.date = DateGenerator {
        ticking.withValue {
          $0 += 1
          return Date(timeIntervalSince1970: $0)
        }
      }
    } operation: {
      #expect(self.date().timeIntervalSince1970 == 1)
      #expect(self.date.now.timeIntervalSince1970 == 2)
    }
  }

  @Test("Identifiers that are counted in parallel are all different")
  func incrementingInParallel() async {
    let uuid = UUIDGenerator.incrementing
    let identifiers = await withTaskGroup(of: UUID.self) { group in
      for _ in 0..<100 { group.addTask { uuid() } }
      return await group.reduce(into: Set<UUID>()) { $0.insert($1) }
    }
    #expect(identifiers == Set((0..<100).map { UUID($0) }))
  }

  @Test("An identifier made of a number shows it in hexadecimal digits")
  func identifierOfNumber() {
    #expect(UUID(0).uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(UUID(42).uuidString == "00000000-0000-0000-0000-00000000002A")
    #expect(UUID(0xDEAD_BEEF_CAFE).uuidString == "00000000-0000-0000-0000-DEADBEEFCAFE")
    withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      #expect(self.uuid() == self.uuid())
    }
  }

  @Test("Random numbers come from the generator of the test")
  func randomNumbers() {
    struct Countdown: RandomNumberGenerator, Sendable {
      var value: UInt64
      mutating func next() -> UInt64 {
        self.value -= 1
        return self.value
      }
    }
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Countdown(value: 10))
    } operation: {
      #expect(self.withRandomNumberGenerator { $0.next() } == 9)
      #expect(self.withRandomNumberGenerator { $0.next() as UInt8 } == 8)
    }
    var generator = Countdown(value: 1_000)
    let number = withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Countdown(value: 1_000))
    } operation: {
      self.withRandomNumberGenerator { Int.random(in: -100...100, using: &$0) }
    }
    #expect(number == Int.random(in: -100...100, using: &generator))
  }

  @Test("A dependency that differs from run to run is reported by its name")
  func unimplemented() async {
    let messages = await issues {
      _ = self.date
      _ = self.date
      _ = self.uuid
      _ = self.withRandomNumberGenerator
      _ = self.continuousClock.now
      _ = self.suspendingClock.now
      _ = self.mainQueue.now
      await self.openURL(URL(filePath: "/"))
    }
    let names = messages.map { String($0.prefix { $0 != " " }) }
    #expect(
      names == [
        #"@Dependency(\.date)"#, #"@Dependency(\.uuid)"#,
        #"@Dependency(\.withRandomNumberGenerator)"#, #"@Dependency(\.continuousClock)"#,
        #"@Dependency(\.suspendingClock)"#, #"@Dependency(\.mainQueue)"#,
        #"@Dependency(\.openURL)"#,
      ]
    )
  }

  @Test("Reading a clock or a scheduler without using it reports nothing")
  func readingIsNotUsing() {
    let messages = issues { _ = (self.continuousClock, self.suspendingClock, self.mainQueue) }
    #expect(messages == [])
  }

  @Test("The calendar, the locale and the time zone of the machine are not for tests")
  func locales() throws {
    let messages = issues { _ = (self.calendar, self.locale, self.timeZone) }
    #expect(messages.count == 3)
    let utc = try #require(TimeZone(secondsFromGMT: 0))
    withDependencies {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.locale = Locale(identifier: "ko")
      $0.timeZone = utc
    } operation: {
      #expect(self.calendar.identifier == .gregorian)
      #expect(self.locale.identifier == "ko")
      #expect(self.timeZone == utc)
    }
  }

  @Test("In a live context the values are those of the machine, without a report")
  func liveValues() async throws {
    let messages = try await issues {
      try await withDependencies {
        $0.context = .live
      } operation: {
        #expect(abs(self.date().timeIntervalSinceNow) < 60)
        #expect(self.uuid() != self.uuid())
        _ = self.withRandomNumberGenerator { Bool.random(using: &$0) }
        try await self.continuousClock.sleep(for: .zero)
        try await self.suspendingClock.sleep(for: .zero)
        try await self.mainQueue.sleep(for: .zero)
        _ = (self.calendar, self.locale, self.timeZone)
      }
    }
    #expect(messages == [])
  }
}
