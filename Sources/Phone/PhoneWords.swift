import Numbers

/// The words that the phone itself writes, in the language that it is set to.
///
/// Screens, regions that can be touched, and the age of notifications read them from here; nothing else of the phone's
/// own is in words. They follow Apple's wording where it is known to the writer of a row.
public struct PhoneWords: Hashable, Sendable {
  /// The code of the language: `de`.
  public let language: String
  public let allow: String
  public let dontAllow: String
  /// The question under an app's first card, in two lines; `%@` is the app's name.
  public let question: [String]
  /// The answer and the question where the phone asks again later.
  public let alwaysAllow: String
  public let secondQuestion: [String]
  /// The button beside a card that is swiped aside.
  public let clear: String
  public let home: String
  public let now: String
  /// `%@` is a count.
  public let minutesAgo: String
  public let hoursAgo: String

  private init(
    _ language: String, _ allow: String, _ dontAllow: String, _ question: [String],
    again: (answer: String, question: [String]), _ clear: String, _ home: String, _ now: String,
    _ minutesAgo: String, _ hoursAgo: String
  ) {
    (alwaysAllow, secondQuestion) = (again.answer, again.question)
    (self.language, self.allow, self.dontAllow) = (language, allow, dontAllow)
    (self.question, self.clear, self.home) = (question, clear, home)
    (self.now, self.minutesAgo, self.hoursAgo) = (now, minutesAgo, hoursAgo)
  }

  /// English, which stands in for a language that is not in the table.
  public static let english = PhoneWords(
    "en", "Allow", "Don’t Allow", ["Allow Live Activities from", "%@?"],
    again: ("Always Allow", ["Do you want to continue to allow Live Activities from", "%@?"]),
    "Clear", "Home", "now",
    "%@m ago", "%@h ago")

  /// All languages.
  public static let all: [PhoneWords] = [
    english,
    PhoneWords(
      "de", "Erlauben", "Nicht erlauben", ["Live-Aktivitäten von", "„%@“ erlauben?"],
      again: ("Immer erlauben", ["Live-Aktivitäten von", "„%@“ weiterhin erlauben?"]), "Löschen",
      "Home", "jetzt", "vor %@ Min.", "vor %@ Std."),
    PhoneWords(
      "fr", "Autoriser", "Refuser", ["Autoriser les activités en direct", "de « %@ » ?"],
      again: (
        "Toujours autoriser", ["Continuer d’autoriser les activités en direct", "de « %@ » ?"]
      ), "Effacer",
      "Accueil", "maintenant", "il y a %@ min", "il y a %@ h"),
    PhoneWords(
      "es", "Permitir", "No permitir", ["¿Permitir actividades en directo", "de “%@”?"],
      again: ("Permitir siempre", ["¿Seguir permitiendo actividades en directo", "de “%@”?"]),
      "Borrar",
      "Inicio", "ahora", "hace %@ min", "hace %@ h"),
    PhoneWords(
      "it", "Consenti", "Non consentire", ["Consentire le attività in tempo reale", "di “%@”?"],
      again: (
        "Consenti sempre", ["Continuare a consentire le attività in tempo reale", "di “%@”?"]
      ),
      "Cancella", "Home", "adesso", "%@ min fa", "%@ h fa"),
    PhoneWords(
      "pt", "Permitir", "Não Permitir", ["Permitir Atividades ao Vivo", "de “%@”?"],
      again: ("Permitir Sempre", ["Continuar a permitir Atividades ao Vivo", "de “%@”?"]), "Limpar",
      "Início", "agora", "há %@ min", "há %@ h"),
    PhoneWords(
      "nl", "Sta toe", "Sta niet toe", ["Sta live-activiteiten toe", "van ‘%@’?"],
      again: ("Sta altijd toe", ["Live-activiteiten blijven toestaan", "van ‘%@’?"]), "Wis",
      "Thuis",
      "nu", "%@ min geleden", "%@ u geleden"),
    PhoneWords(
      "ja", "許可", "許可しない", ["“%@”のライブアクティビティを", "許可しますか?"],
      again: ("常に許可", ["“%@”のライブアクティビティを", "引き続き許可しますか?"]), "消去", "ホーム", "今",
      "%@分前", "%@時間前"),
    PhoneWords(
      "zh", "允许", "不允许", ["允许“%@”的", "实时活动?"],
      again: ("始终允许", ["继续允许“%@”的", "实时活动?"]), "清除", "主屏幕", "现在", "%@分钟前",
      "%@小时前"),
    PhoneWords(
      "zh-Hant", "允許", "不允許", ["要允許「%@」的", "即時動態嗎？"],
      again: ("永遠允許", ["要繼續允許「%@」的", "即時動態嗎？"]), "清除", "主畫面", "現在", "%@分鐘前",
      "%@小時前"),
    PhoneWords(
      "ko", "허용", "허용 안 함", ["‘%@’의 실시간 현황을", "허용하겠습니까?"],
      again: ("항상 허용", ["‘%@’의 실시간 현황을", "계속 허용하겠습니까?"]), "지우기", "홈 화면", "지금", "%@분 전",
      "%@시간 전"),
    PhoneWords(
      "th", "อนุญาต", "ไม่อนุญาต", ["อนุญาตกิจกรรมสด", "จาก “%@” หรือไม่?"],
      again: ("อนุญาตเสมอ", ["อนุญาตกิจกรรมสดต่อไป", "จาก “%@” หรือไม่?"]), "ล้าง", "หน้าจอโฮม",
      "ตอนนี้", "%@ นาทีที่แล้ว", "%@ ชั่วโมงที่แล้ว"),
    PhoneWords(
      "hi", "अनुमति दें", "अनुमति न दें", ["“%@” की लाइव ऐक्टिविटी को", "अनुमति दें?"],
      again: ("हमेशा अनुमति दें", ["“%@” की लाइव ऐक्टिविटी को", "अनुमति देना जारी रखें?"]),
      "साफ़ करें", "होम स्क्रीन", "अभी", "%@ मि॰ पहले", "%@ घं॰ पहले"),
    PhoneWords(
      "pl", "Pozwól", "Nie pozwalaj", ["Zezwolić na aktywności na żywo", "od „%@”?"],
      again: ("Zawsze pozwalaj", ["Nadal zezwalać na aktywności na żywo", "od „%@”?"]), "Wymaż",
      "Ekran początkowy", "teraz", "%@ min temu", "%@ godz. temu"),
    PhoneWords(
      "tr", "İzin Ver", "İzin Verme",
      ["“%@” uygulamasının", "Canlı Etkinliklerine izin verilsin mi?"],
      again: (
        "Her Zaman İzin Ver",
        ["“%@” uygulamasının Canlı Etkinliklerine", "izin verilmeye devam edilsin mi?"]
      ), "Sil", "Ana Ekran", "şimdi", "%@ dk. önce", "%@ sa. önce"),
    PhoneWords(
      "ru", "Разрешить", "Не разрешать", ["Разрешить «Эфир активности»", "от «%@»?"],
      again: ("Всегда разрешать", ["Продолжать разрешать «Эфир активности»", "от «%@»?"]),
      "Очистить", "Экран «Домой»", "сейчас", "%@ мин назад", "%@ ч назад"),
    PhoneWords(
      "ar", "سماح", "عدم السماح", ["هل تريد السماح بالأنشطة المباشرة", "من ”%@“؟"],
      again: ("سماح دائمًا", ["هل تريد الاستمرار في السماح بالأنشطة المباشرة", "من ”%@“؟"]), "مسح",
      "الشاشة الرئيسية", "الآن", "قبل %@ د", "قبل %@ س"),
    PhoneWords(
      "he", "אישור", "לא לאשר", ["לאשר פעילויות בזמן אמת", "מ״%@״?"],
      again: ("לאשר תמיד", ["להמשיך לאשר פעילויות בזמן אמת", "מ״%@״?"]), "ניקוי", "מסך הבית",
      "עכשיו",
      "לפני %@ דק׳", "לפני %@ שע׳"),
  ]

  /// Returns the words of a language with or without region: `de_AT`.
  public static func of(_ locale: String) -> PhoneWords {
    let parts = locale.split { $0 == "_" || $0 == "-" || $0 == "@" }
    let code = parts.first.map { $0.lowercased() } ?? "en"
    // Chinese is written in two ways, which its script tells, else its region.
    let isTraditional =
      code == "zh" && !parts.contains("Hans")
      && parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) }
    return all.first { $0.language == (isTraditional ? "zh-Hant" : code) } ?? english
  }

  /// Returns a question about an app, line by line.
  public func text(of question: PhoneScene.Card.Question, app: String) -> [String] {
    (question == .allow ? self.question : secondQuestion).map { $0.replacing("%@", with: app) }
  }

  /// Returns the answer that lets an app show its activities.
  public func yes(to question: PhoneScene.Card.Question) -> String {
    question == .allow ? allow : alwaysAllow
  }

  /// Returns how long ago something came, in seconds.
  ///
  /// - Parameter number: writes a number in the language's digits.
  public func age(_ seconds: Double, number: (Int) -> String = { "\($0)" }) -> String {
    let minutes = Int(bounded: max(0, seconds) / 60)
    if minutes < 1 { return now }
    return minutes < 60
      ? minutesAgo.replacing("%@", with: number(minutes))
      : hoursAgo.replacing("%@", with: number(minutes / 60))
  }
}
