extension Element {
  /// The size that the element takes of a proposed one.
  func measure(_ proposal: Proposal, along axis: Axis = .vertical) -> Size {
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    let size = measured(proposal, along: axis)
    // The size depends on what it stands beside, so it is not kept.
    if isDivider { return size }
    if sizes.count >= 4 { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  private func measured(_ proposal: Proposal, along axis: Axis) -> Size {
    switch layout {
    case .text:
      let lines = textLines(width: proposal.width)
      return Size(width: lines.map(\.columns).max() ?? 0, height: lines.count)
    case .field(let text, let placeholder, _):
      let ideal = max(10, text.columns + 1, placeholder.columns)
      return Size(width: proposal.width ?? ideal, height: 1)
    case .bar:
      return Size(width: proposal.width ?? 20, height: 1)
    case .spinner:
      return Size(width: 1, height: 1)
    case .divider:
      return axis == .vertical
        ? Size(width: proposal.width ?? 1, height: 1)
        : Size(width: 1, height: proposal.height ?? 1)
    case .bracket:
      return Size(width: 1, height: proposal.height ?? 1)
    case .spacer(let minimum):
      return axis == .vertical
        ? Size(width: 0, height: max(proposal.height ?? 0, 0))
        : Size(width: max(proposal.width ?? minimum, minimum), height: 0)
    case .fill:
      return Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    case .vertical(_, let spacing):
      let lengths = StackLayout(children, .vertical, spacing: spacing).lengths(proposal)
      return Size(
        width: zip(children, lengths)
          .map { $0.measure(Proposal(width: proposal.width, height: $1)).width }.max() ?? 0,
        height: lengths.reduce(0, +) + spacing * max(lengths.count - 1, 0)
      )
    case .horizontal(_, let spacing):
      let lengths = StackLayout(children, .horizontal, spacing: spacing).lengths(proposal)
      return Size(
        width: lengths.reduce(0, +) + spacing * max(lengths.count - 1, 0),
        height: zip(children, lengths)
          .filter { !$0.0.isDivider }
          .map {
            $0.measure(Proposal(width: $1, height: proposal.height), along: .horizontal).height
          }
          .max() ?? (children.contains(where: \.isBracket) ? 1 : 0)
      )
    case .edges:
      let sizes = children.map { $0.measure(Proposal()) }
      return Size(
        width: proposal.width ?? sizes.map(\.width).reduce(2, +),
        height: sizes.map(\.height).max() ?? 0
      )
    case .depth:
      let sizes = children.map { $0.measure(proposal) }
      return Size(
        width: sizes.map(\.width).max() ?? 0,
        height: sizes.map(\.height).max() ?? 0
      )
    case .grid(let tracks):
      return GridLayout(children, tracks).size(width: proposal.width)
    case .overlay:
      return children.first?.measure(proposal) ?? Size(width: 0, height: 0)
    case .padding(let insets):
      return measureInside(proposal, insets)
    case .offset, .hidden:
      return content.measure(proposal)
    case .border:
      return measureInside(proposal, Insets(top: 1, leading: 1, bottom: 1, trailing: 1))
    case .frame(let limits, _):
      return limits.size(for: proposal) { content.measure($0) }
    case .page:
      let ideal = content.measure(proposal)
      return Size(
        width: proposal.width ?? ideal.width,
        height: proposal.height ?? ideal.height
      )
    case .list:
      let width = proposal.width ?? children.map { $0.measure(Proposal()).width }.max() ?? 0
      let height =
        proposal.height ?? children.map { $0.measure(Proposal(width: width)).height }.reduce(0, +)
      return Size(width: width, height: height)
    }
  }

  private func measureInside(_ proposal: Proposal, _ insets: Insets) -> Size {
    let (dx, dy) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let inner = Proposal(
      width: proposal.width.map { max($0 - dx, 0) },
      height: proposal.height.map { max($0 - dy, 0) }
    )
    let size = content.measure(inner)
    return Size(width: size.width + dx, height: size.height + dy)
  }

  /// The content of the element, as one element.
  var content: Element {
    if children.count == 1 { return children[0] }
    return Element(
      .stack,
      of: nil,
      .vertical(.center, spacing: 0),
      label: "",
      children: children
    )
  }

  /// Whether it is one of the signs around a control.
  private var isBracket: Bool {
    if case .bracket = layout { true } else { false }
  }

  var isDivider: Bool {
    if case .divider = layout { true } else { isBracket }
  }

  /// The element's readiness to take more or less room along an axis.
  func flexibility(_ axis: Axis) -> Flexibility {
    switch layout {
    case .text: axis == .horizontal ? .shrinks : .fixed
    case .field, .bar: axis == .horizontal ? .fills : .fixed
    case .divider, .bracket, .spinner: .fixed
    case .edges: axis == .horizontal ? .fills : .fixed
    case .spacer, .fill, .page, .list: .fills
    case .offset, .hidden: content.flexibility(axis)
    case .vertical, .horizontal, .depth:
      children.filter { !$0.isSpacer || isStack(along: axis) }
        .map { $0.flexibility(axis) }.max() ?? .fixed
    case .grid(let tracks): axis == .horizontal && tracks.fills ? .fills : .fixed
    case .overlay: children.first?.flexibility(axis) ?? .fixed
    case .padding, .border: children.map { $0.flexibility(axis) }.max() ?? .fixed
    case .frame(let limits, _):
      limits.flexibility(axis) ?? children.map { $0.flexibility(axis) }.max() ?? .fixed
    }
  }

  private var isSpacer: Bool {
    if case .spacer = layout { true } else { false }
  }

  private func isStack(along axis: Axis) -> Bool {
    switch layout {
    case .vertical: axis == .vertical
    case .horizontal: axis == .horizontal
    default: true
    }
  }
}

/// An element's readiness to take more or less room.
enum Flexibility: Int, Comparable {
  /// It has one size.
  case fixed
  /// It can do with less than it wants.
  case shrinks
  /// It takes all that there is.
  case fills

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension FrameLimits {
  func size(for proposal: Proposal, content: (Proposal) -> Size) -> Size {
    let inner = Proposal(
      width: Self.offer(proposal.width, minWidth, maxWidth),
      height: Self.offer(proposal.height, minHeight, maxHeight)
    )
    let size = content(inner)
    return Size(
      width: Self.length(size.width, proposal.width, minWidth, maxWidth),
      height: Self.length(size.height, proposal.height, minHeight, maxHeight)
    )
  }

  /// The room that the content is offered.
  private static func offer(_ proposed: Int?, _ least: Int?, _ greatest: Int?) -> Int? {
    guard let length = proposed ?? (greatest == least ? greatest : nil) else { return nil }
    return max(min(length, greatest ?? length), least ?? 0)
  }

  private static func length(
    _ content: Int,
    _ proposed: Int?,
    _ least: Int?,
    _ greatest: Int?
  ) -> Int {
    var length = content
    // A greatest length makes the frame take what it is offered, up to there.
    if let greatest { length = min(proposed ?? max(content, least ?? 0), greatest) }
    return max(length, least ?? 0)
  }

  func flexibility(_ axis: Axis) -> Flexibility? {
    let (least, greatest) = axis == .horizontal ? (minWidth, maxWidth) : (minHeight, maxHeight)
    guard let greatest else { return nil }
    return least == greatest ? .fixed : .fills
  }
}

/// Shares the room along an axis between elements.
@MainActor
struct StackLayout {
  private let children: [Element]
  private let axis: Axis
  private let spacing: Int

  init(_ children: [Element], _ axis: Axis, spacing: Int) {
    self.children = children
    self.axis = axis
    self.spacing = spacing
  }

  /// The length of each child along the axis.
  func lengths(_ proposal: Proposal) -> [Int] {
    let available = axis == .horizontal ? proposal.width : proposal.height
    guard let available else { return children.map { length(of: $0, nil, proposal) } }
    var lengths = Array(repeating: 0, count: children.count)
    var remaining = available - spacing * max(children.count - 1, 0)
    let kinds = children.map { $0.flexibility(axis) }
    // Those with one size first, then text, the shortest first, and then all that takes what is
    // left.
    for (index, child) in children.enumerated() where kinds[index] == .fixed {
      lengths[index] = min(length(of: child, nil, proposal), max(remaining, 0))
      remaining -= lengths[index]
    }
    var texts = children.indices.filter { kinds[$0] == .shrinks }
      .map { (index: $0, ideal: length(of: children[$0], nil, proposal)) }
    texts.sort { $0.ideal < $1.ideal }
    for (position, text) in texts.enumerated() {
      let share = max(remaining, 0) / (texts.count - position)
      lengths[text.index] =
        text.ideal <= share ? text.ideal : length(of: children[text.index], share, proposal)
      remaining -= lengths[text.index]
    }
    let flexible = children.indices.filter { kinds[$0] == .fills }
    for (position, index) in flexible.enumerated() {
      let share = max(remaining, 0) / (flexible.count - position)
      lengths[index] = length(of: children[index], share, proposal)
      remaining -= lengths[index]
    }
    return lengths
  }

  private func length(of child: Element, _ offered: Int?, _ proposal: Proposal) -> Int {
    axis == .horizontal
      ? child.measure(Proposal(width: offered, height: proposal.height), along: axis).width
      : child.measure(Proposal(width: proposal.width, height: offered), along: axis).height
  }
}
