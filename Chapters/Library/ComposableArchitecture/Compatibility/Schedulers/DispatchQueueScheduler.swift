#if !canImport(Combine)
  public import Dispatch

  extension DispatchQueue: Scheduler {
    /// The time of the system.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// The queue needs none.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs work as soon as the queue gets to it.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = UncheckedSendable(action)
      self.async(
        group: options?.group,
        qos: options?.qos ?? .unspecified,
        flags: options?.flags ?? []
      ) {
        action.value()
      }
    }

    /// Runs work on the queue at a later time.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      let action = UncheckedSendable(action)
      self.asyncAfter(
        deadline: date.dispatchTime,
        qos: options?.qos ?? .unspecified,
        flags: options?.flags ?? []
      ) {
        action.value()
      }
    }

    /// Runs work on the queue again and again, until it is cancelled.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let action = UncheckedSendable(action)
      let timer = DispatchSource.makeTimerSource(queue: self)
      timer.schedule(
        deadline: date.dispatchTime,
        repeating: interval.timeInterval,
        leeway: max(tolerance, self.minimumTolerance).timeInterval
      )
      timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
        action.value()
      }
      timer.resume()
      return AnyCancellable { timer.cancel() }
    }
  }
#endif
