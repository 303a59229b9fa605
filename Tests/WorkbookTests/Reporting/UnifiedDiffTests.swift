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
    func letters() -> String { (0..<next(12)).map { _ in String(next(4)) }.joined() }
    let (old, new) = (letters(), letters())
    let diff = text(old, new, context: 100)
    #expect(diff.count { $0.hasPrefix("@@") } == (old == new ? 0 : 1))
    let lines = diff.dropFirst()
    let before = lines.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }.joined()
    let after = lines.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }.joined()
    #expect(old == new || (before == old && after == new))
  }
}
