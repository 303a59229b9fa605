extension CheckedRule {
  /// Text in a file that was never Swift.
  static let notSwift = [
    CheckedRule(id: "not-swift", bearing: .text) { mistake in
      guard mistake.error.file == mistake.code.file else { return nil }
      return mistake.format ?? mistake.encoding ?? mistake.merge ?? mistake.fence
    }
  ]
}

extension Mistake {
  private static let isNoUTF8 = "This file is not saved as UTF-8, as Swift's files are."

  /// A file of another encoding: zeros are every second byte of UTF-16.
  fileprivate var encoding: Explanation? {
    guard has("invalid UTF-8") || code.lines.contains(where: { $0.contains("\0") }) else {
      return nil
    }
    return Explanation(
      "\(Self.isNoUTF8) Save it again in your editor with the encoding UTF-8.",
      cause: "encoding"
    )
  }

  /// The beginnings of files of other formats.
  private static let formats = [
    "{\\rtf": "rich text (RTF): in TextEdit, Format > Make Plain Text makes a text of it",
    "<!doctype": "a page of a browser: take the text itself, such as by Raw on GitHub",
    "<html": "a page of a browser: take the text itself, such as by Raw on GitHub",
    "%pdf": "a PDF: save the text in an editor for code",
    "pk\u{3}\u{4}": "an archive (ZIP): unpack it first",
    "version https://git-lfs": "a pointer of Git LFS: `git lfs pull` fetches the file",
    "diff --git": "a difference between two files: `git apply` makes the changes that it lists",
    "--- a/": "a difference between two files: `git apply` makes the changes that it lists",
  ]

  /// A file of another format than Swift's, known by its first characters.
  fileprivate var format: Explanation? {
    let first = code.lines.first { !$0.trimmed.isEmpty }?.trimmed.lowercased() ?? ""
    let known = Self.formats.first { first.hasPrefix($0.key) }?.value
    let numbered = code.lines.filter { !$0.trimmed.isEmpty }.enumerated().prefix { index, line in
      line.trimmed.prefix { !" |:\t".contains($0) } == "\(index + 1)"
    }
    let listing = "a listing: delete the numbers before its lines"
    return (known ?? (numbered.count > 2 ? listing : nil)).map { what in
      Explanation("This file is no Swift. It is \(what).", line: 1, cause: "format")
    }
  }

  private static let mergeMarkers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  /// The lines with which `git` marks two versions.
  fileprivate var merge: Explanation? {
    let markers = code.lines.indices.filter { index in
      Self.mergeMarkers.contains(where: code.lines[index].trimmed.hasPrefix)
    }
    .map { $0 + 1 }
    guard let first = markers.first, let last = markers.last,
      markers.contains(error.line) || has("source control conflict marker")
    else { return nil }
    let text =
      markers.count == 1
      ? "Line \(first) is the marker of a merge: delete it, and see that one version is left."
      : "Lines \(first) to \(last) hold two versions of a merge: keep one, and delete the"
        + " \(markers.count) lines with markers."
    return Explanation(text, line: first, cause: "merge")
  }

  /// The line of backticks around code in Markdown.
  fileprivate var fence: Explanation? {
    guard code.line(error.line).trimmed.hasPrefix("```") else { return nil }
    return Explanation(
      "Lines of three backticks stand around code in Markdown, and are no Swift: delete them.",
      cause: "fence"
    )
  }
}
