/// Marks the optional state of a child that is presented: a sheet, an alert, a detail.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var detail: Detail.State?
/// }
/// ```
///
/// `state.detail` is the optional; `\.$detail` is the key path that `ifLet` takes.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "PresentsMacro")
