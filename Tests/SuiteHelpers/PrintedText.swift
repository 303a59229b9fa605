import Foundation

/// Runs a function and returns what it wrote to the standard output.
///
/// Other tests of the process may write at the same time. So the function runs again, as long as there
/// is output: what it prints by itself is there each time.
public func printed(by function: () -> Void) -> String {
  var text = ""
  for _ in 0..<20 {
    text = output(of: function)
    if text.isEmpty { return "" }
  }
  return text
}

/// What is written to the standard output while a function runs. It goes on to the real one.
private func output(of function: () -> Void) -> String {
  let pipe = Pipe()
  let writing = pipe.fileHandleForWriting.fileDescriptor
  // A function that prints more than a pipe holds must not wait for a reader.
  _ = fcntl(writing, F_SETFL, O_NONBLOCK)
  fflush(nil)
  let standardOutput = dup(STDOUT_FILENO)
  dup2(writing, STDOUT_FILENO)
  function()
  fflush(nil)
  dup2(standardOutput, STDOUT_FILENO)
  close(standardOutput)
  try? pipe.fileHandleForWriting.close()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  try? FileHandle.standardOutput.write(contentsOf: data)
  return String(decoding: data, as: UTF8.self)
}
