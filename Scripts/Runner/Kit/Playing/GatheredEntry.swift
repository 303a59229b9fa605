import WorkbookPlayProtocol

/// An entry of a log as pages and texts show it: an action that effects have sent three times or more in
/// a row is one entry, with the change of the last one.
package struct GatheredEntry: Equatable {
  package private(set) var entry: PlaySnapshot.Entry
  /// The number of actions that it is for.
  package private(set) var count = 1

  private static let least = 3

  package static func all(of entries: [PlaySnapshot.Entry]) -> [GatheredEntry] {
    var rest = entries[...]
    var gathered: [GatheredEntry] = []
    while let first = rest.first {
      let same = rest.prefix { first.repeats($0) }
      let count = same.count >= least ? same.count : 1
      gathered.append(GatheredEntry(entry: rest[rest.startIndex + count - 1], count: count))
      rest = rest.dropFirst(count)
    }
    return gathered
  }

  /// The numbers of actions up to that of its last one, such as `5` or `5 to 102`.
  package func numbers(upTo last: Int) -> String {
    count == 1 ? "\(last)" : "\(last - count + 1) to \(last)"
  }
}

extension PlaySnapshot.Entry {
  /// Whether another action of an effect looks like this one.
  fileprivate func repeats(_ other: PlaySnapshot.Entry) -> Bool {
    guard case .action(_, "effect", let text, _) = self, case .action(_, "effect", text, _) = other
    else { return false }
    return true
  }
}
