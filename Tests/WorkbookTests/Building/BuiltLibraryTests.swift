import Foundation
import Testing

@testable import WorkbookKit

@Suite("The library is built once", .offPool, .timeLimit(.minutes(20))) struct BuiltLibraryTests {
  private let miniature = Miniature()
  private let compiler = RecordingCompiler()
  private let steps = Locked<[BuiltLibrary.Step]>([])

  private static let library = "Chapters/Library/ComposableArchitecture/Library.swift"

  /// Builds with a stand-in for the compiler.
  ///
  /// - Returns: What was made, in the order in which it was: the modules of interfaces and objects,
  ///   and what was linked.
  @discardableResult
  private func build() throws -> [String] {
    _ = compiler.calls()
    _ = try BuiltLibrary.build(
      in: try miniature.workbook(),
      toolchain: try compiler.toolchain()
    ) { step in
      steps.withLock { $0.append(step) }
    }
    return compiler.calls().map { call in
      let words = call.split(separator: " ").map(String.init)
      let module = words.drop { $0 != "-module-name" }.dropFirst().first ?? ""
      if words.contains("-emit-library") { return "link" }
      return words.contains("-emit-module") ? "interface of \(module)" : module
    }
  }

  @Test("Nothing is built twice")
  func twice() throws {
    let module = "ComposableArchitecture"
    // Files built for another toolchain are removed.
    try miniature.save("", as: ".build/workbook/library/Old.o")
    #expect(try build() == ["interface of \(module)", module, "link", "Entry"])
    #expect(miniature.folder.text(".build/workbook/library/Old.o") == nil)
    #expect(try build() == [])
    // The runner may make other calls than before; those that it makes again have their results.
    try miniature.save("// newer\n", as: "Scripts/Runner/Kit/Building/CompilerPlan.swift")
    #expect(try build() == ["Entry"])
  }

  @Test("An edit in a body compiles its module, and no module that imports it")
  func editedBody() throws {
    try miniature.save("func view() {}\n", as: "Chapters/Library/TerminalUI/View.swift")
    try build()
    try miniature.save(
      "func view() {}\nvar body = 1\n",
      as: "Chapters/Library/TerminalUI/View.swift"
    )
    #expect(try build() == ["interface of TerminalUI", "TerminalUI", "Entry"])
    try miniature.save("func view(i: Int) {}\n", as: "Chapters/Library/TerminalUI/View.swift")
    #expect(try build().contains("interface of ComposableArchitecture"))
  }

  @Test("How far the build is, and how long it took the last time, is reported")
  func progress() throws {
    try build()
    let first = steps.withLock { $0 }
    #expect(first.first == .progress(BuildProgress(step: 0, total: 4, lastSeconds: nil)))
    #expect(first.last == .progress(BuildProgress(step: 3, total: 4, lastSeconds: nil)))
    try miniature.save("public let library = 2\n", as: Self.library)
    try build()
    guard case .progress(let last) = steps.withLock({ $0.last }) else {
      Issue.record("The last step is no progress.")
      return
    }
    #expect(last.step == 3 && last.total == 4 && last.lastSeconds != nil)
  }

  @Test("Errors are shown as the compiler writes them, and are in no exercise")
  func errors() throws {
    try miniature.save("public let library = BROKEN\n", as: Self.library)
    let error = #expect(throws: WorkbookError.self) { try build() }
    let message = try #require(error?.message)
    #expect(message.hasPrefix("\(Self.library):1:5: error: it is broken"))
    #expect(message.contains("The errors are in no exercise"))
    try miniature.save("public let library = 1\n", as: Self.library)
    #expect(try build().contains("link"))
  }
}
