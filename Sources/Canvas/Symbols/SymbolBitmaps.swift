import Drawing

/// Symbols of four to six pixels, drawn pixel by pixel: too small for shapes, too large for a glyph.
enum SymbolBitmaps {
  /// Returns the drawing of a symbol, and whether it is that of the filled variant.
  static func bitmap(_ name: String) -> BitmapFont.Glyph? {
    let name = SymbolTable.earlier(name)
    if let found = table[name] { return found }
    // An outline of five pixels and a filled shape look alike where only one is drawn.
    return name.hasSuffix(".fill") ? table[String(name.dropLast(5))] : nil
  }

  /// Returns the drawing in half pixels and five thirds of a cell, for symbols that are as high as a line of text.
  static func small(_ name: String, width: Int) -> BitmapFont.Glyph? {
    let name = SymbolTable.earlier(name)
    let short = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let own = smallTable[name] ?? smallTable[short], own.width <= width { return own }
    guard let found = bitmap(name)?.halved, found.rows.count == 5, found.width <= width else {
      return nil
    }
    return found
  }

  static let smallRows = """
    star =...#.../#######/.#####./.##.##./.#...#.
    heart =.##.##./#######/.#####./..###../...#...
    house =...#.../.#####./#######/.##.##./.##.##.
    soccerball =.#####./##...##/#..#..#/##...##/.#####.
    bolt =..##/.##./####/..#./.#..
    mappin =.###./##.##/.###./..#../..#..
    checkmark =......#/.....##/#...##./##.##../.###...
    bell =...#.../..###../..###../.#####./...#...
    person =..###../..###../...#.../.#####./#######
    car =..####./.##..#./#######/#######/.#...#.
    bicycle =..##.#.../...#.##../.##.#.##./#..#.#..#/.##...##.
    cart =##...../.######/.#####./......./..#..#.
    clock =.#####./#..#..#/#..##.#/#.....#/.#####.
    timer =...#.../.#####./#..#..#/#..#..#/.#####.
    location =.....##/...####/.######/....##./....#..
    airplane =..#..../..##.../#######/..##.../..#....
    trophy =#######/#.###.#/.#####./...#.../..###..
    play =##.../####./#####/####./##...
    drop =..#../.###./#####/#####/.###.
    mug =#####../#######/#####.#/#######/#####..
    cup.and.saucer =#####../######./#####../.###.../######.
    shippingbox =.#####./#..#..#/#######/#.....#/#######
    bag =..###../.#...#./#######/#######/#######
    fork.knife =#.#..##/#.#..##/.#...##/.#....#/.#....#
    flame =..#../.##../.####/##.##/.###.
    moon =..##./.##../.##.../.##../..###
    """

  static let rows = """
    xmark #...#/.#.#./..#../.#.#./#...#
    multiply #...#/.#.#./..#../.#.#./#...#
    checkmark ....#/...##/#.##./###../.#...
    plus ..#../..#../#####/..#../..#..
    minus #####
    soccerball .###./#.#.#/##.##/#.#.#/.###.
    basketball .###./#.#.#/#####/#.#.#/.###.
    hourglass #####/.###./..#../.###./#####
    calendar #.#.#/#####/#...#/#.#.#/#####
    gear #.#.#/.###./##.##/.###./#.#.#
    gearshape #.#.#/.###./##.##/.###./#.#.#
    creditcard #####/...../#####/#####
    mic ..#../..#../#.#.#/.###./..#..
    doc.text ####/#..#/####/#..#/####
    building.2 ###../#.###/###.#/#.###/###.#
    cross ..#../..#../#####/..#../..#..
    equal #####/...../#####
    dollarsign .####/#.#../.###./..#.#/####.
    flashlight.off =######/######/.####./.####./.####.
    play =##....../#####.../########/#####.../##......
    pause ##.##/##.##/##.##/##.##/##.##
    stop.fill #####/#####/#####/#####/#####
    stop #####/#...#/#...#/#...#/#####
    heart.fill .#.#./#####/#####/.###./..#..
    heart .#.#./#.#.#/#...#/.#.#./..#..
    star.fill ..#../#####/.###./.###./#...#
    bolt ..##./.##../#####/..##./.##..
    flame ..#../.##../.####/##.##/.###.
    bell ..#../.###./.###./#####/..#..
    person .###./.###./..#../.###./#####
    phone ##.../##.../#..../##.##/.####
    house ..#../.###./#####/.###./.#.#.
    car .###../.#.#../######/######/.#..#.
    bus ####/#..#/####/####/#..#
    tram .##./####/#..#/####/#..#
    moon .##../##.../##.../###.#/.###.
    sun.max ..#../.###./#####/.###./..#..
    location ....#/..###/####./..##./..#..
    mappin .###./.###./.###./..#../..#..
    clock .###./#.#.#/#.###/#...#/.###.
    timer .#.#./#...#/#.#.#/#...#/.###.
    stopwatch ..#../.###./#.#.#/#...#/.###.
    flag ####./####./#..../#..../#....
    chevron.right .#../..#./...#/..#./.#..
    chevron.forward .#../..#./...#/..#./.#..
    chevron.left ..#./.#../#.../.#../..#.
    chevron.up ..#../.#.#./#...#
    chevron.down #...#/.#.#./..#..
    arrowtriangle.up ..#../..#../.###./.###./#####
    arrowtriangle.down #####/.###./.###./..#../..#..
    triangle.fill ..#../..#../.###./.###./#####
    arrow.right ..#../...#./#####/...#./..#..
    arrow.forward ..#../...#./#####/...#./..#..
    arrow.left ..#../.#.../#####/.#.../..#..
    arrow.up ..#../.###./#.#.#/..#../..#..
    arrow.down ..#../..#../#.#.#/.###./..#..
    arrow.up.right .####/...##/..#.#/.#..#/#....
    arrow.down.right #..../.#..#/..#.#/...##/.####
    cart #..../#####/.####/...../.#.#.
    bag .###./#...#/#####/#####/#####
    shippingbox #####/..#../#####/#####/#####
    gift .#.#./#####/##.##/##.##/##.##
    fork.knife #.#.#/#.#.#/###.#/.#..#/.#..#
    trophy #####/#####/.###./..#../.###.
    crown #.#.#/#.#.#/#####/#####
    airplane ..#../..#../#####/..#../.###.
    magnifyingglass .##../#..#./#..#./.##../...##
    leaf ...##/.####/####./###../#....
    drop ..#../.###./.###./#####/.###.
    music.note ..##/..#./..#./###./###.
    envelope #####/##.##/#.#.#/#####
    lock .###./.#.#./#####/#####/#####
    camera =...####.../##########/###....###/###....###/##########
    video ####.#/######/######/####.#
    eye .###./#.#.#/.###.
    trash #####/...../.###./.###./.###.
    dumbbell #...#/#...#/#####/#...#/#...#
    exclamationmark #/#/#/./#
    questionmark ###/..#/.#./.../.#.
    exclamationmark.triangle ..#../.#.#./.#.#./##.##/#####
    waveform ..#../..#.#/#.#.#/#.#../..#..
    figure.walk .#./###/.#./.#./#.#
    figure.run ..##/###./.##./#..#/#...
    circle .###./#...#/#...#/#...#/.###.
    circle.fill .###./#####/#####/#####/.###.
    square.fill #####/#####/#####/#####/#####
    square #####/#...#/#...#/#...#/#####
    mug ####./#####/#####/####./####.
    cup.and.saucer ####./#####/####./.##../#####
    """

  private static let table = RowTable(named: rows, read: bitmap)
  private static let smallTable = RowTable(named: smallRows, read: bitmap)

  private static func bitmap(_ drawing: Substring) -> BitmapFont.Glyph? {
    BitmapFont.glyph(drawing.split(separator: "/"), middleColumn: 2)
  }
}
