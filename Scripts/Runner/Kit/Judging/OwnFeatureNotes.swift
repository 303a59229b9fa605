/// The notes on a feature of the learner's own that does not compile because something is in
/// another file.
struct OwnFeatureNotes {
  let feature: Exercise
  let workbook: Workbook

  private let importLine = "@testable import \(OwnFeature.module)"

  init(feature: Exercise, workbook: Workbook) {
    self.feature = feature
    self.workbook = workbook
  }

  /// Whether the tests do not import the feature.
  ///
  /// - Parameter errors: The compiler's messages.
  func lacksImport(_ errors: [Diagnostic]) -> Bool {
    let tests = Files.text(workbook.absolute(feature.suiteFile)) ?? ""
    return errors.first?.file == feature.suiteFile && !tests.contains(importLine)
  }

  /// - Parameter errors: The compiler's messages.
  func notes(on errors: [Diagnostic]) -> [String] {
    if lacksImport(errors) {
      return ["\(feature.suiteFile) sees your feature with `\(importLine)`, which is missing."]
    }
    return elsewhere(errors).map { name, file in
      "`\(name)` is declared in \(file), and a feature sees its own file alone, and what stands in"
        + " Chapters/\(OwnFeature.module)/Support: move what several features share there."
    }
  }

  /// The names that are missing and that another feature's file declares.
  private func elsewhere(_ errors: [Diagnostic]) -> [(name: String, file: String)] {
    let others = workbook.ownFeatures.map { $0.file }.filter { $0 != feature.file }
    var names: [String] = []
    for error in errors {
      guard let found = error.message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/)
      else {
        continue
      }
      let name = String(found.1)
      if !names.contains(name) { names.append(name) }
    }
    return names.compactMap { name in
      let file = others.first { file in
        OwnFeature.declares(name, in: Files.text(workbook.absolute(file)) ?? "")
      }
      return file.map { (name, $0) }
    }
  }
}
