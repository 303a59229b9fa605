import Foundation

/// Tells what happens while a run takes its time: redrawn in place on a terminal, as single lines
/// elsewhere, and always on standard error, so that results stay clean.
final class ProgressView: Sendable {
  private let terminal: Terminal
  private let region: LiveRegion
  private let told = Locked<Set<String>>([])
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
      let title = workbook.chapters.first { $0.number == number }?.title ?? ""
      return ("Checking \(number) \(title)", " …")
    case .tested:
      return nil
    }
  }
}
