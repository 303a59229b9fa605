import Foundation
import Testing

@testable import ComposableArchitecture

@Suite("Reads that are not observed", .timeLimit(.minutes(20))) struct UnobservedTests {
  /// A value that is read with code.
  struct Probe: Sendable {
    var read: @Sendable () -> Bool = { Unobserved.isReading }
    var value: Bool {
      get { read() }
      set {}
    }
  }

  @Test("Two threads read so at the same time") func twoThreadsReadAtTheSameTime() async {
    let arrivals = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    let answers = await withTaskGroup(of: Bool.self) { group in
      for index in arrivals.indices {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              let probe = Probe {
                // Neither goes on before the other one reads too.
                arrivals[index].signal()
                arrivals[1 - index].wait()
                return Unobserved.isReading
              }
              continuation.resume(returning: Unobserved.read(\.value, of: probe))
            }
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == [true, true])
    #expect(!Unobserved.isReading)
  }

  @Test("A read within another, and code that reads for itself")
  func nestedAndPaused() {
    let paused = Probe { Unobserved.pause { Unobserved.isReading } }
    let nested = Probe {
      _ = Unobserved.read(\.value, of: Probe())
      return Unobserved.isReading
    }
    #expect(!Unobserved.read(\.value, of: paused))
    #expect(Unobserved.read(\.value, of: nested))
    #expect(!Unobserved.isReading)
  }
}
