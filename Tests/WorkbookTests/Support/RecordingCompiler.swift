import Testing

@testable import WorkbookKit

/// A program in the place of the compiler and the linker, which notes how it is called.
///
/// It answers no question about itself. A module's interface is the declarations of its files; the
/// module that comes with an object has the lines with `MODULE` too. A file that holds `BROKEN` makes
/// it report an error, one with `SYMBOL` miss a symbol, and one that holds `OLD`, warn. The words of
/// `faults` make it fail as it does on a machine that cannot do the work.
struct RecordingCompiler {
  /// The words that bring about a fault of the machine, and a part of the sentence about it.
  static let faults = [
    (word: "CRASH", reason: "the compiler itself crashed"),
    (word: "KILLED", reason: "was ended from outside (signal 9)"),
    (word: "SLOW", reason: "did not come to an end"),
    (word: "FULL", reason: "there is no room left in"),
    (word: "MEMORY", reason: "there was not enough memory"),
    (word: "MACROS", reason: "the program that expands macros was ended"),
    (word: "NOPLACE", reason: "said: error: nobody knows"),
  ]

  private let folder = TemporaryFolder("compiler")
  private var path: String { folder.path + "/swiftc" }
  private var log: String { folder.path + "/calls" }

  init() {
    let script = """
      #!/bin/sh
      case $* in *-print-target-info* | *-driver-print-jobs*) exit 1 ;; esac
      echo "$*" >> '\(folder.path)/calls'
      out= own= kind=object before=
      for word; do
        [ "$before" = -o ] && out=$word
        [ "$before" = -emit-module-path ] && own=$word
        [ "$word" = -emit-module ] && kind=interface
        before=$word
      done
      [ $kind = object ] && echo made > "$out" || : > "$out"
      [ "$own" ] && : > "$own"
      for word; do
        case $word in
          @*) grep -q made "${word#@}" || exit 1 ;;
          *.swift) ;;
          *) continue ;;
        esac
        if grep -q BROKEN "$word"; then echo "$word:1:5: error: it is broken" >&2; exit 1; fi
        if grep -q OLD "$word"; then echo "$word:1:5: warning: it is old" >&2; fi
        if grep -q CRASH "$word"; then kill -SEGV $$; fi
        if grep -q KILLED "$word"; then kill -KILL $$; fi
        if grep -q SLOW "$word"; then sleep 1000; fi
        if grep -q FULL "$word"; then echo "error: $out: No space left on device" >&2; exit 1; fi
        if grep -q MEMORY "$word"; then echo "LLVM ERROR: out of memory" >&2; kill -ABRT $$; fi
        if grep -q SYMBOL "$word"; then echo "ld: error: duplicate symbol: main" >&2; exit 1; fi
        if grep -q MACROS "$word"; then
          echo "$word:1:1: error: failed to communicate with external macro" >&2
          exit 1
        fi
        if grep -q NOPLACE "$word"; then echo "error: nobody knows" >&2; exit 1; fi
        [ $kind = interface ] && grep '^func' "$word" >> "$out"
        [ "$own" ] && grep -e '^func' -e MODULE "$word" >> "$own"
      done
      exit 0

      """
    #expect(throws: Never.self) {
      for name in ["swift", "swiftc"] { try folder.writeProgram(script, to: name) }
    }
  }

  /// A Swift that it is the compiler of.
  func toolchain() throws -> Toolchain {
    try Toolchain(environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
  }

  /// A library that is built and linked already.
  func library(of workbook: Workbook, key: String = "key") throws -> BuiltLibrary {
    BuiltLibrary(
      plan: CompilerPlan(
        compiler: path,
        options: [],
        linkJobs: [
          [path, "--options-of", "WORKBOOK_OBJECT.o", "-o", "WORKBOOK_FOLDER/options"],
          [path, "@WORKBOOK_FOLDER/options", "WORKBOOK_OBJECT.o", "-o", "WORKBOOK_PROGRAM"],
        ],
        library: folder.path + "/libWorkbookLibrary.so"
      ),
      key: key,
      root: workbook.root,
      toolchain: try Toolchain(environment: Program.environment)
    )
  }

  /// The calls since this was asked last.
  func calls() -> [String] {
    let calls = (folder.text("calls") ?? "").lines.filter { !$0.isEmpty }
    try? Files.remove(log)
    return calls
  }
}
