/// Names, apart by whether they begin with a capital letter: types do, and members do not.
///
/// There are tens of thousands, and each error may ask for one kind of them.
struct CasedNames {
  let all: Set<String>
  let capital: Set<String>
  let small: Set<String>

  init(_ names: Set<String>) {
    all = names
    capital = names.filter { $0.first?.isUppercase == true }
    small = names.filter { $0.first?.isUppercase == false }
  }

  /// Returns the names that begin as another one does.
  func alike(_ name: String) -> Set<String> {
    name.first?.isUppercase == true ? capital : small
  }
}
