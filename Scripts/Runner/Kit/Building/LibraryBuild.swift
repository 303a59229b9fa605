import Foundation

/// Compiles the library's modules and links them to a shared library, by direct calls of the
/// compiler.
///
/// The modules are few, and need nothing of a build system. What has not changed since the last
/// build is not compiled again: an edit in a body of one module leaves its interface as it is, and
/// with it all modules that import it.
struct LibraryBuild: Sendable {
  let root: String
  let toolchain: Toolchain
  /// The folder of the products.
  let folder: String
  let plan: CompilerPlan
  let system: SystemOptions

  /// A module of the library.
  private struct Module: Sendable {
    let name: String
    let folder: String
    /// The modules that it imports.
    let uses: [String]
  }

  private static let modules = [
    Module(name: "WorkbookPlayProtocol", folder: "Scripts/Runner/PlayProtocol", uses: []),
    Module(name: "TerminalUI", folder: "Chapters/Library/TerminalUI", uses: []),
    Module(
      name: "ComposableArchitecture",
      folder: "Chapters/Library/ComposableArchitecture",
      uses: ["TerminalUI"]
    ),
    Module(
      name: "TestedFeatures",
      folder: "Chapters/Library/TestedFeatures",
      uses: ["ComposableArchitecture"]
    ),
    Module(
      name: "WorkbookPlay",
      folder: "Scripts/Runner/Play",
      uses: ["WorkbookPlayProtocol", "TerminalUI", "ComposableArchitecture"]
    ),
  ]

  private static let pluginName = "ComposableArchitectureMacros"
  private static let pluginFolder = "Chapters/Library/ComposableArchitectureMacros"

  /// The options of the driver for files that are compiled with the library, which is built in a
  /// folder.
  static func options(folder: String, _ system: SystemOptions) -> [String] {
    [
      "-swift-version", "6", "-package-name", "workbook", "-parse-as-library", "-Onone",
      "-enable-testing", "-D", "SWIFT_PACKAGE", "-D", "DEBUG", "-no-color-diagnostics",
      "-module-cache-path", folder + "/ModuleCache", "-I", folder + "/Modules",
      "-load-plugin-executable", "\(folder)/\(pluginName)#\(pluginName)",
      // The check of LLVM's input is for those who work on the compiler.
      "-Xfrontend", "-disable-llvm-verify",
    ] + system.options
  }

  /// The path of the shared library in its folder.
  static func library(in folder: String) -> String {
    "\(folder)/libWorkbookLibrary.\(Platform.libraryExtension)"
  }

  /// - Parameter onStep: Called with the number of steps that are done, and of all.
  /// - Throws: The compiler's output, if something does not compile.
  func run(_ onStep: (_ done: Int, _ all: Int) -> Void) throws {
    let modules = Self.modules.filter { !files(of: $0).isEmpty }
    var done = 0
    let all = 2 * modules.count + 2
    func step(_ count: Int = 1, _ body: () throws -> Void) rethrows {
      onStep(done, all)
      try body()
      done += count
    }
    try Files.makeFolder(folder + "/Modules")
    try step { try buildPlugin() }
    for module in modules { try step { try writeInterface(of: module) } }
    // The largest module comes first, so that no core waits for it at the end.
    let bySize = modules.sorted { size(of: $0) > size(of: $1) }
    try step(modules.count) { _ = try concurrently(bySize) { try compile($0) } }
    try step { try link(modules) }
  }

  private func files(of module: Module) -> [String] { swiftFiles(in: module.folder) }

  private func swiftFiles(in folder: String) -> [String] {
    Files.sources(below: "\(root)/\(folder)")
  }

  private func size(of module: Module) -> Int {
    files(of: module).reduce(0) { $0 + (Files.data($1)?.count ?? 0) }
  }

  private func interface(of module: String) -> String { "\(folder)/Modules/\(module).swiftmodule" }
  private func object(of module: Module) -> String { "\(folder)/\(module.name).o" }
  private var plugin: String { "\(folder)/\(Self.pluginName)" }

  /// Makes a file by a call of the compiler, unless the same call made it of the same inputs.
  ///
  /// - Parameter inputs: The files that the call reads.
  private func make(_ product: String, of inputs: [String], _ call: [String]) throws {
    var hash = ContentHash()
    for word in call { hash.add(word) }
    for input in inputs { (Files.data(input) ?? Data()).withUnsafeBytes { hash.add($0) } }
    let keyFile = product + ".key"
    if Files.exists(product), Files.text(keyFile) == hash.description { return }
    if Files.exists(keyFile) { try Files.remove(keyFile) }
    try toolchain.compileShared(
      call,
      root: root,
      complaint: "The library of this workbook does not build; the compiler's output is above. The"
        + " errors are in no exercise: `git status` shows which given files have changed."
    )
    try Files.write(hash.description, to: keyFile)
  }

  private func buildPlugin() throws {
    let files = swiftFiles(in: Self.pluginFolder)
    guard !files.isEmpty else { return }
    let call =
      [system.compiler, "-swift-version", "6", "-whole-module-optimization", "-Onone"]
      + ["-no-color-diagnostics", "-Xfrontend", "-disable-llvm-verify"] + system.options
      + system.linker + ["-module-name", Self.pluginName, "-o", plugin] + files
    try make(plugin, of: files, call)
  }

  private func writeInterface(of module: Module) throws {
    let path = interface(of: module.name)
    let call = plan.writeInterface(
      files: files(of: module),
      module: module.name,
      keepsInlinable: true,
      to: path
    )
    try make(path, of: inputs(of: module), call)
  }

  private func compile(_ module: Module) throws {
    let path = object(of: module)
    let call = plan.compile(files: files(of: module), module: module.name, to: path)
    try make(path, of: inputs(of: module), call)
  }

  private func inputs(of module: Module) -> [String] {
    files(of: module) + module.uses.map(interface) + [plugin]
  }

  private func link(_ modules: [Module]) throws {
    let objects = modules.map(object)
    let call =
      [system.compiler, "-emit-library"] + system.options + system.linker
      + Platform.libraryNameOptions("libWorkbookLibrary.\(Platform.libraryExtension)")
      + ["-module-name", "WorkbookLibrary", "-o", plan.library] + objects
    try make(plan.library, of: objects, call)
  }
}
