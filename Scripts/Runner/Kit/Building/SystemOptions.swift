import Foundation

/// The options that tell the compiler of this machine: its SDK, and the place of Swift Testing.
///
/// It comes from what the toolchain documents, `swiftc -print-target-info` and `xcrun`. What cannot
/// be found out is left to the compiler's own defaults.
struct SystemOptions: Sendable {
  /// The path of `swiftc`.
  let compiler: String
  /// The options of every compilation, and of linking.
  let options: [String]
  /// The linker's option, if the toolchain has one that is faster than the system's, and can write to
  /// the folder.
  let linker: [String]
  /// The folders of the toolchain's own macros, which a driver names to its compiler.
  let pluginFolders: [String]

  /// - Parameter folder: The folder of what is linked.
  /// - Throws: `WorkbookError` with advice, if there is no compiler.
  init(_ toolchain: Toolchain, folder: String) throws {
    compiler = try toolchain.compiler
    let environment = toolchain.environment
    let info = Self.answer(compiler, ["-print-target-info"], environment)
      .flatMap { try? JSONDecoder().decode(TargetInfo.self, from: Data($0.utf8)) }
    let resources = info?.paths.runtimeResourcePath
    pluginFolders = ["plugins", "plugins/testing"].compactMap { name in
      resources.map { "\($0)/host/\(name)" }
    }
    .filter(Files.isFolder)
    // The folder that holds `bin`, of `…/lib/swift`.
    let usr = resources?.parentFolder.parentFolder
    var options: [String] = []
    if let version = Platform.deploymentTarget, let info {
      options += ["-target", info.target.unversionedTriple + version]
    }
    var platformFolder: String?
    if Platform.hasSDK {
      func xcrun(_ question: String) -> String? {
        let words = ["--sdk", "macosx", question]
        return Self.answer("/usr/bin/xcrun", words, environment)?.trimmed
      }
      if let sdk = environment["SDKROOT"] ?? xcrun("--show-sdk-path"), !sdk.isEmpty {
        options += ["-sdk", sdk]
      }
      platformFolder = xcrun("--show-sdk-platform-path")
    }
    if let usr {
      options += Platform.testingOptions(toolchain: usr, platform: platformFolder)
    }
    self.options = options
    // LLVM's linker writes to a name of its own first, in which `%` stands for any digit.
    if let linker = Platform.fasterLinker, let usr, Files.exists("\(usr)/bin/\(linker)"),
      !folder.contains("%")
    {
      self.linker = ["-use-ld=" + linker.dropFirst("ld.".count)]
    } else {
      self.linker = []
    }
  }

  /// The answer of a program; nil if there is none.
  private static func answer(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String]
  ) -> String? {
    let invocation = Invocation(
      executable: program,
      arguments: arguments,
      environment: environment
    )
    let result = try? invocation.run(Supervision(deadline: .seconds(60)))
    return result?.termination == .exited(0) ? result?.output.text : nil
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable {
      let unversionedTriple: String
    }

    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    let target: Target
    let paths: Paths
  }
}
