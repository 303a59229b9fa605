/// Repetition: a function that is given another one.
enum Repeated {
  /// Returns what becomes of a value when a change is made so many times, one after the other.
  static func result(of value: Int, times: Int, change: (Int) -> Int) -> Int {
    // TODO: Call `change` with the value, and with what came out of it, and so on.
    value
  }

  /// Returns 3 after it was doubled so many times.
  static func threeDoubled(times: Int) -> Int {
    // TODO: Call `result` with a closure that doubles.
    0
  }
}
