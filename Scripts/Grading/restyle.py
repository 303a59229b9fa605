"""Writes solutions in another style: unusual, honest, and with the same meaning.

    restyle.py NUMBER OBSERVED FILE…      changes each file in place, and prints its style

The number, and the place of a file in the list, choose a style for each file, so that with another number
each file gets another one. OBSERVED are the numbers of the observe exercises, with commas between them.
`compare.sh --styles` grades what comes out.
"""

import os
import re
import subprocess
import sys


def code_lines(text):
    """Each line, and whether it begins outside of a text of several lines."""
    is_code = True
    for line in text.split("\n"):
        yield line, is_code
        if line.count('"""') % 2 == 1:
            is_code = not is_code


def names_of_types(text, kinds="struct|enum|final class|class|actor"):
    """The types at file scope that are not private and have no parameters."""
    return [
        match.group(2)
        for line, is_code in code_lines(text)
        if is_code
        for match in [re.match(rf"(?:@\w+ )*({kinds}) (\w+)(?=[ :{{])", line)]
        if match
    ]


def windows(text):
    """Lines end as in Windows, and a mark of the order of bytes comes first."""
    return "\ufeff" + text.replace("\n", "\r\n")


def foreign(text):
    """Comments in other languages, at every declaration."""
    remarks = ["größer als ß?", "状態を数える", "عدد النقرات", "Ещё раз", "naïve 👩‍👩‍👧 e\u0301", "/* deux */"]
    lines = ["/* Ein Kommentar /* in einem anderen */ — это всё. */"]
    for line, is_code in code_lines(text):
        if is_code and re.match(r" *(case|let|var|func|static|struct|enum|return) ", line):
            indentation = line[: len(line) - len(line.lstrip())]
            lines.append(f"{indentation}// {remarks[len(lines) % len(remarks)]}")
        lines.append(line)
    return "\n".join(lines)


def selves(text):
    """`self.` before every dependency."""
    names = set(re.findall(r"@Dependency\([^)]*\) (?:private )?var (\w+)", text))
    names |= set(re.findall(r"@Dependency\(\\\.(\w+)\) var \1", text))
    for name in names:
        if re.search(rf"(let|var) {name} =|\b{name}:|in {name}\b|\[[^\]]*\b{name}\b[^\]]*\]", text):
            continue
        text = "\n".join(
            re.sub(rf"(?<![\w.$\\]){name}(?=[.(])", f"self.{name}", line)
            if is_code and "@Dependency" not in line
            else line
            for line, is_code in code_lines(text)
        )
    return text


def reordered(text):
    """What stands at file scope, in the opposite order."""
    parts, part, is_after_blank = [], [], True
    for line, is_code in code_lines(text):
        begins = is_code and line and line[0] not in " })]#"
        if begins and is_after_blank and part:
            parts.append("\n".join(part).strip("\n"))
            part = []
        part.append(line)
        is_after_blank = line == ""
    parts.append("\n".join(part).strip("\n"))
    first = [part for part in parts if re.search(r"^(@testable )?import ", part, re.M)]
    rest = [part for part in parts if part not in first]
    return "\n\n".join(first + rest[::-1]) + "\n"


def formatted(text):
    """Tabs, and lines of another length."""
    configuration = """{"version": 1, "indentation": {"tabs": 1}, "lineLength": 64,
      "indentConditionalCompilationBlocks": false, "respectsExistingLineBreaks": false,
      "lineBreakBeforeEachArgument": true}"""
    call = ["swift", "format", "--configuration", configuration]
    return subprocess.run(call, input=text, capture_output=True, text=True, check=True).stdout


def helpers(text):
    """Extensions of Swift's types, operators, generics, wrappers and builders of one's own."""
    return text + HELPERS


def extended(text):
    """An extension of each given type, with members of its own."""
    for name in names_of_types(text):
        text += f"""
extension {name} {{
  typealias OwnNumber = Int

  enum OwnKind: String, CaseIterable {{ case plain, fancy }}

  static func ownEcho<Value>(_ value: Value) -> Value {{ value }}
}}
"""
    return text


def nested(text):
    """A feature of one's own beside that of the exercise, and a reducer around any other."""
    return text + NESTED if "import ComposableArchitecture" in text else helpers(text)


def shortened(text):
    """A word of one's own for what is returned again and again."""
    if "import ComposableArchitecture" not in text or "return .none" not in text:
        return helpers(text)
    text = text.replace("return .none", "return .ownNothing")
    return text + "\nextension Effect {\n  fileprivate static var ownNothing: Self { .none }\n}\n"


def conditional(text):
    """What is not imported stands between conditions of the compiler."""
    lines = text.split("\n")
    last = max((i for i, line in enumerate(lines) if re.match(r"(@testable )?import ", line)), default=-1)
    body = ["#if swift(>=6.0) && (os(Linux) || os(macOS))"] + lines[last + 1 :] + ["#endif", ""]
    return "\n".join(["import Foundation"] + lines[: last + 1] + body)


STYLES = [
    windows, foreign, selves, reordered, formatted, helpers, extended, nested, shortened, conditional,
]
# In an observe exercise, a learner changes nothing but the predictions.
SPACE = [windows, foreign]

HELPERS = """
infix operator |>: AdditionPrecedence
private func |> <A, B>(value: A, body: (A) -> B) -> B { body(value) }

extension Array {
  fileprivate subscript(ownSafe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Optional {
  func ownOr(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() }
}

extension Sequence {
  func ownSorted<Value: Comparable>(by path: KeyPath<Element, Value>) -> [Element] {
    sorted { $0[keyPath: path] < $1[keyPath: path] }
  }
}

@propertyWrapper struct OwnLimited<Value: Comparable> {
  private var value: Value
  let limits: ClosedRange<Value>
  init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
    self.limits = limits
    value = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, limits.lowerBound), limits.upperBound) }
  }
}

private struct OwnVolume { @OwnLimited(0...10) var level = 5 }

indirect enum OwnTree<Leaf: Sendable>: Sendable {
  case leaf(Leaf)
  case node(OwnTree, OwnTree)
  func map<T>(_ body: (Leaf) -> T) -> OwnTree<T> {
    switch self {
    case .leaf(let leaf): .leaf(body(leaf))
    case .node(let left, let right): .node(left.map(body), right.map(body))
    }
  }
}

@resultBuilder enum OwnLines {
  static func buildBlock(_ parts: String...) -> [String] { parts }
}

private func ownLines(@OwnLines _ make: () -> [String]) -> [String] { make() }
private func ownText() -> String { ownLines { "a"; "b" }.joined(separator: ", ") |> { $0 + "." } }
private func ownNumbers() -> [Int] {
  zip(1..., [4, 5]).lazy.map { $0 * $1 }.filter { !$0.isMultiple(of: 3) } + [1].map(\\.self)
}
private func ownSum<each Number: BinaryInteger>(_ numbers: repeat each Number) -> Int {
  var sum = 0
  for number in repeat each numbers { sum += Int(number) }
  return sum
}
"""

NESTED = """
@Reducer
struct OwnSwitch {
  @ObservableState
  struct State: Equatable {
    var isOn = false
    var own = OwnDetail.State()
  }

  enum Action {
    case own(OwnDetail.Action)
    case switched(Bool)
  }

  var body: some ReducerOf<Self> {
    OwnWatching(base: Scope(\\.own, action: \\.own) { OwnDetail() })
    Reduce { state, action in
      if case .switched(let isOn) = action { state.isOn = isOn }
      return .none
    }
  }

  @Reducer
  struct OwnDetail {
    @ObservableState
    struct State: Equatable { var text = "" }

    enum Action { case cleared }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .cleared:
          state.text = ""
          return .none
        }
      }
    }
  }
}

struct OwnWatching<Base: Reducer>: Reducer {
  let base: Base

  var body: some Reducer<Base.State, Base.Action> {
    Reduce { _, _ in .none }
    base
  }
}
"""


def main():
    number, observed, files = int(sys.argv[1]), sys.argv[2].split(","), sys.argv[3:]
    for position, file in enumerate(files):
        with open(file, newline="") as stream:
            text = stream.read()
        name = os.path.basename(file)
        styles = SPACE if name.split("-")[0] in observed else STYLES
        for offset in range(len(styles)):
            style = styles[(position + number + offset) % len(styles)]
            restyled = style(text)
            if restyled != text:
                break
        with open(file, "w", newline="") as stream:
            stream.write(restyled)
        print(f"{name}: {style.__name__}")


main()
