import WorkbookKit

/// Links the first use of each term in a chapter to the glossary.
///
/// A term of one word, such as clock or draft, has its ordinary meaning until the section that
/// teaches it, so it is linked from there on. Code, and terms of several words, mean the same
/// everywhere.
struct TermLinker {
  /// The terms that are still to be met, by their words and by their code.
  private var words: [String: Glossary.Entry] = [:]
  private var code: [String: Glossary.Entry] = [:]
  /// Terms of one word that this chapter teaches, by the section that does so.
  private var untaught: [String: [String: Glossary.Entry]] = [:]
  /// The number of words of the longest term.
  private var longest = 1

  /// - Parameter chapter: The number of the chapter whose text follows.
  init(_ glossary: Glossary, chapter: Int) {
    for entry in glossary.entries {
      for term in entry.words {
        let count = term.split(separator: " ").count
        longest = max(longest, count)
        if count > 1 || entry.chapter < chapter {
          words[term] = entry
        } else if entry.chapter == chapter {
          untaught[entry.section, default: [:]][term] = entry
        }
      }
      for name in entry.code { code[name] = entry }
    }
  }

  /// - Parameter section: The section that begins: the number of its exercise, or its heading.
  mutating func begin(_ section: String) {
    for (term, entry) in untaught.removeValue(forKey: section) ?? [:] { words[term] = entry }
  }

  /// Cuts a text so that each piece is plain, or names a term for the first time.
  mutating func pieces(of text: String) -> [(text: String, entry: Glossary.Entry?)] {
    let tokens = Self.tokens(of: text)
    var pieces: [(text: String, entry: Glossary.Entry?)] = []
    var plain = ""
    var index = 0
    while index < tokens.count {
      guard let (entry, count) = term(in: tokens[index...]) else {
        plain += tokens[index]
        index += 1
        continue
      }
      forget(entry)
      if !plain.isEmpty { pieces.append((plain, nil)) }
      plain = ""
      pieces.append((tokens[index..<(index + count)].joined(), entry))
      index += count
    }
    if !plain.isEmpty { pieces.append((plain, nil)) }
    return pieces
  }

  /// The term that a piece of code is, if it is met for the first time.
  mutating func entry(ofCode text: String) -> Glossary.Entry? {
    guard let entry = code[Glossary.name(of: text)] else { return nil }
    forget(entry)
    return entry
  }

  private mutating func forget(_ entry: Glossary.Entry) {
    for term in entry.words {
      words[term] = nil
      untaught[entry.section]?[term] = nil
    }
    for name in entry.code { code[name] = nil }
  }

  /// The longest term at the beginning, and of how many tokens it is.
  private func term(in tokens: ArraySlice<String>) -> (Glossary.Entry, Int)? {
    guard tokens.first?.first?.isLetter == true else { return nil }
    // Between two words is a token with the space.
    for count in stride(from: min(2 * longest - 1, tokens.count), to: 0, by: -2) {
      let text = tokens.prefix(count).joined().lowercased()
      let singular = text.hasSuffix("s") ? String(text.dropLast()) : text
      if let entry = words[text] ?? words[singular] { return (entry, count) }
    }
    return nil
  }

  /// Words, and what is between them.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var wasWord = false
    for letter in text {
      let isWord = letter.isLetter || letter.isNumber || letter == "-"
      if isWord == wasWord, !tokens.isEmpty {
        tokens[tokens.count - 1].append(letter)
      } else {
        tokens.append(String(letter))
      }
      wasWord = isWord
    }
    return tokens
  }
}
