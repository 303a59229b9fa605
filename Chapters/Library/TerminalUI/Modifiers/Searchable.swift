extension View {
  /// Puts a field above a view, in which a person writes what is looked for.
  ///
  /// - Parameters:
  ///   - text: The text of the field. What the view shows of it is up to the feature.
  ///   - placement: Unused: a terminal has one place.
  ///   - prompt: The text of the field while it is empty.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "magnifyingglass")
        TextField("Search", text: text, prompt: prompt)
      }
      self
    }
  }

  /// Puts a field above a view, in which a person writes what is looked for.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// The place of a search field on a phone or a Mac.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
}
