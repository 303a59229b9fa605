import WorkbookKit

/// Shows how far a proof is: redrawn in place on a terminal, a line for each part elsewhere.
final class ProofProgress: Sendable {
  private let region: LiveRegion

  init(terminal: Terminal) {
    region = LiveRegion(terminal: terminal)
  }

  func show(_ step: Proof.Step) {
    switch step {
    case .waiting:
      region.announce("Another proof of this workbook is running; waiting …")
    case .building(let progress):
      region.show("Building the library, once: \(progress.step) of \(progress.total)")
    case .part(let part):
      region.announce("\(part.title) …")
    case .progress(let part, let done, let all):
      region.show("\(part.title): \(done) of \(all)")
    }
  }

  func end() {
    region.clear()
  }
}
