/// Gives an enum key paths to its cases, so that
/// ``Reducer/ifCaseLet(_:action:then:fileID:filePath:line:column:)``, `Scope` and tests can name a
/// case as they name a property.
///
/// ```swift
/// @CasePathable
/// enum Status {
///   case loading
///   case loaded(String)
/// }
/// status.is(\.loaded)
/// ```
///
/// `@Reducer` adds it to `Action`, and to a `State` that is an enum. With `@dynamicMemberLookup` on
/// the enum, `status.loaded` is the associated value, if there is one.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$Element))
public macro CasePathable() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "CasePathableMacro")
