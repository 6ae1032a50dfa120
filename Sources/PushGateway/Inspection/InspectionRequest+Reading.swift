extension InspectionRequest {
  /// Creates the request, with its path and query taken apart.
  init(_ request: Request) {
    let target = Array(request[.path] ?? Bytes(start: nil, count: 0))[...]
    let path = target.prefix { $0 != UInt8(ascii: "?") }
    let query = target.dropFirst(path.count + 1).split(separator: UInt8(ascii: "&"))
    let names: [HeaderName] = [
      .host, .authority, .authorization, .contentLength, .origin, .fetchSite,
    ]
    self.init(
      method: request.text(.method) ?? "",
      path: PercentDecoding.text(path),
      query: query.map { pair in
        let name = pair.prefix { $0 != UInt8(ascii: "=") }
        return (
          PercentDecoding.text(name, plusIsSpace: true),
          PercentDecoding.text(pair.dropFirst(name.count + 1), plusIsSpace: true)
        )
      },
      headers: request.others
        + names.compactMap { name in request.text(name).map { ("\(name.text)", $0) } },
      body: Array(request.body))
    isCut = request.bodyCount > request.bodyLimit
  }
}
