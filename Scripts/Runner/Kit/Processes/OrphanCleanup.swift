import Foundation

/// Ends what a runner had started when the runner was killed and could not do so itself.
///
/// A shell holds the reading end of a pipe whose writing end only the runner has. The runner notes
/// there which process groups it starts and which have ended; when the pipe ends, the runner is
/// gone, and the shell ends the groups that are left. A signal at the parent's death is no way: it
/// is Linux's own, and follows the thread that started the process.
struct OrphanCleanup: Sendable {
  /// The one of this runner, begun when it is first asked for; nil where there is no shell. Ask
  /// only while no other process can start, or that one would hold the pipe open.
  static let shared = try? OrphanCleanup()

  private let notes: Int32
  private let folder: ScratchFolder

  private init() throws {
    folder = try ScratchFolder()
    // For programs that do not remove their folders by themselves.
    atexit { ScratchFolder.removeAll() }
    let lock = open(folder.path + Self.lockName, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    flock(lock, LOCK_EX | LOCK_NB)
    let ends = try PipeEnds(nonBlocking: .writing)
    setBlocking(ends.reading)
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { [lock, ends.reading, nothing].forEach { close($0) } }
    var invocation = Invocation(
      executable: "/bin/sh",
      arguments: ["-c", Self.script],
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]
    )
    invocation.input = ends.reading
    invocation.channel = lock
    do {
      _ = try ChildProcess.spawn(invocation, output: nothing, errors: nothing)
      notes = ends.writing
    } catch {
      close(ends.writing)
      throw error
    }
  }

  /// Notes a group that has started.
  func add(_ group: pid_t) {
    write("+ \(group)\n")
  }

  /// Notes a group that has ended. Call it before its number is free to be used again.
  func remove(_ group: pid_t) {
    write("- \(group)\n")
  }

  private func write(_ note: String) {
    let bytes = Array(note.utf8)
    _ = Foundation.write(notes, bytes, bytes.count)
  }

  /// The path of a file that the shell keeps locked until it has done its work.
  var lock: String { folder.path + Self.lockName }

  private static let lockName = "/cleanup"

  /// Waits until the shell of a runner that was killed has done its work.
  ///
  /// - Parameter lock: The `lock` of that runner.
  static func wait(for lock: String) {
    let file = open(lock, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 && errno == EINTR {}
  }

  /// A build ends its compilers, which are in groups of their own, when it is interrupted; so each
  /// group is asked before it is killed. A build that is gone already cannot: the descendants are
  /// listed at the beginning, each with the time of its start, so that no other process with the
  /// same number is ever ended.
  private static let script = """
    trap '' HUP INT TERM
    groups=' '
    while read -r sign group; do
      case $sign in
        +) groups="$groups$group " ;;
        -) case $groups in
          *" $group "*) groups="${groups%% "$group" *} ${groups#* "$group" }" ;;
        esac ;;
      esac
    done
    [ -n "${groups# }" ] || exit 0

    processes() {
      ps -A -o pid= -o ppid= -o pgid= -o lstart= 2>/dev/null | awk -v groups="$1" '
        BEGIN { count = split(groups, names, " "); for (i in names) isNoted[names[i]] = 1 }
        { parent[$1] = $2; group[$1] = $3; start[$1] = $4 " " $5 " " $6 " " $7 " " $8 }
        END {
          for (one in parent) {
            depth = 0
            for (p = one; p in parent && depth < 99; p = parent[p]) {
              if (count == 0 || group[p] in isNoted) { print one " " start[one]; break }
              depth++
            }
          }
        }'
    }
    left=$(processes "$groups")
    for group in $groups; do kill -s INT -- "-$group"; done 2>/dev/null
    round=0
    while [ $round -lt 40 ]; do
      now=$(processes '')
      left=$(printf '%s\\n' "$now" | grep -F -x -e "$left")
      alive=
      for group in $groups; do kill -s 0 -- "-$group" 2>/dev/null && alive="$alive $group"; done
      groups=$alive
      [ -n "$left$groups" ] || exit 0
      if [ $round -eq 20 ]; then
        for group in $groups; do kill -s KILL -- "-$group"; done 2>/dev/null
        printf '%s\\n' "$left" | while read -r one _; do kill -s KILL "$one"; done 2>/dev/null
      fi
      sleep 0.1
      round=$((round + 1))
    done
    """
}
