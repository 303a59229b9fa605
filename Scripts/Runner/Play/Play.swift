import ComposableArchitecture
import Foundation
import TerminalUI

/// Runs an app for `workbook play`: reads what a person does from standard input, and writes what the
/// terminal is to show to standard output. It ends with the input.
///
/// - Parameter app: The app.
@MainActor
public func play(_ app: any App.Type) -> Never {
  play(in: .live) { ViewHost(app: app) }
}

/// Runs a preview for `workbook play`: dependencies have the values for previews, as in Xcode, but what is
/// stored is there the next time, as in an app.
///
/// - Parameter preview: Makes the view, once.
@MainActor
public func play(@ViewBuilder preview: @MainActor () -> some View) -> Never {
  play(in: .preview) {
    let view = preview()
    return ViewHost { view }
  }
}

@MainActor
private func play(
  in context: DependencyContext,
  host makeHost: @MainActor () -> ViewHost
) -> Never {
  let channel = PlayChannel()
  let session = PlaySession(in: context, app: makeHost)
  let host = PlayHost(session: session, channel: channel)
  Task { await host.run() }
  while true { RunLoop.main.run(until: .distantFuture) }
}
