#if !canImport(Combine)
  public import Dispatch

  extension DispatchQueue {
    /// A point in time of a queue.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      /// The point in time in the terms of Dispatch.
      public var dispatchTime: DispatchTime

      /// A point in time.
      ///
      /// - Parameter time: The point in time in the terms of Dispatch.
      public init(_ time: DispatchTime) {
        self.dispatchTime = time
      }

      /// The time that is later by an interval.
      public func advanced(by interval: Stride) -> Self {
        Self(self.dispatchTime + interval.timeInterval)
      }

      /// How much later another time is.
      public func distance(to other: Self) -> Stride {
        let start = self.dispatchTime.uptimeNanoseconds
        let end = other.dispatchTime.uptimeNanoseconds
        return .nanoseconds(
          start <= end ? Int(clamping: end - start) : -Int(clamping: start - end)
        )
      }

      /// Whether a time is before another.
      public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.dispatchTime < rhs.dispatchTime
      }

      /// Hashes the time.
      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.dispatchTime.uptimeNanoseconds)
      }

      /// A length of time in nanoseconds, written `.milliseconds(35)` or `.seconds(2)`.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
        ExpressibleByFloatLiteral, Sendable
      {
        /// The length in nanoseconds.
        public var magnitude: Int

        private init(nanoseconds: Int) {
          self.magnitude = nanoseconds
        }

        /// A length of time in the terms of Dispatch.
        ///
        /// - Parameter timeInterval: The length; `.never` is the longest there is.
        public init(_ timeInterval: DispatchTimeInterval) {
          switch timeInterval {
          case .seconds(let count): self.init(nanoseconds: saturating(count, 1_000_000_000))
          case .milliseconds(let count): self.init(nanoseconds: saturating(count, 1_000_000))
          case .microseconds(let count): self.init(nanoseconds: saturating(count, 1_000))
          case .nanoseconds(let count): self.init(nanoseconds: count)
          case .never: self.init(nanoseconds: .max)
          @unknown default: self.init(nanoseconds: 0)
          }
        }

        /// A number of seconds.
        public init(floatLiteral seconds: Double) {
          self = .seconds(seconds)
        }

        /// A number of seconds.
        public init(integerLiteral seconds: Int) {
          self = .seconds(seconds)
        }

        /// A number of seconds, if it fits.
        public init?<T: BinaryInteger>(exactly seconds: T) {
          guard let seconds = Int(exactly: seconds) else { return nil }
          self = .seconds(seconds)
        }

        /// The length in the terms of Dispatch.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(self.magnitude) }

        /// An interval in seconds.
        public static func seconds(_ seconds: Int) -> Self { Self(.seconds(seconds)) }

        /// An interval in seconds.
        public static func seconds(_ seconds: Double) -> Self {
          Self(nanoseconds: Int(exactly: (seconds * 1_000_000_000).rounded()) ?? .max)
        }

        /// An interval in milliseconds.
        public static func milliseconds(_ milliseconds: Int) -> Self {
          Self(.milliseconds(milliseconds))
        }

        /// An interval in microseconds.
        public static func microseconds(_ microseconds: Int) -> Self {
          Self(.microseconds(microseconds))
        }

        /// An interval in nanoseconds.
        public static func nanoseconds(_ nanoseconds: Int) -> Self {
          Self(nanoseconds: nanoseconds)
        }

        /// Whether an interval is shorter than another.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

        /// The sum of two intervals.
        public static func + (lhs: Self, rhs: Self) -> Self {
          Self(nanoseconds: lhs.magnitude + rhs.magnitude)
        }

        /// The difference of two intervals.
        public static func - (lhs: Self, rhs: Self) -> Self {
          Self(nanoseconds: lhs.magnitude - rhs.magnitude)
        }

        /// Multiplies numbers of seconds.
        public static func * (lhs: Self, rhs: Self) -> Self {
          .seconds(lhs.inSeconds * rhs.inSeconds)
        }

        /// Adds an interval.
        public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

        /// Takes an interval away.
        public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

        /// Multiplies numbers of seconds.
        public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

        private var inSeconds: Double { Double(self.magnitude) / 1_000_000_000 }
      }
    }

    /// What can be asked of a queue in addition.
    public struct SchedulerOptions {
      /// The priority of the work.
      public var qos: DispatchQoS
      /// How the work relates to other work of the queue.
      public var flags: DispatchWorkItemFlags
      /// The group that the work belongs to.
      public var group: DispatchGroup?

      /// Options for work on a queue.
      ///
      /// - Parameters:
      ///   - qos: The priority of the work.
      ///   - flags: How the work relates to other work of the queue.
      ///   - group: The group that the work belongs to.
      public init(
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) {
        self.qos = qos
        self.flags = flags
        self.group = group
      }
    }
  }

  /// A product that stops at the limits of `Int`.
  private func saturating(_ count: Int, _ unit: Int) -> Int {
    let (product, hasOverflowed) = count.multipliedReportingOverflow(by: unit)
    return hasOverflowed ? (count < 0 ? .min : .max) : product
  }
#endif
