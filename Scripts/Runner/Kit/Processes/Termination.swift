/// How a process ended.
package enum Termination: Equatable, Sendable {
  case exited(Int32)
  /// It was ended by a signal that the runner did not send, such as that of a trap.
  case signalled(Int32)
  /// The runner ended it, because nothing happened for too long or its time was up.
  case stopped
}
