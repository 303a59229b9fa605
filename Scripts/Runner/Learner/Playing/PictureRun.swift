import WorkbookKit

/// Draws a picture of an exercise.
struct PictureRun {
  let exercise: Exercise
  let preview: String?
  let workbook: Workbook
  let options: PictureOptions
  let context: Context

  func run() throws -> ExitStatus {
    let progress = ProgressView(workbook: workbook, terminal: context.errors)
    var build = PlayBuild(of: exercise, in: workbook)
    build.preview = preview
    let result = try build.run(
      environment: context.environment,
      cancellation: Cancellation()
    ) { progress.show($0) }
    progress.end()
    switch result {
    case .broken(let verdict):
      let view = RunView(
        entry: Report.Entry(exercise: exercise, verdict: verdict),
        style: context.output.style,
        width: min(context.output.width, 100),
        places: context.places(in: workbook)
      )
      context.output.write(lines: view.lines())
      return verdict.status == .notJudged ? .broken : .failed
    case .program(let path):
      return try draw(path)
    }
  }

  private func draw(_ program: String) throws -> ExitStatus {
    let picture = ScreenPicture(title: exercise.name, file: exercise.file, options: options)
    switch try picture.run(program: program, environment: context.environment) {
    case .picture(let text):
      try Files.write(text, to: options.file)
      context.output.write("The picture is in \(options.file).\n")
      return .passed
    case .failed(let sentence):
      context.errors.write(sentence + "\n")
      return .failed
    }
  }
}
