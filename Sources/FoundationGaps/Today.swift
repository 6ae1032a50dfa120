extension Calendar {
  /// Returns whether a date is on the day so many days from the one that the simulator's clock shows.
  public func _isDate(_ date: Date, daysFromToday days: Int) -> Bool {
    let today = startOfDay(for: Surroundings.date)
    guard let day = self.date(byAdding: .day, value: days, to: today) else { return false }
    return isDate(date, inSameDayAs: day)
  }
}
