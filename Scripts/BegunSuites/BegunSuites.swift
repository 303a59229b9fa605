import Foundation
import PackagePlugin

/// Brings the suites of exercises that begin with an empty file, or with one that does not compile,
/// into their target as soon as the exercise has been begun.
///
/// The manifest excludes those suites, and for each of them a command of the build makes a copy. The
/// copy is empty while the first line of the exercise says that it waits. It names the suite as its
/// source, so errors and failures are reported there.
@main struct BegunSuites: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let folder = target.directoryURL
    let chapter = folder.lastPathComponent.dropLast("Tests".count)
    let exercises = context.package.directoryURL.appending(path: "Chapters/\(chapter)")
    // A suite whose exercise is in no module cannot be compiled, however far it is.
    let compiled = Set(
      context.package.targets.compactMap { $0 as? SourceModuleTarget }
        .flatMap { $0.sourceFiles.map(\.url.lastPathComponent) }
    )
    let included = Set(target.sourceFiles.map { $0.url.lastPathComponent })
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { name in
        name.hasSuffix("Tests.swift") && !included.contains(name)
          && compiled.contains(name.dropLast("Tests.swift".count) + ".swift")
      }
    return names.sorted().map { name in
      let suite = folder.appending(path: name)
      let exercise = exercises.appending(path: name.dropLast("Tests.swift".count) + ".swift")
      let copy = context.pluginWorkDirectoryURL.appending(path: name)
      return .buildCommand(
        displayName: "Looking whether \(exercise.lastPathComponent) has been begun",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", Self.script, "sh", exercise.path, suite.path, copy.path],
        inputFiles: [exercise, suite],
        outputFiles: [copy]
      )
    }
  }

  /// Writes the copy; it gets the paths of the exercise, of the suite and of the copy.
  private static let script = """
    read -r line <"$1"
    case $line in
      '// Remove this line to begin.'* | '/* Remove this line to begin.'*) : >"$3" ;;
      *) { printf '#sourceLocation(file: "%s", line: 1)\\n' "$2" && cat "$2"; } >"$3" ;;
    esac
    """
}
