import ComposableArchitecture
import TerminalUI

// TODO: Write the feature: its state, its actions and its body.

/// The screen of your game. The checks make it, with a number to be found, and use it as a person
/// would.
struct GameView: View {
  init(secret: Int) {
    // TODO: Make a store of your feature, with this number to be found, in a `@State` of the view.
  }

  var body: some View {
    // TODO: Show the number, the guesses and three buttons.
    Text("Nothing is here yet.")
  }
}

// TODO: Write the entry of the app, and a preview.
