// verdict: failed
// flags: @section, @used
// void

enum RunsBeforeTheTests {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

@_section(".init_array") @_used let early: @convention(c) () -> Void = {}
