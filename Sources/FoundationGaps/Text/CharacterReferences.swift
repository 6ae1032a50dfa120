/// Characters that XML, HTML and Markdown write by a name or a number: `&amp;`, `&#8217;`, `&#x2019;`.
package enum CharacterReferences {
  /// Whose names are known.
  package enum Language: Sendable { case xml, html }

  /// Longer than any name or number, without the marks around it.
  package static let longest = 10

  /// Returns a text with its characters; what names none stands as it is.
  package static func decoded(_ text: String, _ language: Language) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      if let end = rest.prefix(longest + 2).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: start)..<end], language)
      {
        result.append(character)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append("&")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  /// Returns the character for what stands between the marks; nil for what is neither a name nor a number. A number that
  /// no character has is U+FFFD.
  package static func character(_ reference: Substring, _ language: Language) -> Character? {
    guard reference.first == "#" else {
      return language == .xml && !xmlNames.contains(reference) ? nil : names[reference]
    }
    let isHex = reference.dropFirst().first?.lowercased() == "x"
    let digits = reference.dropFirst(isHex ? 2 : 1)
    guard let first = digits.first, first.isHexDigit, digits.count <= (isHex ? 6 : 7),
      let number = UInt32(digits, radix: isHex ? 16 : 10)
    else { return nil }
    return Character((number == 0 ? nil : Unicode.Scalar(number)) ?? "\u{FFFD}")
  }

  private static let xmlNames: Set<Substring> = ["amp", "lt", "gt", "quot", "apos"]

  private static let names: [Substring: Character] = {
    var names: [Substring: Character] = [:]
    for row in table.split(separator: "\n") {
      let words = row.split(separator: " ")
      guard let first = words.first.flatMap({ UInt32($0, radix: 16) }) else { continue }
      for (step, name) in words.dropFirst().enumerated() where name != "-" {
        names[name] = Unicode.Scalar(first + UInt32(step)).map(Character.init)
      }
    }
    return names
  }()

  /// The names of HTML 4, and those of HTML 5 for marks of ASCII: the first number of a row, and the names of the
  /// characters from it on; - where one has none.
  private static let table = """
    21 excl quot num dollar percnt amp apos lpar rpar ast plus comma - period sol
    3A colon semi lt equals gt quest commat
    5B lsqb bsol rsqb Hat lowbar grave
    7B lcub verbar rcub
    A0 nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
    B0 deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
    C0 Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
    D0 ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
    E0 agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml
    F0 eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    152 OElig oelig
    160 Scaron scaron
    178 Yuml
    192 fnof
    2C6 circ
    2DC tilde
    391 Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho
    3A3 Sigma Tau Upsilon Phi Chi Psi Omega
    3B1 alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho
    3C2 sigmaf sigma tau upsilon phi chi psi omega
    3D1 thetasym upsih
    3D6 piv
    2002 ensp emsp
    2009 thinsp
    200C zwnj zwj lrm rlm
    2013 ndash mdash
    2018 lsquo rsquo sbquo - ldquo rdquo bdquo - dagger Dagger bull
    2026 hellip
    2030 permil
    2032 prime Prime
    2039 lsaquo rsaquo
    203E oline
    2044 frasl
    20AC euro
    2111 image
    2118 weierp
    211C real
    2122 trade
    2135 alefsym
    2190 larr uarr rarr darr harr
    21B5 crarr
    21D0 lArr uArr rArr dArr hArr
    2200 forall - part exist - empty - nabla isin notin - ni
    220F prod - sum minus
    2217 lowast
    221A radic
    221D prop infin
    2220 ang
    2227 and or cap cup int
    2234 there4
    223C sim
    2245 cong
    2248 asymp
    2260 ne equiv
    2264 le ge
    2282 sub sup nsub - sube supe
    2295 oplus - otimes
    22A5 perp
    22C5 sdot
    2308 lceil rceil lfloor rfloor
    25CA loz
    2605 starf star
    2660 spades - - clubs - hearts diams
    2713 check
    27E8 lang rang
    """
}
