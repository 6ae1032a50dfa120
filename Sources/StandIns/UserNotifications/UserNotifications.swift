@_exported import FoundationGaps
