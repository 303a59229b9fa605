import Foundation

/// Tells what happens while a run takes its time: redrawn in place on a terminal, as single lines
/// elsewhere, and always on standard error, so that results stay clean.
final class ProgressView: Sendable {
  private let terminal: Terminal
  private let region: LiveRegion
  private let told = Locked<Set<String>>([])
  /// The chapters that run now, in the order in which they began.
  private let running = Locked<[Int]>([])
  private let workbook: Workbook

  init(workbook: Workbook, terminal: Terminal) {
    self.workbook = workbook
    self.terminal = terminal
    region = LiveRegion(terminal: terminal)
  }

  func show(_ step: WorkbookRun.Step) {
    guard let (phase, detail) = words(for: step) else { return }
    if terminal.isTerminal {
      region.draw([TextLayout.cut(phase + detail, width: terminal.width - 1)])
    } else if told.withLock({ $0.insert(phase).inserted }) {
      terminal.write(phase + "\n")
    }
  }

  func end() {
    region.clear()
  }

  private func checking(_ numbers: [Int]) -> (phase: String, detail: String)? {
    let names = workbook.chapters.filter { numbers.contains($0.number) }.map {
      "\($0.number) \($0.title)"
    }
    return names.isEmpty ? nil : ("Checking " + names.joined(separator: " and "), " …")
  }

  /// What happens, and how far it is.
  private func words(for step: WorkbookRun.Step) -> (phase: String, detail: String)? {
    switch step {
    case .waiting:
      return ("Another workbook is building; waiting", " …")
    case .remembered:
      return ("Looking at what has changed", " …")
    case .building(let progress):
      let isLibrary = progress.activity.contains("ComposableArchitecture")
      let phase = isLibrary ? "Building the library, once" : "Building"
      return (phase, ": \(progress.step) of \(progress.total)")
    case .leavingOut(let numbers):
      let names = numbers.map { $0.description }.joined(separator: ", ")
      let verb = numbers.count == 1 ? "does" : "do"
      return ("\(names) \(verb) not compile; building without", " …")
    case .testing(let number):
      let all = running.withLock { running in
        running.append(number)
        return running
      }
      // Where lines stay, each chapter is told once.
      return checking(terminal.isTerminal ? all : [number])
    case .tested(let number):
      let all = running.withLock { running in
        running.removeAll { $0 == number }
        return running
      }
      return terminal.isTerminal ? checking(all) : nil
    }
  }
}
