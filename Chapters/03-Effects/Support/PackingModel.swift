import TerminalUI

// Exercise 3.24 turns these two into a feature and its view. They do without TCA.

/// What to pack for a journey.
@MainActor
@Observable
final class PackingModel {
  var errorMessage: String?
  var isLoading = false
  var items: [String] = []
  var newItem = ""

  private let suggestions: @Sendable () async throws -> [String]

  init(suggestions: @escaping @Sendable () async throws -> [String]) {
    self.suggestions = suggestions
  }

  /// Whether the text is something new.
  var canAdd: Bool { !newItem.isEmpty && !items.contains(newItem) }

  func addButtonTapped() {
    items.append(newItem)
    newItem = ""
  }

  /// Adds what is suggested and not in the list yet.
  func suggestButtonTapped() async {
    errorMessage = nil
    isLoading = true
    do {
      for item in try await suggestions() where !items.contains(item) {
        items.append(item)
      }
    } catch {
      errorMessage = "There are no suggestions now."
    }
    isLoading = false
  }
}

/// A field, two buttons and the list.
struct PackingModelView: View {
  @Bindable var model: PackingModel

  var body: some View {
    VStack {
      TextField("New thing", text: $model.newItem)
      Button("Add") { model.addButtonTapped() }
        .disabled(!model.canAdd)
      Button("Suggest") {
        Task { await model.suggestButtonTapped() }
      }
      .disabled(model.isLoading)
      if let message = model.errorMessage {
        Text(message)
      }
      ForEach(model.items, id: \.self) { Text($0) }
    }
  }
}
