import Foundation

/// The library, built and linked once, as every exercise is compiled and linked against it.
///
/// It is a shared library, so that linking an exercise takes a tenth of a second.
package struct BuiltLibrary: Sendable {
  package let plan: CompilerPlan
  /// Changes whenever the runner, the library, the toolchain or the workbook's folder changes. The
  /// keys of all that is built or judged with the library begin with it.
  package let key: String
  /// The workbook's folder, which is cut from paths in messages.
  let root: String
  package let toolchain: Toolchain

  /// The folder of what is built; it may be a link to that of another clone with the same sources.
  private static func folder(in root: String) -> String {
    let folder = root + "/.build/workbook/library"
    return Files.realPath(folder) ?? folder
  }

  /// The object with the entry of the programs that run suites.
  var entry: String { Self.folder(in: root) + "/Entry.o" }
}

extension BuiltLibrary {
  package enum Step: Equatable, Sendable {
    case progress(BuildProgress)
    /// Another program builds in the same folder.
    case waiting
  }

  /// A record of the last build, by which the next run knows whether it is still valid.
  private struct Record: Codable {
    /// Holds all that the build depends on.
    var key: String
    /// The folder of what was built, and the toolchain: compiled modules name both.
    var place: String
    var plan: CompilerPlan
    /// The duration of the longest build in this place.
    var seconds: Int?
  }

  /// Builds the library unless the last build is still valid.
  ///
  /// - Parameter onStep: Called on the same thread; never, if there is nothing to build.
  /// - Throws: The compiler's output, if the library does not compile.
  package static func build(
    in workbook: Workbook,
    toolchain: Toolchain,
    onStep: (Step) -> Void
  ) throws -> BuiltLibrary {
    let root = workbook.root
    let folder = folder(in: root)
    let place = folder + "\n" + toolchain.identity
    var hash = ContentHash(of: SourceDigest.judging(of: root))
    hash.add(SourceDigest.library(of: root))
    hash.add(place)
    let key = hash.description
    func built(_ plan: CompilerPlan) -> BuiltLibrary {
      BuiltLibrary(plan: plan, key: key, root: root, toolchain: toolchain)
    }
    func valid(_ record: Record?) -> BuiltLibrary? {
      guard let record, record.key == key, Files.exists(record.plan.library),
        Files.exists(record.plan.compiler)
      else { return nil }
      let library = built(record.plan)
      return Files.exists(library.entry) ? library : nil
    }
    if let library = valid(record(in: folder)) { return library }
    let lock = try WorkbookLock(folder: folder, of: workbook) {
      onStep(.waiting)
    } whileWaiting: {
      progress(in: folder).map { onStep(.progress($0)) }
    }
    defer { try? Files.remove(progressFile(in: folder)) }
    return try withExtendedLifetime(lock) {
      // Another program may have built it while this one waited.
      let last = record(in: folder)
      if let library = valid(last) { return library }
      if last?.place != place { try removeAll(in: folder) }
      let start = ContinuousClock.now
      let system = try SystemOptions(toolchain, folder: folder)
      let driver = CompilerDriver(
        system: system,
        options: LibraryBuild.options(folder: folder, system),
        folder: folder + "/plan",
        environment: toolchain.environment
      )
      let plan = try driver.plan(library: LibraryBuild.library(in: folder))
      let library = built(plan)
      try LibraryBuild(root: root, toolchain: toolchain, folder: folder, plan: plan, system: system)
        .run { step, total in
          let progress = BuildProgress(step: step, total: total, lastSeconds: last?.seconds)
          note(progress, in: folder)
          onStep(.progress(progress))
        }
      try library.compileEntry(folder + "/Entry.swift")
      let seconds = Int((ContinuousClock.now - start).components.seconds)
      let longest = max(seconds, last?.place == place ? last?.seconds ?? 0 : 0)
      let record = Record(key: key, place: place, plan: plan, seconds: longest)
      try Files.write(try JSONEncoder().encode(record), to: folder + "/built.json")
      return library
    }
  }

  private static func record(in folder: String) -> Record? {
    Files.data(folder + "/built.json").flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
  }

  /// The file that tells those who wait how far a build is.
  private static func progressFile(in folder: String) -> String { folder + "/progress.json" }

  private static func note(_ progress: BuildProgress, in folder: String) {
    try? Files.write(try JSONEncoder().encode(progress), to: progressFile(in: folder))
  }

  private static func progress(in folder: String) -> BuildProgress? {
    Files.data(progressFile(in: folder))
      .flatMap { try? JSONDecoder().decode(BuildProgress.self, from: $0) }
  }

  /// Removes what was built for another folder or toolchain. The lock stays.
  private static func removeAll(in folder: String) throws {
    for name in Files.names(in: folder) where name != "lock" {
      try Files.remove("\(folder)/\(name)")
    }
  }

  private func compileEntry(_ source: String) throws {
    let text = """
      import Testing

      @main enum Entry {
        static func main() async {
          await Testing.__swiftPMEntryPoint() as Never
        }
      }

      """
    try Files.write(text, to: source)
    try compileShared(
      plan.compile(files: [source], module: "Entry", to: entry),
      complaint: "The entry of the programs that run suites does not compile."
    )
  }
}

/// The progress of a build.
package struct BuildProgress: Codable, Equatable, Sendable {
  /// The number of steps that are done.
  package var step: Int
  package var total: Int
  /// The seconds that the longest build took; nil if that is not known.
  package var lastSeconds: Int?
}
