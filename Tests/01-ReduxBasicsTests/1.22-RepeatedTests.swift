import Testing

@testable import ReduxBasics

@Suite("1.22 A closure") struct RepeatedTests {
  @Test("The change is made so many times, each time to the last result", arguments: [0, 1, 2, 5])
  func repeats(times: Int) {
    var calls: [Int] = []
    let result = Repeated.result(of: 1, times: times) {
      calls.append($0)
      return $0 * 10
    }
    let expected = (0..<times).reduce(1) { value, _ in value * 10 }
    #expect(
      result == expected && calls.count == times,
      """
      1 was to be multiplied by 10, \(times) times, which gives \(expected). The result is \(result), and the \
      closure was called with \(calls). Look at the value that each call gets.
      """
    )
  }

  @Test("Three is doubled", arguments: [0, 1, 4])
  func doubles(times: Int) {
    let result = Repeated.threeDoubled(times: times)
    let expected = 3 << times
    #expect(
      result == expected,
      """
      3, doubled \(times) times, is \(expected), and the result is \(result). Look at the closure: `$0` is \
      what it gets.
      """
    )
  }
}
