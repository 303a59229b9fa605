import Foundation
import Testing

@testable import WorkbookKit

@Suite("The library is built once", .offPool, .timeLimit(.minutes(20))) struct BuiltLibraryTests {
  private let miniature: Miniature
  private let bin: TemporaryFolder
  private let steps = Locked<[BuiltLibrary.Step]>([])

  init() throws {
    miniature = try Miniature()
    bin = try TemporaryFolder("bin")
  }

  /// Builds with a `swift` that is this script.
  private func build(_ script: String) throws -> BuiltLibrary {
    try bin.writeProgram("#!/bin/sh\n\(script)\n", to: "swift")
    let path = "\(bin.path):/usr/bin:/bin"
    let toolchain = try Toolchain(environment: ["PATH": path])
    return try BuiltLibrary(root: miniature.root, toolchain: toolchain) { step in
      steps.withLock { $0.append(step) }
    }
  }

  @Test("Its fingerprint follows the sources and the manifest, and nothing else")
  func digest() throws {
    let first = SourceDigest.library(of: miniature.root)
    #expect(SourceDigest.library(of: miniature.root) == first)
    try miniature.save("# a page\n", as: "Chapters/Library/README.md")
    #expect(SourceDigest.library(of: miniature.root) == first)
    let file = "Chapters/Library/ComposableArchitecture/Library.swift"
    try miniature.save("public let library = 2\n", as: file)
    let second = SourceDigest.library(of: miniature.root)
    #expect(second != first)
    try miniature.save("public let library = 1\n", as: file)
    #expect(SourceDigest.library(of: miniature.root) == first)
    try miniature.save("// another manifest\n", as: "Package.swift")
    #expect(![first, second].contains(SourceDigest.library(of: miniature.root)))
  }

  @Test("A library built by a runner of another version is built again")
  func otherRunner() throws {
    try bin.writeProgram("#!/bin/sh\nexit 1\n", to: "swift")
    let toolchain = try Toolchain(environment: ["PATH": "\(bin.path):/usr/bin:/bin"])
    let folder = ".build/workbook/library"
    for file in ["library.so", "Entry.o"] { try miniature.save("", as: "\(folder)/\(file)") }
    let library = "\(miniature.root)/\(folder)/library.so"
    let record: [String: Any] = [
      "runner": SourceDigest.runner(of: miniature.root), "root": miniature.root,
      "toolchain": toolchain.identity, "sources": SourceDigest.library(of: miniature.root),
      "plan": ["compiler": "", "options": [], "linkJobs": [], "library": library],
    ]
    let json = try JSONSerialization.data(withJSONObject: record)
    try miniature.save(String(decoding: json, as: UTF8.self), as: "\(folder)/built.json")
    func isBuilt() -> Bool {
      (try? BuiltLibrary(root: miniature.root, toolchain: toolchain) { _ in }) != nil
    }
    #expect(isBuilt())
    try miniature.save("// newer\n", as: "Scripts/Runner/Kit/Building/CompilerPlan.swift")
    #expect(!isBuilt())
  }

  @Test("How far the build is, and what it waits for, is reported")
  func progress() {
    #expect(throws: WorkbookError.self) {
      try build(
        """
        echo 'Another instance of SwiftPM is already running'
        printf '[1/3] Compiling A\\n[2/3] Compiling B\\n'
        exit 1
        """
      )
    }
    let seen = steps.withLock { $0 }
    #expect(seen.contains(.waiting))
    #expect(seen.contains(.progress(BuildProgress(step: 2, total: 3))))
  }

  @Test("How long the build took the last time is said the next time")
  func duration() throws {
    let plan = """
      {"compiler": "", "options": [], "linkJobs": [], "library": ""}
      """
    let record = """
      {"root": "/elsewhere", "toolchain": "", "sources": "", "plan": \(plan), "seconds": 17}
      """
    try miniature.save(record, as: ".build/workbook/library/built.json")
    #expect(throws: WorkbookError.self) { try build("echo '[1/3] Compiling A'; exit 1") }
    let seen = steps.withLock { $0 }
    #expect(seen == [.progress(BuildProgress(step: 1, total: 3, lastSeconds: 17))])
  }

  @Test("Errors are shown as the compiler writes them, and are in no exercise")
  func errors() throws {
    let file = "Chapters/Library/Broken.swift"
    let error = #expect(throws: WorkbookError.self) {
      try build("echo \"$3/\(file):3:1: error: it is broken\"; exit 1")
    }
    let message = try #require(error?.message)
    #expect(message.hasPrefix("\(file):3:1: error: it is broken"))
    #expect(message.contains("The errors are in no exercise"))
  }

  @Test("A build that left no plan is reported with the place that was looked at")
  func noPlan() throws {
    let error = #expect(throws: WorkbookError.self) { try build("exit 0") }
    #expect(error?.message.contains("debug.yaml") == true)
  }

  @Test("Files built for another toolchain are removed, and the rest stays")
  func otherToolchain() throws {
    let file = ".build/workbook/library/debug.yaml"
    try miniature.save("", as: file)
    #expect(throws: WorkbookError.self) { try build("exit 1") }
    #expect(miniature.folder.text(file) == nil)
  }
}
