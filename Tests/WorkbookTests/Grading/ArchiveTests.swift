import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Submissions in archives", .offPool, .timeLimit(.minutes(20))) struct ArchiveTests {
  private let miniature: Miniature
  private let workbook: Workbook
  private let folder: TemporaryFolder
  private let add = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 1))
  private let double = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 2))

  init() throws {
    miniature = try Miniature()
    workbook = try miniature.workbook()
    folder = try TemporaryFolder("Archive")
  }

  /// Runs a line of shell in the folder.
  private func shell(_ line: String) throws {
    let result = Program.execute("/bin/sh", ["-c", "cd '\(folder.path)' && { \(line); }"])
    try #require(result.status == 0, "\(line): \(result.errors)")
  }

  private func has(_ tool: String) -> Bool {
    Invocation.path(of: tool, environment: Program.environment) != nil
  }

  private func intake(_ name: String) async throws -> Intake {
    let source = try #require(SubmissionSource(folder.path + "/" + name))
    let workbook = workbook
    return try await offPool {
      let files = try ArchiveFiles(
        source,
        runner: Program.tools,
        environment: Program.environment
      )
      return Intake(files, workbook: workbook)
    }
  }

  private func write() throws {
    try folder.write("// mine\n", to: "ada/Chapters/01-Numbers/1.1-Add.swift")
    try folder.write("// other\n", to: "ada/Package.swift")
    try folder.write("x", to: "ada/A name with spaces/notes.txt")
  }

  @Test("A .tar.gz is taken like the folder that it holds")
  func tar() async throws {
    try write()
    try shell("tar -czf ada.tar.gz ada && tar -czf dot.tgz -C ada .")
    for name in ["ada.tar.gz", "dot.tgz"] {
      let intake = try await intake(name)
      #expect(intake.texts == [add: "// mine\n"], "\(name)")
      #expect(intake.notes.count == 1)
    }
  }

  @Test("A .zip is taken like the folder that it holds")
  func zip() async throws {
    guard has("zip"), has("unzip") else { return }
    try write()
    try shell("zip -q -r ada.zip ada")
    let intake = try await intake("ada.zip")
    #expect(intake.texts == [add: "// mine\n"])
    #expect(intake.notes.count == 1)
  }

  @Test("A file that is not unpacked is not said to differ")
  func lessons() async throws {
    try write()
    let lesson = "Chapters/01-Numbers/README.md"
    try folder.write(try #require(Files.text(miniature.root + "/" + lesson)), to: "ada/" + lesson)
    try shell("rm ada/Package.swift && tar -czf lessons.tar.gz ada")
    #expect(try await intake("lessons.tar.gz").notes.isEmpty)
  }

  @Test("Names that lead out of the folder, links and special files are not unpacked")
  func slips() async throws {
    try folder.write("// slipped\n", to: "out/1.1-Add.swift")
    try folder.write("x", to: "out/in/x.txt")
    let path = folder.path
    symlink(
      miniature.root + "/Solutions/01-Numbers/1.2-Double.swift",
      path + "/out/1.2-Double.swift"
    )
    mkfifo(path + "/out/1.3-Negate.swift", 0o600)
    try shell("cd out/in && tar -cPf ../../slip.tar ../1.1-Add.swift")
    try shell("tar -cPf absolute.tar '\(path)/out/1.1-Add.swift'")
    try shell("cd out && tar -cf ../special.tar 1.2-Double.swift 1.3-Negate.swift")
    for name in ["slip.tar", "absolute.tar", "special.tar"] {
      let intake = try await intake(name)
      #expect(intake.texts.isEmpty, "\(name)")
    }
    #expect(!Files.exists("/tmp/1.1-Add.swift"))
    #expect(ArchiveFiles.isSafe("a/b c.swift"))
    for name in ["../a", "/a", "a/../b", "a//b", "-rf", "a*.swift", "a\nb", "a\\b", "./a"] {
      #expect(!ArchiveFiles.isSafe(name), "\(name)")
    }
  }

  @Test("A file that was swapped for a link under the same name is named, and not taken")
  func linkThenFile() async throws {
    try folder.write("// one\n", to: "a/Chapters/01-Numbers/1.1-Add.swift")
    let path = folder.path + "/b/Chapters/01-Numbers"
    try Files.makeFolder(path)
    symlink(miniature.root + "/Solutions/01-Numbers/1.1-Add.swift", path + "/1.1-Add.swift")
    try folder.write("// two\n", to: "a/Chapters/01-Numbers/1.2-Double.swift")
    try shell("tar -cf twice.tar -C b Chapters && tar -rf twice.tar -C a Chapters")
    let intake = try await intake("twice.tar")
    #expect(intake.texts == [double: "// two\n"])
    #expect(intake.refusals[add]?.contains("Chapters/01-Numbers/1.1-Add.swift twice") == true)
  }

  @Test("A bomb is refused before it goes off")
  func bombs() async throws {
    // Sixty-four megabytes of one letter, in files that the list admits to.
    try shell(
      """
      mkdir -p bomb && head -c 200000 /dev/zero | tr '\\0' x > bomb/x
      i=0; while [ $i -lt 320 ]; do ln bomb/x bomb/9.$i-X.swift; i=$((i+1)); done
      rm bomb/x; tar --hard-dereference -czf bomb.tar.gz bomb 2>/dev/null || tar -czf bomb.tar.gz bomb
      """
    )
    await #expect(throws: UnreadableSubmission.self) { try await intake("bomb.tar.gz") }
  }

  @Test("A file that is no archive, or half of one, is reported")
  func broken() async throws {
    try write()
    try folder.write("This is no archive.", to: "text.zip")
    try folder.write("This is no archive.", to: "text.tar.gz")
    try shell("tar -czf whole.tar.gz ada && head -c 100 whole.tar.gz > half.tar.gz")
    for name in ["text.tar.gz", "half.tar.gz"] + (has("unzip") ? ["text.zip"] : []) {
      await #expect(throws: UnreadableSubmission.self, "\(name)") { try await intake(name) }
    }
  }
}
