@testable import WorkbookKit

/// The Swift of this machine behind a stand-in for the compiler, which fails as it does on a machine
/// that cannot do the work, for as long as a fault is set.
struct FaultyToolchain {
  private let folder: TemporaryFolder

  /// The word that a file holds whose compilation fails.
  static let mark = "UNLUCKY"

  /// - Parameter answers: Whether the driver says which programs it would start.
  init(answers: Bool = true) throws {
    folder = TemporaryFolder("faulty")
    for name in ["swift", "swiftc"] {
      let real = Invocation.path(of: name, environment: Program.environment) ?? name
      let script = """
        #!/bin/sh
        # This script stands in for the compiler in the runner's plan, too.
        case $* in
          *-driver-print-jobs*)
            \(answers ? "" : "exit 1")
            '\(real)' "$@" | sed "s|^[^ ]*swift-frontend|'$0'|"
            exit
            ;;
        esac
        fault=$(cat '\(folder.path)/fault' 2>/dev/null)
        [ "$fault" ] || exec '\(real)' "$@"
        if [ "$fault" = SLOWLY ]; then sleep 0.5; exec '\(real)' "$@"; fi
        for word; do
          case $word in *.swift) ;; *) continue ;; esac
          grep -q \(Self.mark) "$word" || continue
          case $fault in
            TRIES) case $word in */scratch/*) kill -KILL $$ ;; *) continue ;; esac ;;
            ONCE) : >'\(folder.path)/fault'; kill -KILL $$ ;;
            KILLED) kill -KILL $$ ;;
            CRASH) echo "PLEASE submit a bug report" >&2 ;;
            FULL) echo "error: unable to write: No space left on device" >&2 ;;
          esac
          exit 1
        done
        exec '\(real)' "$@"

        """
      try folder.writeProgram(script, to: name)
    }
  }

  /// - Parameter fault: `KILLED`, `CRASH` or `FULL`, `ONCE`, which is over with the first call, `TRIES`, which is
  ///   for the tries of an advice alone, or `SLOWLY`, which is none.
  func set(_ fault: String?) throws {
    try folder.write(fault ?? "", to: "fault")
  }

  /// The environment in which it is the Swift of the machine.
  var environment: [String: String] {
    var environment = Program.environment
    environment["PATH"] = "\(folder.path):" + (environment["PATH"] ?? "/usr/bin:/bin")
    return environment
  }
}
