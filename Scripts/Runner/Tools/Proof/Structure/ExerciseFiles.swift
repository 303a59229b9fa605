import WorkbookKit

/// The files that a lesson's section promises: solution, starter, suite and wrong answers.
struct ExerciseFiles {
  let exercise: Exercise
  let chapter: Chapter
  let workbook: Workbook

  func findings() -> [Finding] {
    namesFindings() + solutionFindings() + suiteFindings() + wrongAnswerFindings()
  }

  /// Solution, starter and suite are found by their number, but they must share their whole name.
  private func namesFindings() -> [Finding] {
    let name = Self.baseName(exercise.solutionFile)
    let files = [
      "Solutions/\(chapter.folder)": "\(name).swift",
      "Chapters/\(chapter.folder)": "\(name).swift",
      chapter.suiteFolder: "\(name)Tests.swift",
    ]
    return files.sorted { $0.key < $1.key }.flatMap { folder, expected -> [Finding] in
      let present = Files.names(in: workbook.absolute(folder)).filter {
        $0.hasSuffix(".swift") && ExerciseNumber(fileName: $0) == exercise.number
      }
      if !present.contains(expected) {
        return [finding(folder + "/" + expected, "\(exercise.name) has no \(folder)/\(expected).")]
      }
      return present.filter { $0 != expected }.map { other in
        finding(
          folder + "/" + other,
          "\(exercise.id) has a second file \(other) beside \(expected); one of them must go."
        )
      }
    }
  }

  private func solutionFindings() -> [Finding] {
    guard let text = Files.text(workbook.absolute(exercise.solutionFile)) else { return [] }
    var found = imports(
      in: text,
      of: exercise.solutionFile,
      allowed: ["ComposableArchitecture", "Foundation", "TerminalUI"]
    )
    do {
      let source = try MarkedSource(parsing: text, file: exercise.solutionFile)
      if source.regions.isEmpty {
        found.append(
          finding(
            exercise.solutionFile,
            "No region is marked with // BEGIN SOLUTION, so the starter would be the solution."
          )
        )
      }
      for region in source.regions where region.solution == region.stub {
        found.append(
          finding(exercise.solutionFile, "This region is its own stub.", line: region.line)
        )
      }
      found += starterFindings(source)
    } catch {
      found.append(Self.finding(from: error, in: exercise.solutionFile, of: exercise))
    }
    return found
  }

  private func starterFindings(_ source: MarkedSource) -> [Finding] {
    guard let starter = Files.text(workbook.absolute(exercise.starterFile)),
      starter != source.starter
    else { return [] }
    let expected = source.starter.lines
    let present = starter.lines
    let line = zip(expected, present).enumerated().first { $1.0 != $1.1 }?.offset
    return [
      finding(
        exercise.starterFile,
        "This starter is not what \(exercise.solutionFile) generates, from here on. Change the"
          + " solution, then run `Scripts/workbook starters`.",
        line: (line ?? min(expected.count, present.count)) + 1
      )
    ]
  }

  private func suiteFindings() -> [Finding] {
    guard let text = Files.text(workbook.absolute(exercise.suiteFile)) else { return [] }
    var found = imports(
      in: text,
      of: exercise.suiteFile,
      allowed: ["ComposableArchitecture", "Foundation", "TerminalUI", "Testing", chapter.module]
    )
    if !text.contains("@Suite(\"\(exercise.name)\"") {
      found.append(
        finding(
          exercise.suiteFile,
          "The suite is to be called as the lesson calls the exercise: @Suite(\"\(exercise.name)\")."
        )
      )
    }
    return found
  }

  private func wrongAnswerFindings() -> [Finding] {
    let files = WrongAnswer.files(of: exercise, root: workbook.root)
    var found: [Finding] = []
    let fewest = WrongAnswer.fewest(for: exercise)
    if files.count < fewest {
      found.append(
        finding(
          WrongAnswer.folder(of: exercise),
          "\(exercise.name) has \(files.count) wrong answers; \(fewest) are the fewest."
            + " Which mistakes will learners make?"
        )
      )
    }
    // Without a valid solution, which is reported by itself, there is nothing to put regions into.
    guard let solution = MarkedSource(of: exercise, in: workbook) else { return found }
    for file in files {
      do {
        _ = try WrongAnswer(
          reading: file,
          of: exercise,
          solution: solution,
          root: workbook.root
        )
      } catch {
        found.append(Self.finding(from: error, in: file, of: exercise))
      }
    }
    return found
  }

  /// What a file imports that learners do not have with the real library. On Linux a part of
  /// Foundation is a module of its own.
  private func imports(in text: String, of file: String, allowed: Set<String>) -> [Finding] {
    text.lines.enumerated().compactMap { index, line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") || $0 == "public" }
      guard words.first == "import", let name = words.dropFirst().last,
        name != "FoundationNetworking" || !allowed.contains("Foundation"),
        !allowed.contains(String(name))
      else { return nil }
      return finding(
        file,
        "\(name) may not be imported here; \(allowed.sorted().joined(separator: ", ")) may.",
        line: index + 1
      )
    }
  }

  /// From an error whose message may begin with file and line to a finding at that place.
  static func finding(from error: any Error, in file: String, of exercise: Exercise) -> Finding {
    let message = (error as? WorkbookError)?.message ?? "\(error)"
    let parts = message.split(separator: ":", maxSplits: 2)
    let line = parts.count == 3 ? Int(parts[1]) : nil
    return Finding(
      part: .structure,
      exercise: exercise.id,
      file: file,
      line: line,
      message: line == nil ? message : String(parts[2]).trimmed
    )
  }

  static func baseName(_ path: String) -> String {
    String(path.fileName.dropLast(".swift".count))
  }

  private func finding(_ file: String, _ message: String, line: Int? = nil) -> Finding {
    Finding(part: .structure, exercise: exercise.id, file: file, line: line, message: message)
  }
}
