import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.10 Contacts", .timeLimit(.minutes(5))) struct ContactsTests {
  typealias Contact = Contacts.Contact
  typealias Destination = Contacts.Destination
  typealias Feature = Contacts.Feature
  typealias Form = Contacts.Form

  private let ada = Contact(id: UUID(50), name: "Ada")
  private let ben = Contact(id: UUID(60), name: "Ben")

  /// A list of Ada and Ben.
  private func makeStore() -> StoreOf<Feature> {
    Store(initialState: Feature.State(contacts: [ada, ben])) {
      Feature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  /// Sends an action of what is in front, and waits until its effects are over.
  private func send(_ action: Destination.Action, to store: StoreOf<Feature>) async {
    await store.send(.destination(.presented(action))).finish()
  }

  private func front(of store: StoreOf<Feature>) -> String {
    switch store.destination {
    case nil: "the list"
    case .confirmation?: "the confirmation"
    case .detail(let detail)?: "the page of \(detail.contact.name)"
    case .form(let form)?: "a form with the name \"\(form.contact.name)\""
    }
  }

  private func names(in store: StoreOf<Feature>) -> [String] {
    store.contacts.map(\.name)
  }

  /// Whether an open form does not even handle what is typed into it, so that nothing runs it.
  private func formDoesNotRun() -> Bool {
    let store = makeStore()
    store.send(.addButtonTapped)
    store.send(.destination(.presented(.form(.nameChanged("typed")))))
    guard case .form(let form)? = store.destination else { return false }
    return form.contact.name.isEmpty
  }

  /// Checks what is in front, and which contacts there are.
  ///
  /// - Returns: Whether they are as expected.
  @discardableResult
  private func expect(
    _ expected: String,
    _ store: StoreOf<Feature>,
    contacts: [String] = ["Ada", "Ben"],
    after: String,
    look: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let front = front(of: store)
    let names = names(in: store)
    let isRight = front == expected && names == contacts
    let sentence =
      !isRight && formDoesNotRun()
      ? """
      Not judged yet: nothing that happens in a page in front of the list arrives there, such as a \
      name that is typed into the form. Look at what runs the destination.
      """
      : """
      After \(after), \(expected) should be in front, and the contacts should be \(contacts). In \
      front is \(front), and the contacts are \(names). Look at \(look).
      """
    #expect(isRight, "\(sentence)", sourceLocation: sourceLocation)
    return isRight
  }

  // MARK: The list

  @Test("A new list is empty, and nothing is in front of it")
  func initialState() {
    let state = Feature.State()
    #expect(
      state.contacts.isEmpty && state.destination == nil,
      "`State()` should have no contacts and no destination. Look at the values in `State`."
    )
  }

  @Test("A tap on add opens an empty form, with a new id each time")
  func add() {
    let store = makeStore()
    for number in [0, 1] {
      store.send(.addButtonTapped)
      guard
        expect("a form with the name \"\"", store, after: "a tap on add", look: "`addButtonTapped`")
      else { return }
      if case .form(let form)? = store.destination {
        #expect(
          form.contact.id == UUID(number),
          """
          The contact in form number \(number + 1) should have the next id of `\\.uuid`, \
          \(UUID(number)). It has \(form.contact.id). Look at what `addButtonTapped` asks for ids.
          """
        )
      }
    }
  }

  @Test("A tap on a contact opens its page")
  func tap() {
    let store = makeStore()
    store.send(.contactTapped(ben.id))
    expect("the page of Ben", store, after: "a tap on Ben", look: "`contactTapped`")
    store.send(.contactTapped(ada.id))
    expect("the page of Ada", store, after: "a tap on Ada", look: "`contactTapped`")
    store.send(.contactTapped(UUID(404)))
    expect(
      "the page of Ada",
      store,
      after: "a tap on a contact that is no longer there",
      look: "`contactTapped`"
    )
  }

  // MARK: The form

  @Test("A contact that is saved in the form comes last in the list")
  func saveNew() async {
    let store = makeStore()
    store.send(.addButtonTapped)
    await send(.form(.nameChanged("Cid")), to: store)
    guard
      expect(
        "a form with the name \"Cid\"",
        store,
        after: "typing Cid into the form",
        look: "`nameChanged` of the form"
      )
    else { return }
    await send(.form(.saveButtonTapped), to: store)
    expect(
      "the list",
      store,
      contacts: ["Ada", "Ben", "Cid"],
      after: "a tap on save in a form with Cid",
      look: "`saveButtonTapped` of the form, and at the case of the list for what the form tells"
    )
  }

  @Test("A form with an empty name is not saved")
  func saveEmpty() async {
    let store = makeStore()
    store.send(.addButtonTapped)
    await send(.form(.saveButtonTapped), to: store)
    expect(
      "a form with the name \"\"",
      store,
      after: "a tap on save in a form without a name",
      look: "the beginning of `saveButtonTapped`"
    )
  }

  @Test("A tap on cancel closes the form, and nothing is saved")
  func cancel() async {
    let store = makeStore()
    store.send(.addButtonTapped)
    await send(.form(.nameChanged("Cid")), to: store)
    await send(.form(.cancelButtonTapped), to: store)
    expect(
      "the list",
      store,
      after: "a tap on cancel in a form with Cid",
      look: "`cancelButtonTapped` of the form"
    )
  }

  @Test("A form by itself tells what was saved, and then asks to be closed")
  func formAlone() async {
    for tap in [Form.Action.saveButtonTapped, .cancelButtonTapped] {
      let events = LockIsolated<[String]>([])
      let store = Store(initialState: Form.State(contact: ada)) {
        Form()
        Reduce { _, action in
          if case .delegate(.contactSaved(let contact)) = action {
            events.withValue { $0.append("tells that \(contact.name) was saved") }
          }
          return .none
        }
      } withDependencies: {
        $0.dismiss = DismissEffect { events.withValue { $0.append("asks to be closed") } }
      }
      await store.send(tap).finish()
      let isSave = if case .saveButtonTapped = tap { true } else { false }
      let expected = (isSave ? ["tells that Ada was saved"] : []) + ["asks to be closed"]
      let seen = events.value
      #expect(
        seen == expected,
        """
        A form that runs without a list got `\(tap)`. Expected: \(expected). Seen: \(seen). Look at \
        the effects of the form: `\\.dismiss` closes it, and `.delegate` tells its parent.
        """
      )
    }
  }

  // MARK: The page of a contact

  @Test("A tap on edit opens the form with this contact, and save changes it in place")
  func edit() async {
    let store = makeStore()
    store.send(.contactTapped(ada.id))
    await send(.detail(.editButtonTapped), to: store)
    guard
      expect(
        "a form with the name \"Ada\"",
        store,
        after: "a tap on edit on the page of Ada",
        look: "the case of the list for `editButtonTapped`"
      )
    else { return }
    await send(.form(.nameChanged("Ada L.")), to: store)
    await send(.form(.saveButtonTapped), to: store)
    expect(
      "the list",
      store,
      contacts: ["Ada L.", "Ben"],
      after: "saving Ada under the name Ada L.",
      look: "the case of the list for what the form tells: a contact may be there already"
    )
  }

  @Test("A tap on delete asks first, and names the contact")
  func askBeforeDeleting() async {
    for contact in [ada, ben] {
      let store = makeStore()
      store.send(.contactTapped(contact.id))
      await send(.detail(.deleteButtonTapped), to: store)
      guard
        expect(
          "the confirmation",
          store,
          after: "a tap on delete on the page of \(contact.name)",
          look: "the case of the list for `deleteButtonTapped`"
        ),
        case .confirmation(let alert)? = store.destination
      else { return }
      let title = String(state: alert.title)
      #expect(
        title == "Delete \(contact.name)?",
        """
        The title of the confirmation should be "Delete \(contact.name)?", and it is "\(title)". \
        Look at the `AlertState`.
        """
      )
      let buttons = alert.buttons.map { button in
        "\(String(state: button.label)): \(button.role.map { "\($0)" } ?? "no role")"
      }
      #expect(
        buttons.sorted() == ["Delete: destructive", "Keep: cancel"],
        """
        The confirmation should have a button Delete with the role `.destructive`, and a button Keep \
        with `.cancel`. It has \(buttons). Look at the buttons of the `AlertState`.
        """
      )
    }
  }

  @Test("The destructive button deletes the contact")
  func delete() async throws {
    for (contact, left) in [(ada, ["Ben"]), (ben, ["Ada"])] {
      let store = makeStore()
      store.send(.contactTapped(contact.id))
      await send(.detail(.deleteButtonTapped), to: store)
      guard case .confirmation(let alert)? = store.destination,
        let button = alert.buttons.first(where: { $0.role == .destructive }),
        let action = button.action.action
      else {
        Issue.record(
          """
          After a tap on delete there should be a confirmation whose destructive button sends an \
          action. In front is \(front(of: store)). Look at the `AlertState`.
          """
        )
        return
      }
      await send(.confirmation(action), to: store)
      guard
        expect(
          "the list",
          store,
          contacts: left,
          after: "a tap on the destructive button for \(contact.name)",
          look: "the case of the list for the action of this button"
        )
      else { return }
    }
  }

  @Test("A dismissal leads back to the list, and changes nothing")
  func dismiss() async {
    let store = makeStore()
    for open in [Feature.Action.addButtonTapped, .contactTapped(ben.id)] {
      store.send(open)
      await store.send(.destination(.dismiss)).finish()
      guard
        expect("the list", store, after: "a dismissal", look: "what runs the destination")
      else { return }
    }
    store.send(.contactTapped(ben.id))
    await send(.detail(.deleteButtonTapped), to: store)
    await store.send(.destination(.dismiss)).finish()
    expect(
      "the list",
      store,
      after: "a dismissal of the confirmation, which is a no",
      look: "which action deletes"
    )
  }
}
