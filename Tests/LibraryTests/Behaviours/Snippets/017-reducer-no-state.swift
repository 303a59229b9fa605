// Compiles.
import ComposableArchitecture

@Reducer struct F { enum Action { case a } }
