/// Random numbers with which each number that is drawn from a range is the next of some given ones.
public struct GivenNumbers: RandomNumberGenerator, Sendable {
  private let numbers: [Int]
  private let range: ClosedRange<Int>
  private var drawn = 0

  /// - Parameters:
  ///   - numbers: The numbers to be drawn. After the last one, the first one comes again.
  ///   - range: The range from which they are drawn. From another range, others come.
  public init(_ numbers: [Int], in range: ClosedRange<Int>) {
    self.numbers = numbers
    self.range = range
  }

  public mutating func next() -> UInt64 {
    defer { drawn += 1 }
    let index = UInt64(numbers[drawn % numbers.count] - range.lowerBound)
    let random = UInt64((Double(index) + 0.5) / Double(range.count) * 0x1p64)
    // It is the same number for somebody who draws by a remainder.
    return random - random % UInt64(range.count) + index
  }
}
