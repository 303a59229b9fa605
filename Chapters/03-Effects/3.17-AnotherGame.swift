import ComposableArchitecture
import TerminalUI

// TODO: Write the feature, or go on from your own: `Scripts/workbook take 3.17`.

/// The screen of your game. The checks make it and use it as a person would.
struct GameView: View {
  // TODO: Keep a store of your feature in a `@State`. Nobody tells it the number any more.

  var body: some View {
    // TODO: Show the game, and let it begin when the screen appears.
    Text("Nothing is here yet.")
  }
}

// TODO: Write the entry of the app, and a preview.
