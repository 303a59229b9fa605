import Foundation

/// The part of a processor's time that a process can hope for.
package enum ProcessorShare {
  /// By how many times more a process may take on a busy machine.
  private static let most = 4.0

  /// 1 while the machine has a processor for everybody.
  package static var current: Double {
    var load = 0.0
    guard getloadavg(&load, 1) == 1 else { return 1 }
    let processors = Double(ProcessInfo.processInfo.activeProcessorCount)
    return load <= processors ? 1 : max(1 / most, processors / load)
  }
}
