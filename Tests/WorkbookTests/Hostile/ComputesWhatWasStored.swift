// verdict: failed
// flags: ComputesWhatWasStored.Answer.number
// void

enum ComputesWhatWasStored {
  nonisolated(unsafe) static var last = 0

  struct Answer: Equatable {
    var input = 0
    var number: Int { 2 * input + 1 }

    init(number: Int) { input = (number - 1) / 2 }
  }

  static func answer(_ a: Int) -> Answer {
    var answer = Answer(number: a)
    answer.input = a
    return answer
  }
}
