import Foundation

/// The verdicts of earlier runs, by the content of all that they depend on.
///
/// It is a folder that any run may lose without harm, with a file for each exercise. Several programs
/// may use it at once.
package final class VerdictStore: Sendable {
  private struct Entry: Codable {
    var key: String
    /// The fingerprint of the code that explained the verdict's errors; nil if there are none.
    var explaining: String?
    var verdict: Verdict
  }

  /// The verdicts on one exercise, from the oldest to the newest.
  private struct Memory {
    var entries: [Entry] = []
    /// Those that were not there when the file was read.
    var new: [Entry] = []
  }

  private let folder: String
  private let explaining: String
  private let limit: Int
  private let isFresh: Bool
  private let memories = Locked<[String: Memory]>([:])

  /// - Parameters:
  ///   - folder: It is made when something is saved.
  ///   - explaining: The fingerprint of the code that explains errors.
  ///   - limit: The number of verdicts that are kept of each exercise.
  ///   - isFresh: Whether what was remembered before is not looked at.
  package init(folder: String, explaining: String, limit: Int, isFresh: Bool = false) {
    self.folder = folder
    self.explaining = explaining
    self.limit = limit
    self.isFresh = isFresh
  }

  /// The verdict that was found before; nil if there is none.
  ///
  /// - Parameter exercise: The id of the exercise.
  package func verdict(of exercise: String, key: String) -> Verdict? {
    memories.withLock { memories in
      let memory = memory(of: exercise, in: &memories)
      let entry = (memory.entries + memory.new).last { $0.key == key }
      guard let entry, entry.explaining == nil || entry.explaining == explaining else { return nil }
      return entry.verdict
    }
  }

  /// Keeps a verdict, unless it says something about the machine.
  package func remember(_ verdict: Verdict, of exercise: String, key: String) {
    guard verdict.isLasting else { return }
    let isExplained = verdict.status == .doesNotCompile || !verdict.diagnostics.isEmpty
    let entry = Entry(key: key, explaining: isExplained ? explaining : nil, verdict: verdict)
    memories.withLock { memories in
      _ = memory(of: exercise, in: &memories)
      memories[exercise]?.new.append(entry)
    }
  }

  private func memory(of exercise: String, in memories: inout [String: Memory]) -> Memory {
    if let memory = memories[exercise] { return memory }
    let memory = Memory(entries: isFresh ? [] : read(exercise))
    memories[exercise] = memory
    return memory
  }

  /// Writes what is new; a folder that cannot be written to only means that verdicts are found again.
  package func save() {
    memories.withLock { memories in
      for (exercise, memory) in memories where !memory.new.isEmpty {
        try? Files.makeFolder(folder)
        let lock = open("\(folder)/\(exercise).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        defer { if lock >= 0 { close(lock) } }
        if lock >= 0 { flock(lock, LOCK_EX) }
        // Another program may have saved since.
        let keys = Set(memory.new.map(\.key))
        let entries = read(exercise).filter { !keys.contains($0.key) } + memory.new
        let kept = Array(entries.suffix(limit))
        guard let data = try? JSONEncoder().encode(kept) else { continue }
        try? Files.write(data, to: path(exercise))
        memories[exercise] = Memory(entries: kept)
      }
    }
  }

  private func path(_ exercise: String) -> String { "\(folder)/\(exercise).json" }

  private func read(_ exercise: String) -> [Entry] {
    let data = Files.data(path(exercise)) ?? Data()
    return (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
  }
}

extension VerdictStore {
  /// The fingerprint of the code that explains errors, and of the pages that it quotes.
  private static func explaining(of workbook: Workbook) -> String {
    var hash = ContentHash(of: SourceDigest.explaining(of: workbook.root))
    for file in [MessagePage.file, OlderSpellings.file] + workbook.chapters.flatMap(\.lessonFiles) {
      hash.add(Files.text(workbook.absolute(file)) ?? "")
    }
    // Hints that were opened are shown beside an error.
    let hints = LearnerFolder.path(of: LearnerFolder.hints, root: workbook.root)
    hash.add(Files.text(workbook.absolute(hints)) ?? "")
    return hash.description
  }

  /// The store of a learner's clone. It goes with the clone, as all that a learner makes does.
  package convenience init(of workbook: Workbook) {
    self.init(
      folder: workbook.cacheFolder + "/verdicts",
      explaining: Self.explaining(of: workbook),
      limit: 8
    )
  }

  /// The store of this machine, for all clones: what was proved in one of them is proved.
  ///
  /// - Parameter isFresh: Whether what was proved before is forgotten.
  package convenience init(
    of workbook: Workbook,
    environment: [String: String],
    isFresh: Bool
  ) {
    let set = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let caches = set ?? environment["HOME"].map { "\($0)/\(Platform.cacheFolder)" }
    self.init(
      folder: (caches.map { $0 + "/workbook" } ?? workbook.cacheFolder) + "/proved",
      explaining: Self.explaining(of: workbook),
      limit: 200,
      isFresh: isFresh
    )
  }
}
