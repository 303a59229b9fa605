import ComposableArchitecture

/// A program that prints what it sees of the library.
///
/// The requirement is not deprecated, and what meets it may be. So a program may use what is.
protocol Program {
  @MainActor static func run() async
}

/// Runs the program that the first argument names.
///
/// With `--testing-library` among the arguments, the library takes this process for a test.
@main
enum Main {
  @MainActor
  static func main() async {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    guard let program = program(named: name) else {
      fatalError("There is no program with the name '\(name)'.")
    }
    // The records were made so. Without it, the order of lines would depend on the scheduler.
    uncheckedUseMainSerialExecutor = true
    await program.run()
  }

  /// Finds a program by its name, so that none has to be listed.
  private static func program(named name: String) -> (any Program.Type)? {
    // The compiler's name of an enum: its module and itself, each after its length.
    let module = "\(#fileID)".prefix { $0 != "/" }
    let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)O"
    return _typeByName(mangled) as? any Program.Type
  }
}
