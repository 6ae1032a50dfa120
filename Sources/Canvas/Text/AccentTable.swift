/// Letters as a base and marks, for pixel letters and for ASCII.
enum AccentTable {
  /// Returns the scalars of a character, a precomposed letter taken apart.
  static func decomposition(_ character: Character) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for scalar in character.unicodeScalars {
      if let (base, mark) = table[scalar] {
        scalars.append(base)
        scalars.append(mark)
      } else {
        scalars.append(scalar)
      }
    }
    return scalars
  }

  /// Rows of a mark's scalar, and pairs of a base and the letter that it makes with the mark.
  private static let rows: [(UInt32, String)] = [
    (0x300, "AÀEÈIÌOÒUÙaàeèiìoòuùNǸnǹ"),
    (0x301, "AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzź"),
    (0x302, "AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷ"),
    (0x303, "AÃNÑOÕaãnñoõIĨiĩUŨuũ"),
    (0x308, "AÄEËIÏOÖUÜYŸaäeëiïoöuüyÿ"),
    (0x30A, "AÅaåUŮuů"),
    (0x327, "CÇcçSŞsşTŢtţGĢKĶkķLĻlļNŅnņRŖrŗ"),
    (0x304, "AĀaāEĒeēIĪiīOŌoōUŪuū"),
    (0x306, "AĂaăGĞgğUŬuŭEĔeĕOŎoŏ"),
    (0x307, "ZŻzżIİEĖeėGĠgġCĊcċ"),
    (0x328, "AĄaąEĘeęIĮiįUŲuų"),
    (0x30C, "CČcčDĎdďEĚeěNŇnňRŘrřSŠsšTŤtťZŽzžLĽlľGǦgǧ"),
    (0x30B, "OŐoőUŰuű"),
    (0x326, "SȘsșTȚtț"),
  ]

  private static let table: [Unicode.Scalar: (Unicode.Scalar, Unicode.Scalar)] = {
    var table: [Unicode.Scalar: (Unicode.Scalar, Unicode.Scalar)] = [:]
    for (value, pairs) in rows {
      guard let mark = Unicode.Scalar(value) else { continue }
      let scalars = Array(pairs.unicodeScalars)
      for index in stride(from: 0, to: scalars.count - 1, by: 2) {
        table[scalars[index + 1]] = (scalars[index], mark)
      }
    }
    return table
  }()
}
