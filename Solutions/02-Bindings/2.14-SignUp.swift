// BEGIN SOLUTION
import ComposableArchitecture

/// A form in which people create an account.
enum SignUp {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var email = ""
      var password = ""
      var repeatedPassword = ""
      var acceptsTerms = false
      var focus: Field? = .email
      var isSignedUp = false

      /// The fields that have had the cursor.
      private(set) var visited: Set<Field> = [.email]

      /// Whether the sign-up button was tapped.
      private(set) var wasSubmitted = false

      /// The text fields, from the top to the bottom.
      enum Field: CaseIterable, Hashable, Sendable {
        case email
        case password
        case repeatedPassword
      }

      var emailMessage: String? { message(for: .email) }
      var passwordMessage: String? { message(for: .password) }
      var repeatedPasswordMessage: String? { message(for: .repeatedPassword) }

      var termsMessage: String? {
        wasSubmitted && !acceptsTerms ? "Please accept the terms." : nil
      }

      /// What is wrong with the text in a field, if it is the time to say so.
      private func message(for field: Field) -> String? {
        wasSubmitted || visited.contains(field) && focus != field ? mistake(in: field) : nil
      }

      /// What is wrong with the text in a field.
      private func mistake(in field: Field) -> String? {
        switch field {
        case .email:
          let parts = email.split(separator: "@", omittingEmptySubsequences: false)
          let isAddress = parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
          return isAddress ? nil : "Enter an e-mail address."
        case .password:
          return password.count < 8 ? "Use at least 8 characters." : nil
        case .repeatedPassword:
          return repeatedPassword == password ? nil : "The passwords differ."
        }
      }

      /// Notes that the field with the cursor has had it.
      fileprivate mutating func visit() {
        if let focus { visited.insert(focus) }
      }

      /// Looks at the whole form, and moves the cursor to the first mistake.
      fileprivate mutating func submit() {
        wasSubmitted = true
        focus = Field.allCases.first { mistake(in: $0) != nil }
        isSignedUp = focus == nil && acceptsTerms
      }
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case signUpButtonTapped
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding:
          state.visit()
          return .none

        case .signUpButtonTapped:
          state.submit()
          return .none
        }
      }
    }
  }
}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // A form in which people create an account, from an empty file.
// STUB: //
// STUB: // Write the namespace, the feature, its state with the fields of the form, its actions and its
// STUB: // body. Section 2.14 of the lesson has the description, and a table of the names that the suite
// STUB: // uses. Not all that the state has to know is in the table.
