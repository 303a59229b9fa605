import Foundation
import WorkbookKit

/// A name of an object file in parts.
struct SymbolName: Equatable, Sendable {
  /// The name as a person writes it, with its types; that of C as it is.
  let text: String
  /// The module in which it is declared, such as `Swift`; nil for what belongs to none.
  var module: String?
  /// The module of the extension in which it stands; nil if it stands in none.
  var extendingModule: String?
  /// The names of the types and of the declaration itself, such as `["Int", "+"]`.
  var path: [String] = []
  /// Whether it is a function or a variable of C.
  var isOfC = false
  /// Whether only its own file can use it.
  var isPrivate = false
  /// All behind the name, such as `(fileURLWithPath: Swift.String) -> Foundation.URL`.
  var signature = ""

  /// Where the declaration was written.
  var home: String? { extendingModule ?? module }
  /// Such as `Int.+`, or `unlink`.
  var words: String { path.isEmpty ? text : path.joined(separator: ".") }

  init(_ symbol: String) {
    guard symbol.hasPrefix("$s") || symbol.hasPrefix("$S"), let whole = Self.demangled(symbol)
    else {
      text = symbol
      isOfC = !symbol.hasPrefix("$")
      return
    }
    text = whole
    // A variable of a type in a function.
    if let match = whole.wholeMatch(
      of: #/(?:static )?(\w+)(?:\.\w+)?( : .+?) in (\w+) #\d+ in (\w+)\..*/#
    ) {
      (module, path) = (String(match.output.4), [match.output.3, match.output.1].map(String.init))
      signature = String(match.output.2)
      return
    }
    var rest = whole[...]
    if let match = rest.prefixMatch(of: Self.prefix) { rest = rest[match.range.upperBound...] }
    if rest.hasPrefix("<") { rest = Self.afterBrackets(rest) }
    if let match = rest.prefixMatch(of: #/\(extension in (\w+)\):/#) {
      extendingModule = String(match.output.1)
      rest = rest[match.range.upperBound...]
    }
    var plain = String(rest)
    isPrivate = plain.contains(#/\([^()]+ in _[0-9A-F]+\) (?:infix|prefix|postfix)/#)
    plain = plain.replacing(#/\(([^() ]+) in _[0-9A-F]+\)/#) { $0.output.1 }
    guard let match = plain.prefixMatch(of: #/(\w+)\.((?:\w+\.)*)(\w+|[^\w\s]+)/#) else { return }
    module = String(match.output.1)
    path = match.output.2.split(separator: ".").map(String.init) + [String(match.output.3)]
    path.removeAll { Self.accessors.contains($0) }
    signature = String(plain[match.range.upperBound...])
  }

  /// The last part of the name of what reads or writes a variable.
  private static let accessors: Set = [
    "unsafeMutableAddressor", "unsafeAddressor", "getter", "setter", "modify", "read",
  ]

  /// The words of the demangler before the name of a declaration. Modules begin with a capital.
  private static var prefix: Regex<Substring> {
    #/
    (?:
      default\ argument\ [0-9]+\ of\ | generic\ specialization\ <.*?>\ of\ |
      <<opaque\ return\ type\ of\ | [a-z]+\s
    )+
    /#
  }

  private static func afterBrackets(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "<" { depth += 1 }
      let isArrow = index > text.startIndex && text[text.index(before: index)] == "-"
      if text[index] == ">", !isArrow { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...].drop { $0 == " " } }
    }
    return text
  }

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The runtime's own function, which `swift-demangle` calls too.
  private static let demangle = dlsym(dlopen(nil, RTLD_LAZY), "swift_demangle").map {
    unsafeBitCast($0, to: Demangle.self)
  }

  private static func demangled(_ symbol: String) -> String? {
    guard let text = demangle?(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
