import WorkbookKit

/// Shows how far a proof is: redrawn in place on a terminal, a line for each part elsewhere.
final class ProofProgress: Sendable {
  private let terminal: Terminal
  private let region: LiveRegion

  init(terminal: Terminal) {
    self.terminal = terminal
    region = LiveRegion(terminal: terminal)
  }

  func show(_ step: Proof.Step) {
    switch step {
    case .waiting:
      announce("Another proof of this workbook is going on; waiting …")
    case .building(let progress):
      region.draw([
        TextLayout.cut(
          "Building the library, once: \(progress.step) of \(progress.total)",
          width: terminal.width - 1
        )
      ])
    case .part(let part):
      announce("\(part.title) …")
    case .progress(let part, let done, let all):
      region.draw([
        TextLayout.cut("\(part.title): \(done) of \(all)", width: terminal.width - 1)
      ])
    }
  }

  func end() {
    region.clear()
  }

  private func announce(_ text: String) {
    if terminal.canRedraw {
      region.draw([text])
    } else {
      terminal.write(text + "\n")
    }
  }
}
