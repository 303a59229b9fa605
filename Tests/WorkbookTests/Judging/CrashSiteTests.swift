import Testing

@testable import WorkbookKit

@Suite("Where a program crashed") struct CrashSiteTests {
  private let backtrace = """
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

    Thread 3 crashed:

      0      0x00007f6d _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] 0x00007f6e specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
      2 [ra] 0x000055a0 third(_:) + 54 in program at /tmp/lines/1.1-Add.swift:7:11
      3 [ra] 0x000055a1 main + 621 in program at /tmp/lines/1.1-Add.swift:12:19
    """

  @Test("The place of a crash is the innermost call in the file")
  func innermost() {
    let site = CrashSite(in: backtrace, file: "/tmp/lines/1.1-Add.swift")
    #expect(site?.fileName == "1.1-Add.swift" && site?.line == 7 && site?.reason == nil)
    #expect(CrashSite(in: backtrace, file: "/tmp/lines/1.2-Add.swift") == nil)
  }

  @Test("In a recursion it is the call that is repeated")
  func recursion() {
    let call = "1 [ra] 0x000055a1 f(_:) + 4 in program at /tmp/A.swift:9:3\n"
    let text =
      "0 0x000055a0 f(_:) + 1 in program at /tmp/A.swift:8:6\n"
      + String(repeating: call, count: 20)
    #expect(CrashSite(in: text, file: "/tmp/A.swift")?.line == 9)
  }

  @Test("The runtime's words on an overflow are the reason; lines of its own are passed over")
  func reason() {
    let text = """
      0 [inlined] [system] 0x0000562a Swift runtime failure: arithmetic overflow in a at /tmp/A.swift:0
      1                    0x0000562b add(_:) + 16 in a at /tmp/A.swift:14:29
      """
    let site = CrashSite(in: text, file: "/tmp/A.swift")
    #expect(site?.line == 14 && site?.reason == "arithmetic overflow")
  }

  @Test(
    "A property that sets itself in its observer is named, in an observable state",
    arguments: [
      ("var step = 1 { didSet { step = min(step, 10) } }", "didSet"),
      ("var step: Int {\n    willSet { self.step += 1 }\n  }", "willSet"),
      ("var step = 1 { didSet { other = step } }", nil),
      ("var step = 1 { didSet { if step == 1 { other.step = 2 } } }", nil),
    ]
  )
  func observer(property: String, kind: String?) {
    let text = "  struct State {\n  \(property)\n  var other = 0\n}\n"
    let site = ObserverWithoutEnd(in: "@ObservableState\n" + text).site(in: "A/1.1-Add.swift")
    #expect((site != nil) == (kind != nil) && site.map { $0.fileName == "1.1-Add.swift" } != false)
    if let kind { #expect(site?.reason?.hasPrefix("`step` sets itself in its `\(kind)`") == true) }
    #expect(ObserverWithoutEnd(in: text).site(in: "A/1.1-Add.swift") == nil)
  }

  @Test("The place stands behind the reason, or behind the signal where there is none")
  func message() {
    var report = TestReport()
    report.termination = .signalled(11)
    var message = TerminationMessage(of: report)
    message.site = CrashSite(in: backtrace, file: "/tmp/lines/1.1-Add.swift")
    #expect(
      message.asCheck.text
        == "The program crashed here: segmentation fault, often a recursion without end"
        + " (1.1-Add.swift:7)"
    )
    Array("Effects/1.1-Add.swift:14: Fatal error: No.\n".utf8).withUnsafeBytes {
      report.errors.append($0)
    }
    #expect(TerminationMessage(of: report).names("1.1-Add.swift"))
    #expect(!TerminationMessage(of: report).names("1.2-Double.swift"))
  }
}
