import WorkbookKit

/// A submission, as the instructor named it.
struct SubmissionSource: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    case folder
    case zip
    case tar
  }

  /// The name of its folder or archive, without the extension.
  var name: String
  var path: String
  var form: Form

  /// Finds the submissions that paths name.
  ///
  /// - Parameters:
  ///   - paths: Folders and archives.
  ///   - isEach: Whether each path is a folder of many.
  /// - Throws: A sentence about a path that is no submission, or about two of one name.
  static func find(_ paths: [String], isEach: Bool) throws -> [SubmissionSource] {
    var sources: [SubmissionSource] = []
    for path in paths {
      let absolute = Files.realPath(path)
      guard let absolute else { throw WorkbookError("There is no submission \(path).") }
      if isEach {
        guard Files.isFolder(absolute) else {
          throw WorkbookError("\(path) is no folder of submissions, as --each expects.")
        }
        let all = Files.names(in: absolute).filter { !$0.hasPrefix(".") }
          .compactMap { SubmissionSource("\(absolute)/\($0)") }
        guard !all.isEmpty else { throw WorkbookError("\(path) holds no submission.") }
        sources += all
      } else if let source = SubmissionSource(absolute) {
        sources.append(source)
      } else {
        throw WorkbookError("\(path) is no submission: a folder, a .zip or a .tar.gz is one.")
      }
    }
    return unique(sources)
  }

  /// Nil for what is neither a folder nor an archive.
  init?(_ path: String) {
    let last = path.fileName
    let endings: [(String, Form)] = [
      (".zip", .zip), (".tar.gz", .tar), (".tgz", .tar), (".tar", .tar),
    ]
    if Files.isFolder(path) {
      (name, form) = (last, .folder)
    } else if let ending = endings.first(where: { last.lowercased().hasSuffix($0.0) }) {
      (name, form) = (String(last.dropLast(ending.0.count)), ending.1)
    } else {
      return nil
    }
    self.path = path
  }

  /// Folders with the same name are distinguished by the folder above.
  private static func unique(_ sources: [SubmissionSource]) -> [SubmissionSource] {
    var seen: Set<String> = []
    var result = sources
    for index in result.indices {
      var name = result[index].name
      let parts = result[index].path.split(separator: "/").map(String.init)
      var above = parts.count - 2
      while seen.contains(name) && above >= 0 {
        name = "\(parts[above])-\(name)"
        above -= 1
      }
      var count = 1
      while !seen.insert(count == 1 ? name : "\(name)-\(count)").inserted { count += 1 }
      result[index].name = count == 1 ? name : "\(name)-\(count)"
    }
    return result
  }
}
