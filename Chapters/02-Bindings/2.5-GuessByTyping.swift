import ComposableArchitecture
import TerminalUI

// TODO: Write the feature, or go on from your own: `Scripts/workbook take 2.5`.

/// The screen of your game. The checks make it, with a number to be found, and use it as a person
/// would.
struct GameView: View {
  init(secret: Int) {
    // TODO: Make a store of your feature, with this number to be found, in a `@State` of the view.
  }

  var body: some View {
    // TODO: Show a field, a button, the guesses, and what to say about the last one.
    Text("Nothing is here yet.")
  }
}

// TODO: Write the entry of the app, and a preview.
