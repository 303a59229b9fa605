import Foundation
import WorkbookKit

/// Properties that may show another value than a test has set.
extension Screening {
  /// In an exercise that begins with an empty file, nothing was given. A property that the solution
  /// stores, and that can be set here without being stored, could forget what a test expects.
  mutating func lookAtSettableMembers() {
    for (type, names) in summary.settableMembers.sorted(by: { $0.key < $1.key }) {
      let asked = reference.askedMembers[type, default: []]
        .subtracting(reference.settableMembers[type, default: []])
        .subtracting(reference.members[type, default: []])
      for name in names.intersection(asked).intersection(suite.words).sorted() {
        add(
          "\(type).\(name)",
          "It can be set, and is computed: it may show another value than was set. Store it.",
          near: name
        )
      }
    }
  }

  /// A given type that the checks make of its parts keeps them, unless the learner wrote how.
  mutating func lookAtInitializers() {
    let given = Set(
      reference.calledBySuite.filter { !reference.writtenInitializers.contains($0.key) }.values
        .compactMap(madeType)
    )
    for name in summary.writtenInitializers.subtracting(reference.writtenInitializers).sorted() {
      guard let type = summary.calledBySuite[name].flatMap(madeType), given.contains(type),
        reference.members[type] != nil
      else { continue }
      add(
        "\(type).init",
        "The compiler made it of what the type stores; this one may keep something else.",
        near: "init"
      )
    }
  }

  /// The type that an initializer makes.
  private func madeType(_ readable: String) -> String? {
    let module = suite.module + "."
    guard readable.hasPrefix(module), let end = readable.range(of: ".init(") else { return nil }
    return String(readable[..<end.lowerBound].dropFirst(module.count))
  }

  /// An observer that sets its own property once more could undo what a test sets.
  mutating func lookAtObservers() {
    for path in summary.observedMembers.subtracting(reference.observedMembers).sorted() {
      let parts = path.components(separatedBy: ".")
      let type = parts.dropLast().joined(separator: ".")
      guard let name = parts.last, suite.words.contains(name),
        reference.members[type]?.contains(name) == true
          || reference.askedMembers[type]?.contains(name) == true
      else { continue }
      add(
        path,
        "Its `didSet` runs after a check has set it, and may change it: it may show another value.",
        near: name
      )
    }
  }
}
