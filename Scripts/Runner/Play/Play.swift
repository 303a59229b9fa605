import ComposableArchitecture
import Foundation
import TerminalUI

/// Runs an app for `workbook play`: reads what a person does from standard input, and writes what the
/// terminal is to show to standard output. It ends with the input.
///
/// - Parameter app: The app.
@MainActor
public func play(_ app: any App.Type) -> Never {
  let channel = PlayChannel()
  let session = PlaySession { ViewHost(app: app) }
  let host = PlayHost(session: session, channel: channel)
  Task { await host.run() }
  while true { RunLoop.main.run(until: .distantFuture) }
}
