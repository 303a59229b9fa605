/// The text of an exercise's suites, in which names are looked up.
struct SuiteText: Sendable {
  let module: String
  let text: String
  /// Its names, without those in comments and texts.
  let words: Set<String>
  /// The types that the exercises of a chapter share.
  let supportTypes: Set<String>

  init(module: String, text: String, support: String = "") {
    self.module = module
    self.text = text
    let supportWords = support.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    supportTypes = Set(
      zip(supportWords, supportWords.dropFirst())
        .filter { ["struct", "class", "enum", "actor", "protocol"].contains($0.0) }
        .map { String($0.1) }
    )
    var words: Set<String> = []
    for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated()
      where index % 2 == 0 || part.contains("\\(") {
        words.formUnion(
          part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        )
      }
    }
    self.words = words
  }
}
