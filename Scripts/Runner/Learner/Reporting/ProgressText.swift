import WorkbookKit

/// What a run does just now, in words.
struct ProgressText {
  struct Line: Equatable {
    /// What happens; it stays the same for a while.
    var phase: String
    /// How far it is.
    var detail: String
  }

  private let workbook: Workbook
  /// The chapters that run now, in the order in which they began.
  private var running: [Int] = []

  init(workbook: Workbook) {
    self.workbook = workbook
  }

  /// - Parameter isEach: Whether each chapter has a line of its own, where lines stay.
  mutating func line(for step: WorkbookRun.Step, isEach: Bool = false) -> Line? {
    switch step {
    case .waiting:
      return Line(phase: "Another workbook is building; waiting", detail: " …")
    case .remembered:
      return Line(phase: "Looking at what has changed", detail: " …")
    case .building(let progress):
      let isLibrary = progress.activity.contains("ComposableArchitecture")
      return Line(
        phase: isLibrary ? "Building the library, once" : "Building",
        detail: ": \(progress.step) of \(progress.total) …"
      )
    case .leavingOut(let numbers):
      let names = numbers.map { $0.description }.joined(separator: ", ")
      let verb = numbers.count == 1 ? "does" : "do"
      return Line(phase: "\(names) \(verb) not compile; building without", detail: " …")
    case .testing(let number):
      running.append(number)
      return checking(isEach ? [number] : running)
    case .tested(let number):
      running.removeAll { $0 == number }
      return isEach ? nil : checking(running)
    }
  }

  private func checking(_ numbers: [Int]) -> Line? {
    let names = workbook.chapters.filter { numbers.contains($0.number) }.map {
      "\($0.number) \($0.title)"
    }
    guard !names.isEmpty else { return nil }
    return Line(phase: "Checking " + names.joined(separator: " and "), detail: " …")
  }
}
