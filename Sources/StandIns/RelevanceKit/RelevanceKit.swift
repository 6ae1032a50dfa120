// `RelevantContext` was one of AppIntents' types before it had a framework of its own.
@_exported import AppIntents
