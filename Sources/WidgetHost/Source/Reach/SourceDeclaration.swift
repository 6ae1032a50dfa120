/// A declaration of a source file: what it is called and which names stand in it.
struct SourceDeclaration {
  enum Kind: Equatable {
    case type
    /// `extension Name: Protocol`.
    case `extension`
    /// A function, a value, a type alias.
    case value
    /// An initialiser, an operator, an enum's case: what is used without its own name.
    case nameless
  }

  /// What a body makes.
  enum Product: Equatable {
    /// Something that is named: without its body it makes nothing and stops.
    case value
    /// `some View`: a sign can stand for it.
    case view
    /// `some IntentResult`: what the compiler would know from the body only.
    case intentResult
    /// `some ControlWidgetConfiguration`, or another protocol of controls, which nobody draws: an empty one can stand for it.
    case control(empty: String)
  }

  var kind: Kind
  /// Where it stands, in UTF-8 bytes.
  var range: Range<Int>
  /// The lines that it stands on.
  var lines: ClosedRange<Int>
  /// What it can be found by: a type's name, a function's, a value's names; for an initialiser its
  /// first label.
  var names: Set<String> = []
  /// The operator that it declares, or that it is a function of.
  var operatorName: String?
  /// The type that is extended.
  var extended = ""
  /// The outermost type of its path: `Store` of `Store.Order`. Types within others are in no table of types.
  var outermost: String { String(extended.prefix { $0 != "." }) }
  /// What stands behind the colon.
  var inherited: [String] = []
  /// The names in it; for a type or extension those outside of its members.
  var uses: Set<String> = []
  /// What stands between the braces of a function, an initialiser or a computed value, in UTF-8
  /// bytes; what can be left out there while its signature stays.
  var body: Range<Int>?
  var bodyLines: ClosedRange<Int>?
  /// What something else can stand for when the body is left out.
  var makes = Product.value
  /// The names outside of its body.
  var signatureUses: Set<String> = []
  /// Declarations in its braces.
  var members: [SourceDeclaration] = []
  /// The names in it and in its members.
  var mentions: Set<String> {
    members.reduce(into: uses.union(inherited)) { $0.formUnion($1.uses) }
  }
  /// Everything before its body, by which two copies of it are recognised.
  var signature = ""
  /// Whether it may be left out when nobody names it: not so for most stored properties, which
  /// belong to what a type reads and is made of.
  var isOptional = true
  var isFilePrivate = false
  var isClass = false
  /// Whether it reads its type from JSON: without it there is no state to draw.
  var isDecoding = false
}

extension SourceDeclaration {
  /// Returns the declarations of a file, at its top level.
  static func all(of file: SourceFile) -> [SourceDeclaration] {
    DeclarationParser(file: file).declarations(in: file.tokens.indices, inside: nil)
  }
}
