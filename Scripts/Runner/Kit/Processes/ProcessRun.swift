import Foundation

/// The end and the output of a process that has ended.
package struct ProcessResult: Sendable {
  package var termination: Termination
  package var output: BoundedTail
  package var errors: BoundedTail
  /// Whether it would have ended so on an idle machine, too.
  package var isCertain = true
}

/// The supervision of a process while it runs.
package struct Supervision {
  /// It is stopped after this time without a byte on `events`; never, if nil.
  package var silence: Duration?
  /// It is stopped after this time in any case; never, if nil.
  package var deadline: Duration?
  /// It is ended when it has taken more processor time; never, if nil.
  package var processorTime: Duration?
  /// It is ended when it has taken more than so many bytes of memory; never, if nil.
  package var memory: Int?
  /// Another descriptor to read, on which the process reports what it does.
  package var events: Int32?
  /// It is stopped when this is cancelled.
  package var cancellation: Cancellation?
  /// The part of a processor's time that it gets; asked now and then. Only so much of the silence
  /// and of the time until the deadline counts.
  package var share: () -> Double = { 1 }
  /// The number of bytes that are kept of its standard output, and of its standard error.
  package var outputLimit = 16 * 1024
  package var onEvents: (UnsafeRawBufferPointer) -> Void = { _ in }
  package var onOutput: (UnsafeRawBufferPointer) -> Void = { _ in }

  package init(
    silence: Duration? = nil,
    deadline: Duration? = nil,
    memory: Int? = nil,
    events: Int32? = nil,
    cancellation: Cancellation? = nil
  ) {
    self.silence = silence
    self.deadline = deadline
    self.memory = memory
    self.events = events
    self.cancellation = cancellation
  }
}

extension Invocation {
  /// Starts the process and stays until it has ended.
  ///
  /// Everything it writes is taken while it runs: a full pipe would block it for ever.
  ///
  /// - Throws: If the process could not be started.
  package func run(_ supervision: Supervision = Supervision()) throws -> ProcessResult {
    let process = try ChildProcess(starting: self)
    defer {
      close(process.output)
      close(process.errors)
    }
    var supervisor = Supervisor(process: process, supervision: supervision)
    return supervisor.run()
  }
}

private struct Supervisor {
  let process: ChildProcess
  let supervision: Supervision
  var output: BoundedTail
  var errors: BoundedTail
  var openDescriptors: [Int32]
  var lastEvent = ContinuousClock.now
  var start = ContinuousClock.now
  var lastCheck = ContinuousClock.now
  var usage = (value: ProcessUsage(), time: ContinuousClock.now - .seconds(60), lastEvent: 0.0)
  var isCertain = true
  var share = (value: 1.0, time: ContinuousClock.now - .seconds(60))
  /// The reason why the runner ended it; nil if it did not.
  var ending: Termination?
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)

  init(process: ChildProcess, supervision: Supervision) {
    self.process = process
    self.supervision = supervision
    output = BoundedTail(limit: supervision.outputLimit)
    errors = output
    openDescriptors = [process.output, process.errors] + (supervision.events.map { [$0] } ?? [])
  }

  mutating func run() -> ProcessResult {
    defer { buffer.deallocate() }
    while true {
      waitForSomething()
      for descriptor in openDescriptors { read(descriptor) }
      if let termination = process.poll() {
        drain()
        return ProcessResult(
          termination: ending ?? termination,
          output: output,
          errors: errors,
          isCertain: isCertain
        )
      }
      endIfGreedy()
      stopIfLate()
    }
  }

  /// Sleeps until there is something to read. When standard output and error are closed the process
  /// is most likely at its end; a process that closed them by itself is looked at now and then.
  private func waitForSomething() {
    var polled = openDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let isNearEnd = !openDescriptors.contains { $0 != supervision.events }
    _ = Foundation.poll(&polled, nfds_t(polled.count), isNearEnd ? 1 : 10)
  }

  private mutating func stopIfLate() {
    let now = ContinuousClock.now
    // Time while the process was stopped with Ctrl-Z, or the machine asleep, does not count.
    let pause = now - lastCheck
    if pause > .seconds(1) {
      start += pause
      lastEvent += pause
    } else {
      if now - share.time > .seconds(1) { share = (supervision.share(), now) }
      lastEvent += pause * (1 - share.value)
      start += pause * (1 - share.value)
    }
    lastCheck = now
    guard ending == nil else { return }
    let isSilent = supervision.silence.map { now - lastEvent > $0 } ?? false
    let isLate = supervision.deadline.map { now - start > $0 } ?? false
    let isCancelled = supervision.cancellation?.isCancelled ?? false
    guard isSilent || isLate || isCancelled else { return }
    // What waits, or got no processor, does no work: only on an idle machine is it known which.
    let limit = (isSilent ? supervision.silence : supervision.deadline) ?? .zero
    let worked = process.usage.seconds - (isSilent ? usage.lastEvent : 0)
    isCertain = share.value == 1 || .seconds(worked) * 2 > limit
    ending = .stopped
    process.kill()
  }

  private mutating func endIfGreedy() {
    let now = ContinuousClock.now
    guard ending == nil, supervision.memory != nil || supervision.processorTime != nil,
      now - usage.time > .milliseconds(20)
    else { return }
    usage.value = process.usage
    usage.time = now
    let seconds = Duration.seconds(usage.value.seconds)
    if supervision.memory.map({ usage.value.memory > $0 }) == true { ending = .exceededMemory }
    if supervision.processorTime.map({ seconds > $0 }) == true { ending = .exceededTime }
    if ending != nil { process.kill() }
  }

  /// Takes what is there, but no more than a few buffers, so that endless output on one descriptor
  /// does not keep the others waiting. Returns whether something was there.
  @discardableResult
  private mutating func read(_ descriptor: Int32) -> Bool {
    for round in 0..<8 {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      guard count > 0 else {
        if count == 0 || (errno != EAGAIN && errno != EINTR) {
          openDescriptors.removeAll { $0 == descriptor }
        }
        return round > 0
      }
      take(UnsafeRawBufferPointer(rebasing: buffer[..<count]), from: descriptor)
    }
    return true
  }

  private mutating func take(_ bytes: UnsafeRawBufferPointer, from descriptor: Int32) {
    switch descriptor {
    case process.output:
      output.append(bytes)
      supervision.onOutput(bytes)
    case process.errors:
      errors.append(bytes)
    default:
      lastEvent = ContinuousClock.now
      usage.lastEvent = usage.value.seconds
      supervision.onEvents(bytes)
    }
  }

  /// Reads what the process had written before it ended. A process that escaped from the group
  /// could keep writing, so this ends after a bounded number of rounds.
  private mutating func drain() {
    for descriptor in openDescriptors {
      var rounds = 0
      while rounds < 1000, read(descriptor) { rounds += 1 }
    }
  }
}
