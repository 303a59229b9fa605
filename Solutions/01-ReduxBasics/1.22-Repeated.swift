/// Repetition: a function that is given another one.
enum Repeated {
  /// Returns what becomes of a value when a change is made so many times, one after the other.
  static func result(of value: Int, times: Int, change: (Int) -> Int) -> Int {
    // BEGIN SOLUTION
    var value = value
    for _ in 0..<times { value = change(value) }
    return value
    // END SOLUTION
    // STUB: // TODO: Call `change` with the value, and with what came out of it, and so on.
    // STUB: value
  }

  /// Returns 3 after it was doubled so many times.
  static func threeDoubled(times: Int) -> Int {
    // BEGIN SOLUTION
    result(of: 3, times: times) { $0 * 2 }
    // END SOLUTION
    // STUB: // TODO: Call `result` with a closure that doubles.
    // STUB: 0
  }
}
