/// A key path as one would write it, as far as that is known: `\Counter.State.count`.
///
/// On some systems Swift does not know the names of computed properties, to which those of
/// observable state belong, and shows their addresses, which change from run to run. The type of
/// the value says more: `\Counter.State.<Int>`.
func readableDescription(of keyPath: AnyKeyPath) -> String {
  let description = String(reflecting: keyPath)
  guard description.contains("<computed") else { return description }
  let type = type(of: keyPath)
  return "\\\(readableName(of: type.rootType)).<\(readableName(of: type.valueType))>"
}
