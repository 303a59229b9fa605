import TerminalUI

/// What is drawn of some views.
@MainActor
func draw(
  width: Int = 20,
  height: Int = 3,
  @ViewBuilder _ content: @escaping () -> some View
) -> String {
  ViewHost(content: content).draw(width: width, height: height).text
}
