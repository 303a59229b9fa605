public import Dispatch
internal import Foundation

#if canImport(Combine)
  public import Combine
#endif

/// A test scheduler that counts time like `S` does (document S4: `TestSchedulerOf<DispatchQueue>`).
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

/// A scheduler whose time stands still until a test moves it (document S4: `DispatchQueue.test`).
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// let store = TestStore(initialState: Feature.State()) {
///   Feature()
/// } withDependencies: {
///   $0.mainQueue = scheduler.eraseToAnyScheduler()
/// }
///
/// await store.send(.saveButtonTapped)
/// await scheduler.advance(by: .seconds(2))
/// await store.receive(\.saveResult) { … }
/// ```
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private struct Item {
    let id: UInt
    let date: SchedulerTimeType
    /// The effect of a test store that waits for this.
    let effect: EffectMonitor.Work?
    let run: () -> Void
  }

  /// None: work runs at its very time.
  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  private let lock = NSLock()
  private var time: SchedulerTimeType
  private var lastID: UInt = 0
  /// What is to run, by date; among equals by the order in which it came.
  private var items: [Item] = []

  /// A scheduler that stands still.
  ///
  /// - Parameter now: The time it shows.
  public init(now: SchedulerTimeType) {
    self.time = now
  }

  /// The time, which only `advance` and `run` change.
  public var now: SchedulerTimeType {
    self.lock.withLock { self.time }
  }

  /// Moves the time on and runs what is due meanwhile.
  ///
  /// - Parameter duration: How far; by zero runs what is due now.
  public func advance(by duration: SchedulerTimeType.Stride = .zero) {
    self.advance(to: self.now.advanced(by: duration))
  }

  /// Moves the time on and runs what is due meanwhile; tasks get their turn in between.
  ///
  /// - Parameter duration: How far; by zero runs what is due now.
  public func advance(by duration: SchedulerTimeType.Stride = .zero) async {
    await self.advance(to: self.now.advanced(by: duration))
  }

  /// Moves the time to a point and runs what is due on the way.
  ///
  /// - Parameter instant: The time to show in the end; nothing happens if it has passed.
  public func advance(to instant: SchedulerTimeType) {
    while let action = self.step(to: instant) {
      action()
    }
  }

  /// Moves the time to a point and runs what is due on the way; tasks get their turn in between.
  ///
  /// - Parameter instant: The time to show in the end; nothing happens if it has passed.
  public func advance(to instant: SchedulerTimeType) async {
    await Task.megaYield(toReach: { self.itemCount > 0 })
    while let action = self.step(to: instant) {
      action()
      await Task.megaYield()
    }
  }

  /// Moves the time from date to date until nothing is scheduled any more.
  ///
  /// It does not return while something repeats itself.
  public func run() {
    while let date = self.nextDate {
      self.advance(to: max(date, self.now))
    }
  }

  /// Moves the time from date to date until nothing is scheduled any more; tasks get their turn in
  /// between.
  ///
  /// It does not return while something repeats itself.
  public func run() async {
    await Task.megaYield(toReach: { self.itemCount > 0 })
    while let date = self.nextDate {
      await self.advance(to: max(date, self.now))
    }
  }

  /// Runs work when the scheduler is advanced next.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    self.lock.withLock {
      self.insert(Item(id: self.nextID(), date: self.time, effect: .current, run: action))
    }
  }

  /// Runs work when the scheduler is advanced to its time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    self.lock.withLock {
      self.insert(Item(id: self.nextID(), date: date, effect: .current, run: action))
    }
  }

  /// Runs work each time the scheduler is advanced past the interval, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = self.lock.withLock {
      let id = self.nextID()
      self.insert(
        self.repeatingItem(id: id, date: date, interval: interval, effect: .current, action)
      )
      return id
    }
    return AnyCancellable { [weak self] in
      guard let self else { return }
      self.lock.withLock {
        for item in self.items where item.id == id { item.effect?.wakeUp() }
        self.items.removeAll { $0.id == id }
      }
    }
  }
}

extension TestScheduler {
  /// How much is scheduled.
  var itemCount: Int {
    self.lock.withLock { self.items.count }
  }

  private var nextDate: SchedulerTimeType? {
    self.lock.withLock { self.items.first?.date }
  }

  /// Moves the time to the next date, or to the end of the way if there is none before it.
  ///
  /// - Returns: What is due then; `nil` at the end of the way.
  private func step(to end: SchedulerTimeType) -> (() -> Void)? {
    self.lock.withLock {
      guard self.time <= end else { return nil }
      guard let next = self.items.first, next.date <= end else {
        self.time = end
        return nil
      }
      self.items.removeFirst()
      next.effect?.wakeUp()
      self.time = max(self.time, next.date)
      return next.run
    }
  }

  private func repeatingItem(
    id: UInt,
    date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    effect: EffectMonitor.Work?,
    _ action: @escaping () -> Void
  ) -> Item {
    Item(id: id, date: date, effect: effect) { [weak self] in
      if let self {
        // The next round is there before this one runs, so that it can be cancelled by it.
        let next = date.advanced(by: interval)
        self.lock.withLock {
          self.insert(
            self.repeatingItem(id: id, date: next, interval: interval, effect: effect, action)
          )
        }
      }
      action()
    }
  }

  /// Only to be called with the lock held, as ``nextID()``.
  private func insert(_ item: Item) {
    let index = self.items.firstIndex { ($0.date, $0.id) > (item.date, item.id) }
    self.items.insert(item, at: index ?? self.items.endIndex)
    item.effect?.fallAsleep()
  }

  private func nextID() -> UInt {
    self.lastID += 1
    return self.lastID
  }
}

extension DispatchQueue {
  /// A scheduler whose time the test moves, in place of a queue.
  public static var test: TestSchedulerOf<DispatchQueue> {
    TestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}
