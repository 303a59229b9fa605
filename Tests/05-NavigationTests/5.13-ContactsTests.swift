import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.RunningWork
import func SuiteHelpers.expectEnd
import func SuiteHelpers.waitFor

@testable import Navigation

@MainActor
@Suite("5.13 Contacts", .timeLimit(.minutes(20))) struct ContactsTests {
  typealias Contact = Contacts.Contact
  typealias Detail = Contacts.Detail
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
    await expectEnd(of: store.send(.destination(.presented(action))))
  }

  private func front(of store: StoreOf<Feature>) -> String {
    guard let destination = store.destination else { return "the list" }
    if case .detail(let detail) = destination {
      return "\(detail.alert == nil ? "" : "the question over ")the page of \(detail.contact.name)"
    }
    if case .form(let form) = destination {
      return "a form with the name \"\(form.contact.name)\""
    }
    return "something that is neither form nor page"
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
      await expectEnd(of: store.send(tap))
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
    // The task of an action that presents lasts as long as what it presents.
    let work = RunningWork(store.send(.destination(.presented(.detail(.editButtonTapped)))))
    await waitFor { work.isOver || front(of: store) != "the page of Ada" }
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

  @Test("The list goes by what its form and its page tell")
  func reports() {
    let store = makeStore()
    store.send(.addButtonTapped)
    let cleo = Contact(id: UUID(70), name: "Cleo")
    store.send(.destination(.presented(.form(.delegate(.contactSaved(cleo))))))
    let look = "the case of the list for what is told: which action of the child is it for?"
    let after = "the form told that Cleo was saved"
    guard
      expect(
        "a form with the name \"\"",
        store,
        contacts: ["Ada", "Ben", "Cleo"],
        after: after,
        look: look
      )
    else { return }
    store.send(.contactTapped(ada.id))
    store.send(.destination(.presented(.detail(.delegate(.deletionConfirmed(ada.id))))))
    expect(
      "the page of Ada",
      store,
      contacts: ["Ben", "Cleo"],
      after: "the page told that Ada is to be deleted",
      look: look
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
          "the question over the page of \(contact.name)",
          store,
          after: "a tap on delete on the page of \(contact.name)",
          look: "the case of the page for `deleteButtonTapped`"
        ),
        case .detail(let detail)? = store.destination,
        let alert = detail.alert
      else { return }
      let title = String(state: alert.title)
      #expect(
        title == "Delete \(contact.name)?",
        """
        The title of the question should be "Delete \(contact.name)?", and it is "\(title)". \
        Look at the `AlertState`.
        """
      )
      let buttons = alert.buttons.map { button in
        "\(String(state: button.label)): \(button.role.map { "\($0)" } ?? "no role")"
      }
      #expect(
        buttons.sorted() == ["Delete: destructive", "Keep: cancel"],
        """
        The question should have a button Delete with the role `.destructive`, and a button Keep \
        with `.cancel`. It has \(buttons). Look at the buttons of the `AlertState`.
        """
      )
    }
  }

  /// The action of the destructive button of a question; without one, a failure is recorded.
  private func confirmation(
    of detail: Detail.State?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Detail.Action? {
    let button = detail?.alert?.buttons.first { $0.role == .destructive }
    guard let action = button?.action.action else {
      Issue.record(
        """
        After a tap on delete there should be a question whose destructive button sends an action. \
        There is \(button == nil ? "no such button" : "a button without an action"). Look at the \
        `AlertState`.
        """,
        sourceLocation: sourceLocation
      )
      return nil
    }
    return .alert(.presented(action))
  }

  @Test("The destructive button deletes the contact, and leads back to the list")
  func delete() async {
    for (contact, left) in [(ada, ["Ben"]), (ben, ["Ada"])] {
      let store = makeStore()
      store.send(.contactTapped(contact.id))
      await send(.detail(.deleteButtonTapped), to: store)
      guard case .detail(let detail)? = store.destination,
        let action = confirmation(of: detail)
      else {
        expect(
          "the question over the page of \(contact.name)",
          store,
          after: "a tap on delete on the page of \(contact.name)",
          look: "the case of the page for `deleteButtonTapped`"
        )
        return
      }
      await send(.detail(action), to: store)
      guard
        expect(
          "the list",
          store,
          contacts: left,
          after: "a tap on the destructive button for \(contact.name)",
          look: "what the page does then, and at the case of the list for what the page tells"
        )
      else { return }
    }
  }

  @Test("Keep leaves everything as it was, the page too")
  func keep() async {
    let store = makeStore()
    store.send(.contactTapped(ben.id))
    await send(.detail(.deleteButtonTapped), to: store)
    await send(.detail(.alert(.dismiss)), to: store)
    expect(
      "the page of Ben",
      store,
      after: "a tap on delete on the page of Ben, and then on Keep",
      look: "what takes the alert away, and at what closes the page"
    )
  }

  @Test("A page by itself tells what is to be deleted, and then asks to be closed")
  func pageAlone() async {
    let events = LockIsolated<[String]>([])
    let store = Store(initialState: Detail.State(contact: ada)) {
      Detail()
      Reduce { _, action in
        if case .delegate(.deletionConfirmed(let id)) = action {
          events.withValue { $0.append("tells that \(id) is to be deleted") }
        }
        return .none
      }
    } withDependencies: {
      $0.dismiss = DismissEffect { events.withValue { $0.append("asks to be closed") } }
    }
    await expectEnd(of: store.send(.editButtonTapped))
    await expectEnd(of: store.send(.deleteButtonTapped))
    let before = events.value
    guard let action = confirmation(of: store.state) else { return }
    await expectEnd(of: store.send(action))
    let seen = events.value
    let expected = ["tells that \(ada.id) is to be deleted", "asks to be closed"]
    #expect(
      before == [] && seen == expected,
      """
      A page that runs without a list got a tap on edit, one on delete, and one on the destructive \
      button. Expected before the last one: []; after it: \(expected). Seen: \(before), then \(seen). \
      Look at the effects of the page: `.delegate` tells its parent, and `\\.dismiss` closes it.
      """
    )
  }

  @Test("A dismissal leads back to the list, and changes nothing")
  func dismiss() async {
    let store = makeStore()
    for open in [Feature.Action.addButtonTapped, .contactTapped(ben.id)] {
      store.send(open)
      await expectEnd(of: store.send(.destination(.dismiss)))
      guard
        expect("the list", store, after: "a dismissal", look: "what runs the destination")
      else { return }
    }
    store.send(.contactTapped(ben.id))
    await send(.detail(.deleteButtonTapped), to: store)
    await expectEnd(of: store.send(.destination(.dismiss)))
    expect(
      "the list",
      store,
      after: "a dismissal of a page with a question over it",
      look: "which action deletes"
    )
  }
}
