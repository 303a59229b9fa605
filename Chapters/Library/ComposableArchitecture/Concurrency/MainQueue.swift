internal import Foundation

/// The queue on which the main actor runs, on every system; the main thread is not on each.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the running code is on it.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: self.key) == true }
}
