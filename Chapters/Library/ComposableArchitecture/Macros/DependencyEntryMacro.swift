/// Registers a dependency by its property alone: the key, `get` and `set` are written.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: FactClient.live)
///   var facts: FactClient = FactClient()
/// }
/// ```
///
/// The value after `=` is the one of tests. Without it, a test that uses the dependency reports an
/// issue and gets the preview's value, as with a ``DependencyKey`` of one's own. Without a
/// `liveValue` the key is a ``TestDependencyKey``. The key of a property that is `public` or
/// `package` can be named by another module, to give it its live value: it is called after the
/// property's type, `FactClientKey`, or after the property if the type is not a plain name.
///
/// - Parameters:
///   - liveValue: The value when the app runs for real.
///   - previewValue: The value in previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<LiveValue, PreviewValue>(
  liveValue: LiveValue = (),
  previewValue: PreviewValue = ()
) = #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")

/// The same, with a name for the key of a `public` or `package` property.
///
/// - Parameters:
///   - keyName: The name of the key.
///   - liveValue: The value when the app runs for real.
///   - previewValue: The value in previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<LiveValue, PreviewValue>(
  _ keyName: String,
  liveValue: LiveValue = (),
  previewValue: PreviewValue = ()
) = #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")
