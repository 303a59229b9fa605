/// A part of a picture that has a color of its own.
enum PictureColor: Hashable, Comparable {
  /// Behind everything.
  case page
  /// Behind the content of a frame.
  case screen
  /// The line around a frame.
  case frame
  case named(Color.Name)
  /// Parts of red, green and blue.
  case mixed(UInt8, UInt8, UInt8)

  init(_ color: Color) {
    switch color.paint {
    case .named(let name): self = .named(name)
    case .mixed(let red, let green, let blue): self = .mixed(red, green, blue)
    }
  }

  /// The name in the picture's style sheet.
  var name: String {
    switch self {
    case .page: "page"
    case .screen: "screen"
    case .frame: "frame"
    case .named(let name): name.rawValue
    case .mixed: "mixed-" + hex.light.dropFirst()
    }
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.name < rhs.name }

  /// The color in a light and in a dark picture.
  var hex: (light: String, dark: String) {
    switch self {
    case .page: ("#f2f2f7", "#1c1c1e")
    case .screen: ("#ffffff", "#000000")
    case .frame: ("#c7c7cc", "#545458")
    case .named(let name): name.hex
    case .mixed(let red, let green, let blue):
      {
        let hex = [red, green, blue].map { part in
          String(part >> 4, radix: 16) + String(part & 15, radix: 16)
        }
        return ("#" + hex.joined(), "#" + hex.joined())
      }()
    }
  }
}

extension PictureColor {
  /// The attributes of something that is filled with it.
  var fill: String { "class=\"f-\(name)\" fill=\"\(hex.light)\"" }

  /// The attributes of a line in it.
  var stroke: String { "class=\"s-\(name)\" stroke=\"\(hex.light)\"" }

  /// The attributes of something that is filled with it and has an edge in another color.
  func fill(edge: PictureColor) -> String {
    "class=\"f-\(name) s-\(edge.name)\" fill=\"\(hex.light)\" stroke=\"\(edge.hex.light)\""
  }

  /// The rules of a style sheet for dark pages.
  var darkRules: String {
    hex.dark == hex.light ? "" : ".f-\(name){fill:\(hex.dark)}.s-\(name){stroke:\(hex.dark)}"
  }
}

extension Color {
  /// The name; for a mixed color its parts, as `#rrggbb`.
  package var word: String {
    switch PictureColor(self) {
    case .named(let name): name.rawValue
    case let color: color.hex.light
    }
  }
}

extension Color.Name {
  fileprivate var hex: (light: String, dark: String) {
    switch self {
    case .primary: ("#1c1c1e", "#f2f2f7")
    case .secondary: ("#76767b", "#98989f")
    case .clear: ("none", "none")
    case .accentColor, .blue: ("#007aff", "#0a84ff")
    case .red: ("#e5261b", "#ff453a")
    case .orange: ("#c76a00", "#ff9f0a")
    case .yellow: ("#b58f00", "#ffd60a")
    case .green: ("#1f8a3b", "#30d158")
    case .mint: ("#008f86", "#66d4cf")
    case .teal: ("#1f8299", "#40c8e0")
    case .cyan: ("#1a7fa8", "#64d2ff")
    case .indigo: ("#5856d6", "#7d7aff")
    case .purple: ("#9a3fcb", "#bf5af2")
    case .pink: ("#ff2d55", "#ff375f")
    case .brown: ("#8a6a43", "#b59469")
    case .white: ("#ffffff", "#ffffff")
    case .gray: ("#8e8e93", "#8e8e93")
    case .black: ("#000000", "#000000")
    }
  }
}
