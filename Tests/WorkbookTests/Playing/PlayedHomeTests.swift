import Foundation
import Testing
import WorkbookPlayProtocol

@testable import WorkbookKit
@testable import workbook

@Suite("The files of a played app") struct PlayedHomeTests {
  private let miniature = Miniature()
  private let exercise: Exercise

  init() throws {
    exercise = try #require(try miniature.workbook().exercises.first)
  }

  private func begin() throws -> PlayedHome {
    try PlayedHome(of: exercise, in: try miniature.workbook())
  }

  @Test("A replay begins with the files of its session, and a session with those of the last one")
  func files() throws {
    let first = try begin()
    let saved = try #require(first.environment(from: [:])["HOME"]) + "/Documents/bills.json"
    try Files.makeFolder(saved.parentFolder)
    try Files.write("1", to: saved)
    try first.rewind()
    #expect(!Files.exists(saved))

    try Files.makeFolder(saved.parentFolder)
    try Files.write("2", to: saved)
    let second = try begin()
    #expect(Files.text(saved) == "2")
    try Files.write("3", to: saved)
    try second.rewind()
    #expect(Files.text(saved) == "2")
  }

  @Test("A program finds its folders there, and identifiers that no file has yet")
  func environment() throws {
    let person = ["HOME": "/home/me", "XDG_DATA_HOME": "/home/me/data", "LANG": "C"]
    let first = try begin().environment(from: person)
    let home = try #require(first["HOME"])
    #expect(home.hasPrefix(miniature.root) && first["CFFIXED_USER_HOME"] == home)
    let temporary = try #require(first["TMPDIR"])
    #expect(Files.isFolder(temporary) && temporary.hasPrefix(home))
    #expect(first["XDG_DATA_HOME"] == nil && first["LANG"] == "C")
    #expect(first[PlayRequest.firstIdentifier] == "1000")

    #expect(try begin().environment(from: person)[PlayRequest.firstIdentifier] == "1000")
    try Files.write("a bill", to: temporary + "/bills.json")
    #expect(try begin().environment(from: person)[PlayRequest.firstIdentifier] == "1100")
    #expect(try begin().environment(from: person)[PlayRequest.firstIdentifier] == "1200")
  }
}
