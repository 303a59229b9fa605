// verdict: doesNotCompile
// The compiler's message names another exercise.

enum SpeaksOfAnother {
  struct Answer: Equatable {
    var number: Int
  }

  #sourceLocation(file:"Chapters/01-North/1.1-HonestOne.swift",line:1)
  #error("Nothing")
  #sourceLocation()
}
