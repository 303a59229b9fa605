import Foundation

/// The link of a program.
extension ExerciseBuild {
  /// - Returns: The path of the program.
  func link(_ parts: Parts) throws -> String {
    let program = folder + "/program"
    let link = "\(folder)/\(library.plan.library.fileName)"
    unlink(link)
    guard symlink(library.plan.library, link) == 0 else {
      throw WorkbookError("Cannot make \(link): \(WorkbookError.reason())")
    }
    let calls = library.plan.link(objects: objects(parts), to: program, folder: folder)
    // What the earlier calls tell the last one changes with imports alone. So the last one comes
    // first, with what they told it for the program before; not where that may be somebody else's.
    if !isOneOfMany, calls.count > 1, Files.exists(program), let last = calls.last {
      let linking = try library.run(launcher + last, deadline: deadline)
      if linking.isSuccess { return program }
    }
    for call in calls { _ = try compile(call) }
    return program
  }

  private func objects(_ parts: Parts) -> [String] {
    let own =
      [support.object, showsSupportAlone ? nil : object, parts.suite, parts.tests] + parts.used
    // A screen is compiled with its entry, and a whole program has one.
    guard screenFile == nil, !isWholeProgram else { return own.compactMap { $0 } }
    let shared = [support.helperObject, support.suiteHelpers?.object]
    return (own + shared + [entry ?? library.entry]).compactMap { $0 }
  }
}
