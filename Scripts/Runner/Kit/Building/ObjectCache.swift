import Foundation

/// Keeps the objects of suites, screens and tests for later builds of the same exercise.
///
/// A suite is compiled again only if the exercise's interface has changed, or the suite itself.
struct ObjectCache {
  /// The folder of the objects.
  let folder: String
  /// The folder of this build alone.
  let scratch: String
  /// A fingerprint of all else that an object depends on.
  let common: String

  /// The object of a source. What the compiler said of it is kept beside it.
  ///
  /// - Parameters:
  ///   - interface: The module that the source is compiled against.
  ///   - compile: Compiles the source to a path, if there is no object of it yet.
  func object(
    of source: ExerciseBuild.DependentSource,
    interface: String,
    _ compile: (_ object: String) throws -> [Diagnostic]
  ) throws -> String {
    let object = "\(folder)/\(source.name)-\(key(of: source, interface)).o"
    // It counts as new, so that no other build takes it away while it is used.
    if utimes(object, nil) == 0 { return object }
    let new = "\(scratch)/\(source.name).o"
    let diagnostics = try compile(new)
    try Files.makeFolder(folder)
    removeOldest(source.name + "-", keeping: 7)
    if !diagnostics.isEmpty {
      try Files.write(try JSONEncoder().encode(diagnostics), to: object + Self.outputSuffix)
    }
    guard rename(new, object) == 0 else {
      throw WorkbookError("Cannot write \(object): \(WorkbookError.reason())")
    }
    return object
  }

  private static let outputSuffix = ".said"

  /// The compiler's messages when it made an object.
  static func diagnostics(of object: String) -> [Diagnostic] {
    let data = Files.data(object + outputSuffix) ?? Data()
    return (try? JSONDecoder().decode([Diagnostic].self, from: data)) ?? []
  }

  /// The object of a source, if an earlier build with the same module had one; else what `compiled`
  /// returns. Equal modules have equal interfaces, for a module says more than its interface, such
  /// as the types behind `some`.
  func known(
    _ source: ExerciseBuild.DependentSource,
    ownModule: String,
    _ compiled: () throws -> String
  ) throws -> String {
    let known = "\(folder)/known-\(key(of: source, ownModule))"
    if let object = Files.text(known), utimes(object, nil) == 0 { return object }
    let object = try compiled()
    removeOldest("known-", keeping: 63)
    try Files.write(object, to: known)
    return object
  }

  private func key(of source: ExerciseBuild.DependentSource, _ module: String) -> ContentHash {
    var hash = ContentHash(of: common)
    (Files.data(module) ?? Data()).withUnsafeBytes { hash.add($0) }
    for file in source.files {
      // The same tests are compiled in many folders, once for each change of the feature.
      hash.add(source.name == "tests" ? file.fileName : file)
      hash.add(Files.text(file) ?? "")
    }
    return hash
  }

  /// Keeps the folder small: each change of an interface leaves an object.
  private func removeOldest(_ prefix: String, keeping count: Int) {
    let files = Files.names(in: folder)
      .filter { $0.hasPrefix(prefix) && !$0.hasSuffix(Self.outputSuffix) }.map { folder + "/" + $0 }
    guard files.count > count else { return }
    let byAge = files.sorted { (Files.second($0) ?? 0) < (Files.second($1) ?? 0) }
    for file in byAge.dropLast(count) {
      unlink(file)
      unlink(file + Self.outputSuffix)
    }
  }
}
