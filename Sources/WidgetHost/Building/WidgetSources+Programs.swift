extension WidgetSources {
  /// The files, by their places, that only programs of packages compile.
  ///
  /// The target that holds the activities is the widget's own, as `AppModule` of an app for Swift Playgrounds is.
  var filesOfPrograms: Set<Int> {
    let programs = packages.flatMap {
      LocalPackage.programFolders(of: ProjectPath.join(folder, $0.folder))
    }
    guard !programs.isEmpty else { return [] }
    let paths = files.map { ProjectPath.join(folder, $0.path) }
    return programs.reduce(into: []) { found, program in
      let inside = program + "/"
      let own = paths.indices.filter { paths[$0].hasPrefix(inside) }
      let holdsWidget = own.contains {
        files[$0].text.contains(bytesOf: "ActivityConfiguration")
          || files[$0].text.contains(bytesOf: "WidgetConfiguration")
      }
      if !holdsWidget { found.formUnion(own) }
    }
  }
}
