extension Effect {
  /// An effect that does asynchronous work and sends as many actions as it likes.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await _ in clock.timer(interval: .seconds(1)) {
  ///     await send(.timerTicked)
  ///   }
  /// }
  /// ```
  ///
  /// Dependencies that are overridden around the reducer hold inside `operation` too.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; `nil` takes over the store's.
  ///   - name: A name for the task, for debugging.
  ///   - operation: The work. It gets a ``Send`` to feed actions back with.
  ///   - handler: Handles what `operation` throws. Without one, an error other than a cancellation
  ///     is reported as an issue that names the file and the line of this call.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return withEscapedDependencies { escaped in
      Self(
        operation: .run(name: name, priority: priority) { send in
          await escaped.yield {
            do {
              try await operation(send)
            } catch is CancellationError {
              return
            } catch {
              // What a cancelled request throws is no failure of it, whatever its type.
              if Task.isCancelled { return }
              guard let handler else {
                return location.report(unhandledError(error, at: location))
              }
              await handler(error, send)
            }
          }
        }
      )
    }
  }
}

private func unhandledError(_ error: any Error, at location: IssueLocation) -> String {
  """
  The effect made by 'run' at \(location) threw an error that nothing handles:

    \(error)

  Nothing catches what an effect throws. Handle the error inside: give 'run' a 'catch:' closure, \
  or send the failure back as an action, as in 'await send(.response(Result { try await … }))'.
  """
}
