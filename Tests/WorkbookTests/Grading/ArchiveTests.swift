import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Submissions in archives", .offPool, .timeLimit(.minutes(20))) struct ArchiveTests {
  private let place = SubmissionFolder("Archives [1] of A: {all}")
  private var miniature: Miniature { place.miniature }
  private var folder: TemporaryFolder { place.folder }
  private let add = SubmissionFolder.add
  private let double = SubmissionFolder.double

  private static let canUnzip =
    Invocation.path(of: "unzip", environment: Program.environment) != nil

  /// Runs a line of shell in the folder.
  private func shell(_ line: String) throws {
    let result = Program.execute("/bin/sh", ["-c", "cd '\(folder.path)' && { \(line); }"])
    try #require(result.status == 0, "\(line): \(result.errors)")
  }

  @Test(
    "An archive is taken like the folder that it holds, without what systems and builds add",
    arguments: ["ada.zip", "ada.tar.gz", "dot.tgz", "named like a zip.zip"]
  )
  func whole(_ name: String) throws {
    guard name != "ada.zip" || Self.canUnzip else { return }
    let lesson = "Chapters/01-Numbers/README.md"
    var files = ["Chapters/01-Numbers/1.1-Add.swift": "// mine\n", "Package.swift": "// other\n"]
    files[lesson] = Files.text(miniature.root + "/" + lesson)
    for noise in [".git/", ".build/x/", "__MACOSX/", "A/.build/", "._", "A [final]/._"] {
      files[noise + "1.2-Double.swift"] = "// noise\n"
    }
    var zip = ZipWriter()
    for (path, text) in files {
      try folder.write(text, to: "ada/" + path)
      zip.add("ada/\(path)".utf8, text)
    }
    try zip.write(to: folder.path + "/ada.zip")
    try shell("tar -czf ada.tar.gz ada && tar -czf dot.tgz -C ada .")
    try shell("cp dot.tgz 'named like a zip.zip'")
    let intake = try place.intake(name)
    #expect(intake.texts == [add: "// mine\n"])
    #expect(intake.notes.count == 1 && intake.notes[0].contains("Package.swift"))
  }

  @Test(
    "Folders of a zip have names in any encoding and with any sign",
    .enabled(if: Self.canUnzip),
    arguments: [
      // In Shift-JIS, where the second byte of a sign can be a backslash, then Korean and Latin.
      [0x89, 0xDB, 0x91, 0xE8, 0x83, 0x5C, 0x2F], [0xB0, 0xFA, 0xC1, 0xA6, 0x2F],
      [0xDC, 0x62, 0x5C], Array("課題/".utf8), Array("a [final] {1}: *?/".utf8), Array("-x\\".utf8),
    ]
  )
  func names(_ name: [UInt8]) throws {
    // Not every file system has names that are no text.
    let path = Array((folder.path + "/").utf8) + name.dropLast() + [0]
    guard mkdir(path.map(CChar.init(bitPattern:)), 0o700) == 0 else { return }
    var zip = ZipWriter()
    zip.add(name + "1.1-Add.swift".utf8, "// mine\n")
    try zip.write(to: folder.path + "/a.zip")
    let intake = try place.intake("a.zip")
    #expect(intake.texts == [add: "// mine\n"] && intake.notes.isEmpty)
  }

  @Test(
    "An archive that cannot be read is called what it is",
    arguments: [
      ("", "a.zip is empty"), ("Rar!\u{1A}\u{7}", "a.zip is a RAR archive"),
      ("7z¼¯'", "a.zip is a 7z archive"), ("Some text.", "a.zip is no archive"),
      ("PK\u{3}\u{4}, and nothing else", "a.zip cannot be read: unzip says “End-of-central"),
    ]
  )
  func unreadable(_ text: String, _ words: String) throws {
    guard Self.canUnzip || !text.hasPrefix("PK") else { return }
    try folder.write(text, to: "a.zip")
    let error = #expect(throws: UnreadableSubmission.self) { try place.intake("a.zip") }
    #expect(error?.reason.hasPrefix(words) == true, "\(error?.reason ?? "")")
  }

  @Test("A password and a missing end are told apart", .enabled(if: Self.canUnzip))
  func damaged() throws {
    var zip = ZipWriter()
    zip.flags = 1
    zip.add("1.1-Add.swift".utf8, "Twelve bytes and some more.")
    try zip.write(to: folder.path + "/locked.zip")
    try folder.write("// mine\n", to: "ada/1.1-Add.swift")
    try shell("tar -czf a.tgz ada && head -c 99 a.tgz > half.tgz; tar -czf none.tgz -T /dev/null")
    for (name, words) in [("locked.zip", "has a password"), ("half.tgz", "tar says")] {
      let error = #expect(throws: UnreadableSubmission.self) { try place.intake(name) }
      #expect(error?.reason.contains(words) == true, "\(error?.reason ?? "")")
    }
    #expect(try place.intake("none.tgz").absent.count == 4)
  }

  @Test("Nothing leads out of the folder, and no link is followed", .enabled(if: Self.canUnzip))
  func slips() throws {
    try Files.makeFolder(folder.path + "/in")
    let solution = miniature.root + "/Solutions/01-Numbers/1.2-Double.swift"
    var zip = ZipWriter()
    zip.add("../1.1-Add.swift".utf8, "// outside\n")
    zip.add("\(folder.path)/2.1-Shout.swift".utf8, "// outside\n")
    zip.add("1.2-Double.swift".utf8, solution, mode: 0o120777)
    try zip.write(to: folder.path + "/in/a.zip")
    let intake = try place.intake("in/a.zip")
    #expect(intake.refusals == [double: "1.2-Double.swift is no regular file, so it is not taken."])
    #expect(intake.texts.values.allSatisfy { $0 == "// outside\n" })
    #expect(Files.names(in: folder.path) == ["in"])
    #expect(Files.names(in: folder.path + "/in") == ["a.zip"])
  }

  @Test("An archive that grows or has countless files is stopped", arguments: ["size", "count"])
  func bombs(_ name: String) throws {
    try shell(
      """
      mkdir -p size count && head -c 30000000 /dev/zero > size/1.swift
      cp size/1.swift size/2.swift && cp size/1.swift size/3.swift
      cd count && seq -f '%.0f.swift' 20100 | xargs touch; cd ..; tar -czf \(name).tgz \(name)
      """
    )
    let error = #expect(throws: UnreadableSubmission.self) { try place.intake("\(name).tgz") }
    #expect(error?.reason.contains(#/too large|more than/#) == true)
  }

  @Test("An archive that is alone in a submission is taken, up to the second one within another")
  func within() throws {
    try folder.write("// mine\n", to: "s/1.1-Add.swift")
    try shell("cd s && tar -cf 1.tar 1.1-Add.swift && for i in 1 2 3; do mkdir $i; done")
    try shell("cd s && mv 1.tar 1/a.tar && tar -cf 2/b.tar -C 1 . && tar -cf 3/c.tar -C 2 .")
    for (name, count) in [("1", 1), ("2", 2)] {
      let intake = try place.intake("s/" + name)
      #expect(intake.texts == [add: "// mine\n"], "\(name)")
      #expect(intake.notes.count == count && intake.notes[0].contains(".tar"))
    }
    let deep = try place.intake("s/3")
    #expect(deep.texts.isEmpty && deep.notes.last?.contains("not read: a.tar") == true)
    let notes = try place.intake("s").notes
    #expect(notes.count == 1 && notes[0].contains("not read: 1/a.tar, 2/b.tar"))
  }

  @Test("Several archives without an exercise beside them are all taken")
  func severalArchives() throws {
    try folder.write("// one\n", to: "1/1.1-Add.swift")
    try folder.write("// two\n", to: "2/1.2-Double.swift")
    try shell("mkdir s && tar -czf s/a.tgz -C 1 . && tar -czf s/b.tgz -C 2 .")
    let intake = try place.intake("s")
    #expect(intake.texts == [add: "// one\n", double: "// two\n"])
    #expect(intake.notes.count == 1 && intake.notes[0].contains("a.tgz, b.tgz"))
  }

  @Test("A name that leads out of a tar archive is told as what it is")
  func leadingOut() throws {
    try folder.write("// x\n", to: "1.1-Add.swift")
    try shell("mkdir in && cd in && tar -cPzf ../out.tgz ../1.1-Add.swift")
    let error = #expect(throws: UnreadableSubmission.self) { try place.intake("out.tgz") }
    #expect(error?.reason.contains("leads out of the archive") == true, "\(error?.reason ?? "")")
  }
}
