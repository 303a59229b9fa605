import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("Unified diff") struct UnifiedDiffTests {
  private func text(_ old: String, _ new: String, context: Int = 1) -> [String] {
    let diff = UnifiedDiff(
      from: old.map(String.init),
      to: new.map(String.init),
      context: context
    )
    return diff.hunks.flatMap { hunk in
      [hunk.heading]
        + hunk.lines.map { line in
          switch line {
          case .same(let text): " " + text
          case .removed(let text): "-" + text
          case .added(let text): "+" + text
          }
        }
    }
  }

  @Test("Changes that are close share a hunk, others do not")
  func hunks() {
    #expect(
      text("abcdef", "Xbcdef!") == [
        "@@ -1,2 +1,2 @@", "-a", "+X", " b", "@@ -6,1 +6,2 @@", " f", "+!",
      ]
    )
    #expect(text("abc", "XbY") == ["@@ -1,3 +1,3 @@", "-a", "+X", " b", "-c", "+Y"])
    // A side without a line is counted as diff does.
    #expect(text("ab", "a", context: 0) == ["@@ -2,1 +1,0 @@", "-b"])
  }

  @Test("Taking the changes leads from one text to the other", arguments: 0..<50)
  func random(_ seed: Int) {
    var number = UInt64(seed) &+ 1
    func next(_ bound: UInt64) -> UInt64 {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (number >> 33) % bound
    }
    func lines() -> [String] { (0..<next(12)).map { _ in String(next(4)) } }
    let (old, new) = (lines(), lines())
    let diff = UnifiedDiff(from: old, to: new, context: 100)
    guard let hunk = diff.hunks.first else {
      #expect(old == new)
      return
    }
    var (before, after): ([String], [String]) = ([], [])
    for line in hunk.lines {
      switch line {
      case .same(let text):
        before.append(text)
        after.append(text)
      case .removed(let text): before.append(text)
      case .added(let text): after.append(text)
      }
    }
    #expect(before == old)
    #expect(after == new)
    #expect(diff.hunks.count == 1)
  }
}
