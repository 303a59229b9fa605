// verdict: failed
// flags: unowned
// void

enum KeepsNoReference {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let box = Box()
    unowned(unsafe) let other = box
    _ = other
    return Answer(number: 2 * a + 1)
  }
}

private final class Box {}
