@testable import WorkbookKit

/// A program in the place of the compiler and the linker, which notes how it is called.
///
/// It answers no question about itself. A module's interface is the declarations of its files; the module that comes with an object has
/// the lines with `MODULE` too. A file that holds `BROKEN`, `CRASH` or
/// `SLOW` makes it report an error, crash, or not end; one that holds `OLD`, warn.
struct RecordingCompiler {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/swiftc" }
  private var log: String { folder.path + "/calls" }

  init() throws {
    folder = try TemporaryFolder("compiler")
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
        case $word in *.swift) ;; *) continue ;; esac
        if grep -q BROKEN "$word"; then echo "$word:1:5: error: it is broken" >&2; exit 1; fi
        if grep -q OLD "$word"; then echo "$word:1:5: warning: it is old" >&2; fi
        if grep -q CRASH "$word"; then kill -SEGV $$; fi
        if grep -q SLOW "$word"; then sleep 1000; fi
        [ $kind = interface ] && grep '^func' "$word" >> "$out"
        [ "$own" ] && grep -e '^func' -e MODULE "$word" >> "$own"
      done
      exit 0

      """
    for name in ["swift", "swiftc"] { try folder.writeProgram(script, to: name) }
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
        linkJobs: [[path, "WORKBOOK_OBJECT.o", "-o", "WORKBOOK_PROGRAM"]],
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
