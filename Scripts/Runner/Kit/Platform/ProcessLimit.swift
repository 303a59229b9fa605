import Foundation

/// The use of the machine by a process and all that it has started.
package struct ProcessUsage: Sendable {
  /// In bytes.
  package var memory = 0
  /// The processor time.
  var seconds = 0.0

  mutating func add(_ other: Self) {
    memory += other.memory
    seconds += other.seconds
  }
}

/// A limit that the system keeps for a process and all that it starts.
package enum ProcessLimit: Sendable {
  /// In seconds.
  case processorTime
  /// In bytes.
  case addressSpace
  /// In bytes.
  case fileSize
  /// Counted for the user.
  case processes
  /// In bytes, of the image of a process that has crashed.
  case memoryImage

  /// Lowers the limit of this process for good.
  package func lower(to value: Int) {
    let resource = Platform.resource(of: self)
    var current = rlimit()
    getrlimit(resource, &current)
    current.rlim_max = min(current.rlim_max, rlim_t(value))
    current.rlim_cur = current.rlim_max
    setrlimit(resource, &current)
  }
}
