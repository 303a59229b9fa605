import ComposableArchitecture
import TerminalUI

struct SignUpScreen: View {
  @Bindable var store: StoreOf<SignUp.Feature>
  @FocusState private var focus: SignUp.Feature.State.Field?

  var body: some View {
    NavigationStack {
      Form {
        if store.isSignedUp {
          Label("Welcome!", systemImage: "checkmark.circle")
            .foregroundStyle(.green)
        }
        Section {
          TextField("E-mail", text: $store.email)
            .focused($focus, equals: .email)
          message(store.emailMessage)
        }
        Section {
          SecureField("Password", text: $store.password)
            .focused($focus, equals: .password)
          message(store.passwordMessage)
        }
        Section {
          SecureField("Repeat the password", text: $store.repeatedPassword)
            .focused($focus, equals: .repeatedPassword)
          message(store.repeatedPasswordMessage)
        }
        Section {
          Toggle("I accept the terms", isOn: $store.acceptsTerms)
          message(store.termsMessage)
        }
        Button("Sign up") { store.send(.signUpButtonTapped) }
      }
      .navigationTitle("New account")
      .bind($store.focus, to: $focus)
    }
  }

  @ViewBuilder
  private func message(_ text: String?) -> some View {
    if let text {
      Text(text)
        .font(.caption)
        .foregroundStyle(.red)
    }
  }
}

struct SignUpApp: App {
  static let store = Store(initialState: SignUp.Feature.State()) {
    SignUp.Feature()
  }

  var body: some Scene {
    WindowGroup {
      SignUpScreen(store: Self.store)
    }
  }
}
