import WorkbookKit

/// Finds files in the folders of the chapters that no lesson names.
struct OrphanFiles {
  let workbook: Workbook

  func findings() -> [Finding] {
    let folders = Set(workbook.chapters.map { $0.folder })
    let suites = Set(workbook.chapters.map { "\($0.folder)Tests" })
    let others: Set = [
      "AppleStandIns", "LibraryTests", "MineTests", SuiteHelpers.folder.fileName, "Transcripts",
      "WorkbookTests", "GradeTests", "Answers",
    ]
    let pages: Set = [
      "README.md", PatternsPage.file.fileName, MessagePage.file.fileName,
      OlderSpellings.file.fileName, "Handbook.md", "Sources.md", "AGENTS.md",
    ]
    return workbook.chapters.flatMap(findings)
      + orphans(
        in: "Chapters",
        except: folders.union(pages).union(["Library", "Mine", "Pictures"])
      )
      + orphans(in: "Solutions", except: folders)
      + orphans(in: "Tests", except: suites.union(others))
      + orphans(in: Answer.root, except: folders.union(["README.md"]))
  }

  private func findings(_ chapter: Chapter) -> [Finding] {
    let exercises = chapter.exercises
    let sources = exercises.filter { !$0.isTestExercise }.map { $0.solutionFile.fileName }
    let testFiles = Set(
      exercises.filter { $0.isTestExercise || $0.hasOwnTests }.flatMap(\.solutionFiles)
        .filter { $0.parentFolder.fileName == TestFolder.name }.map(\.fileName)
    )
    let names = Set(sources + [TestFolder.name])
    let suites = Set(exercises.map { $0.suiteFile.fileName })
    let answers = Set(exercises.map(Answer.fileName))
    let screens = Set(exercises.map { ExerciseFiles.screenName(of: $0) })
    return orphans(
      in: "Chapters/\(chapter.folder)",
      except: names.union(Lesson.Page.allCases.map(\.rawValue)).union(["Support", "Screens"])
    )
      + orphans(
        in: "Solutions/\(chapter.folder)",
        except: names.union(["Support", "Screens"])
      )
      + orphans(in: chapter.screenFolder, except: screens)
      + orphans(in: "Chapters/\(chapter.folder)/\(TestFolder.name)", except: testFiles)
      + orphans(in: "Solutions/\(chapter.folder)/\(TestFolder.name)", except: testFiles)
      // Files without a number serve several suites.
      + orphans(in: chapter.suiteFolder, except: suites) {
        ExerciseNumber(fileName: $0) == nil && $0.hasSuffix(".swift")
      }
      + orphans(in: "\(Answer.root)/\(chapter.folder)", except: answers)
  }

  private func orphans(
    in folder: String,
    except names: Set<String>,
    or isAllowed: (String) -> Bool = { _ in false }
  ) -> [Finding] {
    Files.names(in: workbook.absolute(folder))
      .filter { !names.contains($0) && !isAllowed($0) }
      .map { name in
        let message = "No lesson names this: write its section, or take it away."
        return Finding(file: "\(folder)/\(name)", message)
      }
  }
}
