import ComposableArchitecture
import Foundation
import TerminalUI

struct ContactsScreen: View {
  @Bindable var store: StoreOf<Contacts.Feature>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.contacts) { contact in
          Button(contact.name) { store.send(.contactTapped(contact.id)) }
        }
      }
      .navigationTitle("Contacts")
      .toolbar {
        Button("Add") { store.send(.addButtonTapped) }
      }
      .navigationDestination(
        item: $store.scope(\.$destination, action: \.destination).detail
      ) { detail in
        ContactDetailView(store: detail)
      }
      .sheet(item: $store.scope(\.$destination, action: \.destination).form) { form in
        NavigationStack {
          ContactFormView(store: form)
        }
      }
    }
  }
}

private struct ContactDetailView: View {
  @Bindable var store: StoreOf<Contacts.Detail>

  var body: some View {
    List {
      Label(store.contact.name, systemImage: "person")
      Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
    }
    .navigationTitle(store.contact.name)
    .toolbar {
      Button("Edit") { store.send(.editButtonTapped) }
    }
    .alert($store.scope(\.$alert, action: \.alert))
  }
}

private struct ContactFormView: View {
  @Bindable var store: StoreOf<Contacts.Form>

  var body: some View {
    Form {
      TextField("Name", text: $store.contact.name.sending(\.nameChanged))
        .onSubmit { store.send(.saveButtonTapped) }
    }
    .navigationTitle("Contact")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { store.send(.cancelButtonTapped) }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(store.contact.name.isEmpty)
      }
    }
  }
}

struct ContactsApp: App {
  static let store = Store(
    initialState: Contacts.Feature.State(
      contacts: [
        Contacts.Contact(id: UUID(100), name: "Ada"),
        Contacts.Contact(id: UUID(200), name: "Grace"),
      ]
    )
  ) {
    Contacts.Feature()
  }

  var body: some Scene {
    WindowGroup {
      ContactsScreen(store: Self.store)
    }
  }
}
