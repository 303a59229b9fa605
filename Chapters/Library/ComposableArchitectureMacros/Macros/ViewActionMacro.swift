/// `@ViewAction(for:)`: lets a view send its own actions without naming their case.
enum ViewActionMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    guard request.role == .extensionRole, let type = request.extendedType else {
      return Expansion()
    }
    let hasStore = declaration.members().contains { member in
      member.bindings.contains { $0.name.map { member.source.token($0, is: "store") } ?? false }
    }
    guard hasStore else {
      let name = declaration.nameToken ?? declaration.keyword
      return Expansion(diagnostics: [
        Diagnostic(
          .error,
          "'@ViewAction' needs a 'store' in '\(declaration.source.text(name))', such as "
            + "'let store: StoreOf<Feature>'",
          at: name..<name + 1,
          of: declaration,
          in: request.declaration
        )
      ])
    }
    let availability = declaration.availability(in: request.lexicalContext)
    return Expansion(
      "\(availability)extension \(type): ComposableArchitecture.ViewActionSending {}",
      diagnostics: sendsThroughStore(request, declaration)
    )
  }

  /// Warnings of `store.send(…)`, which says in another way what `send(…)` is for.
  private static func sendsThroughStore(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> [Diagnostic] {
    let source = declaration.source
    return declaration.tokens.dropLast(3).compactMap { index in
      guard
        source.token(index, is: "store"), source.token(index + 1, is: ASCII.dot),
        source.token(index + 2, is: "send"), source.token(index + 3, is: ASCII.openParenthesis)
      else { return nil }
      return Diagnostic(
        .warning,
        "A view with '@ViewAction' sends its actions with 'send(…)', and not with 'store.send(…)'",
        at: index..<index + 3,
        of: declaration,
        in: request.declaration
      )
    }
  }
}
