extension Optional: CasePathable, CasePathIterable {
  /// The case paths of an optional, and those of the wrapped value.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
      switch root {
      case .none: \.none
      case .some: \.some
      }
    }

    /// The case without a value.
    public var none: AnyCasePath<Optional, Void> {
      ._$embed({ .none }, name: "none") {
        guard case .none = $0 else { return nil }
        return ()
      }
    }

    /// The case with a value.
    public var some: AnyCasePath<Optional, Wrapped> {
      ._$embed({ .some($0) }, name: "some") { $0 }
    }

    /// A case of the wrapped value, present if the optional is.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Optional, Member?> where Wrapped: CasePathable {
      Wrapped.allCasePaths[keyPath: keyPath].optional()
    }

    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Optional>> {
      [\.none, \.some].makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension AnyCasePath {
  /// The same case of an optional root. It is here, and not where it is used, because a closure
  /// must not capture a conformance to `CasePathable`: it need not be `Sendable`.
  fileprivate func optional() -> AnyCasePath<Root?, Value?> {
    AnyCasePath<Root?, Value?>(
      embed: { $0.map(embed) },
      extract: { root in
        guard let root, let value = extract(from: root) else { return nil }
        return .some(value)
      }
    )
    .named(like: self)
  }
}
