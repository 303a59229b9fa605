import Testing

@testable import WorkbookKit

@Suite("The library is built once", .offPool, .timeLimit(.minutes(5))) struct BuiltLibraryTests {
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
    let first = BuiltLibrary.digest(of: miniature.root)
    #expect(BuiltLibrary.digest(of: miniature.root) == first)
    try miniature.save("# a page\n", as: "Chapters/Library/README.md")
    #expect(BuiltLibrary.digest(of: miniature.root) == first)
    let file = "Chapters/Library/ComposableArchitecture/Library.swift"
    try miniature.save("public let library = 2\n", as: file)
    let second = BuiltLibrary.digest(of: miniature.root)
    #expect(second != first)
    try miniature.save("public let library = 1\n", as: file)
    #expect(BuiltLibrary.digest(of: miniature.root) == first)
    try miniature.save("// another manifest\n", as: "Package.swift")
    #expect(![first, second].contains(BuiltLibrary.digest(of: miniature.root)))
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

  @Test("What was built for another toolchain goes, and the rest stays")
  func otherToolchain() throws {
    let file = ".build/workbook/library/debug.yaml"
    try miniature.save("", as: file)
    #expect(throws: WorkbookError.self) { try build("exit 1") }
    #expect(miniature.folder.text(file) == nil)
  }
}
