import Raster

/// Names of SF Symbols and the glyphs that stand for them.
///
/// A row: the glyph of the outline, the glyph of the filled variant, the glyph in ASCII, then the names that
/// they serve, without `.fill` and other variants. All glyphs are in DejaVu Sans Mono and take one or
/// two columns.
enum SymbolGlyphs {
  /// What stands for symbols of dots where they are large: dots keep even distances in cells only.
  static let spread = ["ellipsis": "● ● ●"]

  static let rows = """
    ✓ ✔ v checkmark checkmark.seal checkmark.gobackward checkmark.message
    ✕ ✖ x xmark multiply xmark.octagon xmark.bin xmark.seal clear
    + ✚ + plus plus.app plus.message
    − − - minus
    ± ± + plusminus plus.forwardslash.minus
    ÷ ÷ / divide
    = = = equal lessthan.equal
    ⊕ ⊕ + plus.circle plus.magnifyingglass
    ⊖ ⊖ - minus.circle minus.magnifyingglass
    ⊗ ⊗ x xmark.circle multiply.circle xmark.shield
    ✓ ✔ v checkmark.circle checkmark.shield person.crop.circle.badge.checkmark
    ⊜ ⊜ = equal.circle
    ⊞ ⊞ + plus.square square.grid.2x2 rectangle.grid.2x2 circle.grid.2x2 square.split.2x2
    ⊟ ⊟ - minus.square archivebox tray tray.and.arrow.up tv.and.mediabox
    ⊠ ⊠ x xmark.square multiply.square
    ☑ ☑ v checkmark.square checkmark.rectangle checklist
    ☐ ☐ # square.dashed
    ⊡ ⊡ # dot.square applewatch applewatch.watchface applewatch.side.right dot.viewfinder plus.viewfinder applewatch.radiowaves.left.and.right
    ! ! ! exclamationmark exclamationmark.circle exclamationmark.square exclamationmark.bubble exclamationmark.octagon exclamationmark.shield exclamationmark.2 exclamationmark.3
    ⚠ ⚠ ! exclamationmark.triangle alert
    ? ? ? questionmark questionmark.circle questionmark.square questionmark.bubble
    i i i info info.circle info.square info.bubble
    # # # number number.circle grid
    @ @ @ at
    % % % percent
    $ $ $ dollarsign dollarsign.circle dollarsign.square dollarsign.arrow.circlepath
    € € E eurosign
    £ £ L sterlingsign
    ¥ ¥ Y yensign
    ¢ ¢ c centsign
    ∞ ∞ 8 infinity link paperclip cable.connector cable.connector.horizontal
    ∑ ∑ E sum
    √ √ v x.squareroot
    ƒ ƒ f function
    ○ ● o circle oval applelogo apple.logo circlebadge peacesign
    ◌ ◌ o circle.dashed circle.dotted circle.dashed.inset.filled slowmo
    ◉ ◉ o record.circle smallcircle.filled.circle largecircle.fill.circle circle.inset.filled button.programmable robotic.vacuum dot.circle lifepreserver
    ◎ ◎ O target scope circle.circle dot.scope lifepreserver gyroscope
    ◐ ◐ ( circle.lefthalf.filled circle.righthalf.filled circle.bottomhalf.filled
    □ ■ # square app rectangle.portrait rectangle.inset.filled
    ▭ ▬ = rectangle capsule creditcard iphone.and.arrow.forward laptopcomputer.and.iphone delete.forward ticket tv display desktopcomputer laptopcomputer ipad.landscape menubar.rectangle dock.rectangle play.rectangle lanyardcard rectangle.on.rectangle wallet.pass giftcard creditcard.and.123 creditcard.trianglebadge.exclamationmark rectangle.split.3x1 rectangle.righthalf.inset.filled rectangle.lefthalf.inset.filled rectangle.on.rectangle.angled button.horizontal button.horizontal.top.press rectangle.portrait.on.rectangle.portrait airplayvideo pip pip.enter sidebar.trailing apple.terminal pc macbook wallet.bifold
    ▯ ▮ [ iphone doc ipad apps.iphone iphone.gen3 candybarphone fuelpump fuelpump.circle homepod door.left.hand.closed refrigerator washer doc.on.doc clipboard ipod trashcan doc.on.clipboard radio doc.on.document platter.filled.top.iphone platter.filled.bottom.iphone ipad.and.iphone flask fuelpump.exclamationmark iphone.radiowaves.left.and.right simcard sdcard flipphone testtube.2 av.remote
    ▤ ▤ = doc.text doc.plaintext banknote newspaper text.alignleft text.justify note note.text film film.stack chart.line.text.clipboard sparkles.rectangle.stack doc.text.viewfinder square.3.layers.3d rectangle.3.group bubble.left.and.text.bubble.right person.2.crop.square.stack list.clipboard server.rack bus bus.doubledecker list.bullet.rectangle text.book.closed tray.full text.quote doc.zipper tray.2 lock.doc
    ▥ ▥ | tram train.side.front.car train.side.middle.car train.side.rear.car barcode lightrail cablecar
    ▦ ▦ # calendar calendar.circle calendar.day.timeline.left building building.2 building.columns cpu memorychip keyboard tablecells building.2.crop.circle squareshape.split.3x3 keyboard.chevron.compact.down keyboard.onehanded.left computermouse
    ▧ ▧ # map
    ▨ ▨ # photo photo.on.rectangle photo.artframe photo.on.rectangle.angled livephoto livephoto.play camera.filters photo.stack doc.text.image
    ▩ ▩ # qrcode qrcode.viewfinder checkerboard.rectangle
    △ ▲ ^ triangle arrowtriangle.up pyramid mountain.2 tent angle
    ▽ ▼ v arrowtriangle.down shield shield.checkered line.3.horizontal.decrease cone shield.lefthalf.filled shield.righthalf.filled shield.lefthalf.fill
    ▷ ► > play arrowtriangle.right arrowtriangle.forward play.circle play.square
    ◁ ◄ < arrowtriangle.left arrowtriangle.backward tag speaker megaphone megaphone.circle horn speaker.wave.1 bookmark.tag speaker.plus speaker.minus
    ◁) ◄) <) speaker.wave.2 speaker.wave.3 speaker.wave.2.circle
    ❚❚ ❚❚ || pause pause.circle pause.rectangle
    ►❚ ►❚ >| playpause
    □ ■ # stop stop.circle
    ▷▷ ►► >> forward forward.circle goforward.fast
    ◁◁ ◄◄ << backward backward.circle
    ▷| ►| >| forward.end forward.end.alt forward.frame
    |◁ |◄ |< backward.end backward.end.alt backward.frame
    ◇ ◆ o diamond suit.diamond rhombus octagon hexagon pentagon seal arrow.triangle.turn.up.right.diamond.square
    ◊ ♦ o drop oilcan drop.circle humidity drop.triangle drop.halffull drop.degreesign
    ♡ ♥ v heart suit.heart heart.circle heart.square heart.text.square bolt.heart arrow.up.heart stethoscope heart.rectangle
    ☆ ★ * star star.circle star.square star.leadinghalf.filled star.bubble
    ⋆ ✦ * sparkle sparkles wand.and.stars wand.and.rays wand.and.stars.inverse apple.intelligence wand.and.sparkles
    ✪ ✪ * medal star.circle.medal rosette medal.star figure.trophy
    ♤ ♠ * suit.spade
    ♧ ♣ * suit.club tree camera.macro
    ⚐ ⚑ P flag flag.circle flag.2.crossed flag.square bookmark bookmark.circle flag.filled.and.flag.crossed
    ▞ ▞ # flag.checkered flag.checkered.circle flag.checkered.2.crossed flag.pattern.checkered flag.pattern.checkered.2.crossed checkerboard.shield
    ⚱ ⚱ Y trophy trophy.circle
    ♕ ♛ W crown crown.circle
    ⌂ ⌂ ^ house house.circle house.lodge homekit music.note.house hospital house.and.flag storefront
    ☎ ☎ T phone phone.circle phone.connection phone.arrow.up.right phone.arrow.down.left phone.badge.plus phone.down phone.down.circle phone.bubble teletype
    ✉ ✉ M envelope envelope.open envelope.circle mail mail.stack envelope.arrow.triangle.branch
    ➢ ➤ > paperplane paperplane.circle location location.circle location.north location.north.circle location.square location.viewfinder location.north.line location.north.line.circle
    ◉ ◉ o mappin mappin.circle mappin.and.ellipse mappin.square mappin.and.ellipse.circle pin pin.circle dot.radiowaves.left.and.right dot.radiowaves.right antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.circle wave.3.right airplayaudio sensor dot.radiowaves.up.forward personalhotspot
    ⌕ ⌕ Q magnifyingglass magnifyingglass.circle text.magnifyingglass doc.text.magnifyingglass location.magnifyingglass binoculars binoculars.circle sparkle.magnifyingglass
    ✎ ✎ / pencil pencil.and.scribble pencil.circle square.and.pencil pencil.tip paintbrush highlighter pencil.line paintbrush.pointed eraser compass.drawing rectangle.and.pencil.and.ellipsis
    ✂ ✂ x scissors
    ⚙ ⚙ * gear gearshape gearshape.2 gear.circle engine.combustion
    ⚒ ⚒ T hammer wrench wrench.and.screwdriver screwdriver hammer.circle
    ⊸ ⊸ f key key.icloud key.horizontal key.radiowaves.forward key.viewfinder
    ◘ ◙ # lock lock.icloud lock.circle lock.shield lock.open lock.rotation lock.iphone lock.square
    ⌫ ⌫ x trash trash.circle delete.left delete.backward
    ⌦ ⌦ x delete.right
    ◙ ◙ o camera camera.circle camera.viewfinder web.camera
    □◃ ■◂ #< video video.circle video.badge.plus arrow.up.right.video
    ⌽ ⌽ 9 mic mic.circle mic.and.signal.meter music.mic ear ear.badge.waveform
    ∩ ∩ n headphones earpods airpods airpodspro headphones.circle beats.headphones airpodsmax earbuds
    ♪ ♪ d music.note music.quarternote.3 music.note.tv guitars pianokeys
    ♫ ♫ d music.note.list music.note.house.list
    ▃▆ ▃▆ ll waveform waveform.and.mic chart.bar waveform.circle chart.bar.xaxis cellularbars waveform.badge.mic chart.bar.doc.horizontal dial.high
    ⌁ ⌁ ~ waveform.path.ecg waveform.path waveform.path.ecg.rectangle scribble scribble.variable
    ↗ ↗ / chart.line.uptrend.xyaxis chart.xyaxis.line chart.line.flattrend.xyaxis chart.dots.scatter
    ↘ ↘ \\ chart.line.downtrend.xyaxis
    ◔ ◕ o chart.pie timer timer.circle stopwatch stopwatch.circle gauge gauge.with.dots.needle.bottom.0percent gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.bottom.100percent gauge.with.dots.needle.0percent gauge.with.dots.needle.100percent gauge.medium speedometer gauge.with.needle gauge.high gauge.low gauge.with.dots.needle.50percent gauge.with.dots.needle.33percent gauge.with.dots.needle.67percent barometer dial.low dial.medium timelapse progress.indicator rays dial.min
    ◷ ◷ o clock clock.circle alarm deskclock clock.arrow.circlepath clock.arrow.2.circlepath clock.badge.checkmark clock.badge.exclamationmark clock.badge.xmark alarm.waves.left.and.right watchface.applewatch.case
    ⌶ ⌶ X hourglass hourglass.circle hourglass.bottomhalf.filled hourglass.tophalf.filled
    ⍝ ⍝ A bell bell.circle bell.and.waves.left.and.right bell.square bell.badge alarm.bell
    ☀ ☀ * sun.max sun.min sun.horizon sunrise sunset sun.dust sun.haze sun.max.circle light.max lightbulb lightbulb.circle lamp.desk light.beacon.max lightbulb.led lamp.floor lamp.table light.min lightswitch.on exclamationmark.warninglight sun.and.horizon lightswitch.off lightbulb.max lightbulb.min
    ▽ ▼ V flashlight flashlight.on flashlight.off
    ☾ ☾ C moon moon.circle moonphase.waxing.crescent powersleep bed.double bed.double.circle moonphase.waning.crescent
    ☾⋆ ☾⋆ C* moon.stars moon.stars.circle cloud.moon sparkles.moon
    ☾z ☾z Cz moon.zzz zzz
    ☁ ☁ @ cloud cloud.circle cloud.sun cloud.fog smoke icloud cloud.bolt icloud.and.arrow.down icloud.and.arrow.up checkmark.icloud icloud.circle xmark.icloud exclamationmark.icloud carbon.dioxide.cloud
    ☂ ☂ T umbrella cloud.rain cloud.drizzle cloud.heavyrain cloud.sun.rain cloud.bolt.rain beach.umbrella cloud.hail
    ❄ ❄ * snowflake cloud.snow snow cloud.sleet snowflake.circle air.conditioner.horizontal
    ≋ ≋ ~ wind water.waves wind.snow tornado hurricane figure.pool.swim.water air.purifier
    ⌔ ⌔ ^ wifi wifi.circle wifi.router wifi.exclamationmark
    ↯ ↯ Z bolt ev.plug.dc.ccs1 ev.plug.ac.type.1 bolt.circle bolt.horizontal bolt.horizontal.circle bolt.car powerplug bolt.square ev.charger bolt.batteryblock power.circle.bolt bolt.shield
    ♨ ♨ W flame flame.circle cup.and.heat.waves heater.vertical oven cooktop frying.pan birthday.cake microwave fireplace
    ❧ ❧ % leaf leaf.circle leaf.arrow.circlepath laurel.leading laurel.trailing carrot tree.circle
    ⊥ ⊥ L thermometer thermometer.and.liquid.waves thermometer.medium thermometer.sun thermometer.snowflake thermometer.high thermometer.low
    ♙ ♟ i person person.circle person.crop.circle person.crop.square person.badge.plus person.text.rectangle person.wave.2 person.badge.clock person.fill.checkmark person.badge.key figure figure.stand figure.arms.open figure.stand.line.dotted.figure.stand figure.dress.line.vertical.figure person.bust person.fill.xmark figure.seated.seatbelt figure.seated.side accessibility
    ♙♙ ♟♟ ii person.2 person.3 person.2.circle person.2.wave.2 figure.2 figure.2.arms.open person.3.sequence rectangle.stack.person.crop figure.2.and.child.holdinghands shared.with.you figure.and.child.holdinghands shareplay
    λ λ k figure.walk figure.walk.circle figure.hiking figure.walk.motion figure.step.training figure.stairs figure.roll figure.wave figure.mind.and.body figure.yoga figure.pilates figure.cooldown figure.flexibility figure.dance figure.core.training figure.rower figure.elliptical figure.indoor.cycle figure.golf figure.tennis figure.basketball figure.badminton figure.boxing figure.martial.arts figure.kickboxing figure.climbing figure.skiing.downhill figure.skiing.crosscountry figure.snowboarding figure.surfing figure.skating figure.volleyball figure.baseball figure.cricket figure.american.football figure.hockey figure.fencing figure.gymnastics figure.handball figure.jumprope figure.mixed.cardio figure.play figure.rugby figure.softball figure.squash figure.table.tennis figure.water.fitness figure.child figure.fall figure.equestrian.sports figure.archery figure.bowling figure.curling figure.fishing figure.lacrosse figure.racquetball figure.sailing figure.taichi figure.track.and.field figure.waterpolo figure.wrestling figure.barre figure.cross.training figure.disc.sports figure.hand.cycling figure.pickleball figure.socialdance figure.hunting figure.walk.departure figure.walk.arrival figure.roll.runningpace figure.strengthtraining figure.outdoor.rowing figure.ice.skating figure.skateboarding
    λ» λ» k> figure.run figure.run.circle figure.run.square.stack figure.highintensity.intervaltraining figure.soccer figure.run.treadmill figure.walk.treadmill figure.run.motion
    ≈ ≈ ~ figure.pool.swim figure.open.water.swim
    ╟╢ ╟╢ HH dumbbell dumbbell.circle figure.strengthtraining.traditional figure.strengthtraining.functional
    ▟▙ ▟▙ nn car car.circle car.side car.side.front.open car.side.rear.open car.front.waves.up car.top.door.front.left.open car.2 car.rear suv.side convertible.side pickup.side steeringwheel carseat.left car.window.left taxi
    ▆▟ ▆▟ Do truck.box truck.pickup.side truck.box.badge.clock box.truck box.truck.badge.clock
    ⊚⊚ ⊚⊚ oo bicycle bicycle.circle scooter moped figure.outdoor.cycle motorcycle
    ✈ ✈ + airplane airplane.circle airplane.departure airplane.arrival paperplane.departure airplane.ticket
    ◺ ◣ / sailboat ferry ferry.circle sailboat.circle oar.2.crossed
    ♆ ♆ J anchor
    P P P parkingsign parkingsign.circle
    ‖ ‖ H road.lanes road.lanes.curved.left line.2.vertical road.lanes.curved.right
    ◍ ◍ O globe globe.americas globe.europe.africa globe.asia.australia network globe.central.south.asia globe.badge.chevron.backward
    ⍟ ✪ O soccerball soccerball.circle soccerball.inverse volleyball cricket.ball
    ⊘ ⊘ O nosign circle.slash slash.circle prohibit line.diagonal
    ⊝ ⊝ O football football.circle baseball rugbyball american.football rugbyball.circle american.football.professional
    ⊛ ⊛ O basketball basketball.circle tennisball tennisball.circle hockey.puck figure.tennisball tennis.racket
    ◖◗ ◖◗ oo gamecontroller gamecontroller.circle arcade.stick
    ⚄ ⚄ # dice die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 puzzlepiece puzzlepiece.extension
    ❒ ❒ # shippingbox shippingbox.circle cube cube.box shippingbox.and.arrow.backward cube.transparent archivebox.circle
    ⊔ ⊔ U bag bag.circle cart cart.circle basket takeoutbag.and.cup.and.straw handbag bag.badge.plus suitcase briefcase backpack cart.fill.badge.minus case duffle.bag suitcase.rolling suitcase.cart
    ⊞ ⊞ # gift gift.circle app.gift
    Ψ| Ψ| Y| fork.knife fork.knife.circle
    ⊍ ⊍ U cup.and.saucer mug wineglass waterbottle cup.and.saucer.circle popcorn
    ⚖ ⚖ T scalemass scalemass.circle scale.3d
    ├ ├ E ruler level lines.measurement.horizontal lines.measurement.vertical pencil.and.ruler
    ✚ ✚ + cross cross.case cross.circle pills bandage staroflife medical.thermometer cross.vial syringe heart.text.clipboard ivfluid.bag pill
    ☺ ☻ ) face.smiling face.smiling.inverse face.dashed theatermasks facemask
    ☹ ☹ ( face.frowning hand.thumbsdown.face
    ☝ ☝ ! hand.point.up hand.pinch hand.rays hand.point.up.left hand.thumbsup hand.thumbsup.circle hand.raised hand.tap hand.raised.circle hand.wave hands.clap hands.sparkles hand.raised.fingers.spread hand.point.up.braille hands.and.sparkles rectangle.and.hand.point.up.left
    ☟ ☟ v hand.point.down hand.thumbsdown hand.thumbsdown.circle
    ☞ ☞ > hand.point.right
    ☜ ☜ < hand.point.left
    ◉ ◉ o eye eye.circle eyes eyeglasses sunglasses
    ❝ ❝ " bubble bubble.left bubble.right message message.circle quote.bubble text.bubble bubble.left.and.bubble.right quote.opening ellipsis.bubble captions.bubble ellipsis.message plus.bubble bubble.middle.bottom bubble.left.and.exclamationmark.bubble.right
    ❞ ❞ " quote.closing
    ◫ ◫ B book book.closed book.circle books.vertical menucard magazine graduationcap square.split.2x1 rectangle.split.2x1 sidebar.left sidebar.right character.book.closed ellipsis.vertical.bubble sidebar.leading sidebar.trailing
    ▱ ▰ / folder folder.circle folder.badge.plus externaldrive internaldrive opticaldiscdrive tray.and.arrow.down folder.badge.gearshape questionmark.folder folder.badge.person.crop cylinder.split.1x2
    ≣ ≡ = line.3.horizontal list.dash text.aligncenter text.alignright line.horizontal.3 equal.square list.triangle line.3.horizontal.circle slider.horizontal.3 square.stack rectangle.stack square.stack.3d.up list.bullet.indent text.append text.badge.plus text.badge.checkmark text.badge.xmark text.badge.minus text.insert text.redaction square.stack.3d.down.forward
    ≔ ≔ = list.bullet list.number list.star slider.vertical.3 filemenu.and.selection list.bullet.circle
    ⋯ ⋯ . ellipsis ellipsis.circle ellipsis.rectangle
    ⌜⌟ ⌜⌟ [] viewfinder viewfinder.circle barcode.viewfinder document.viewfinder arrow.up.left.and.arrow.down.right text.viewfinder faceid touchid arrow.down.right.and.arrow.up.left arrow.up.and.down.and.arrow.left.and.right
    ▯ ▮ # battery.0 battery.25 battery.50 battery.75 battery.100 battery.100.bolt minus.plus.batteryblock battery.0percent battery.25percent battery.50percent battery.75percent battery.100percent battery.100percent.bolt
    ⌘ ⌘ C command
    ⌥ ⌥ O option arrow.branch arrow.triangle.branch arrow.triangle.pull
    ⇧ ⬆ ^ shift capslock
    ⏎ ⏎ < return return.left
    ⎋ ⎋ o escape power power.circle power.dotted togglepower
    ☼ ☼ * fan fan.circle fanblades fan.desk sun.rain
    ☯ ☯ % yin.yang
    ❀ ❀ * pawprint pawprint.circle dog cat hare tortoise bird ant ladybug lizard teddybear
    ∝ ∝ ~ fish fish.circle fossil.shell
    › › > chevron.right chevron.forward chevron.compact.right chevron.right.circle chevron.right.square chevron.forward.circle chevron.forward.to.line chevron.right.to.line
    ‹ ‹ < chevron.left chevron.backward chevron.compact.left chevron.left.circle chevron.backward.circle chevron.left.to.line chevron.backward.to.line
    ⌃ ⌃ ^ chevron.up chevron.compact.up chevron.up.circle control chevron.up.square chevron.up.2
    ⌄ ⌄ v chevron.down chevron.compact.down chevron.down.circle chevron.down.square chevron.down.2
    ↕ ↕ | chevron.up.chevron.down arrow.up.and.down arrow.up.and.down.circle chevron.up.chevron.down.square
    » » > chevron.right.2 chevron.forward.2 chevron.forward.dotted.chevron.forward chevron.right.dotted.chevron.right
    « « < chevron.left.2 chevron.backward.2
    <> <> <> chevron.left.forwardslash.chevron.right chevron.left.chevron.right curlybraces
    → → > arrow.right arrow.forward arrow.right.circle arrow.right.square arrow.forward.circle arrow.forward.square arrow.right.doc.on.clipboard arrowshape.right arrowshape.forward arrowshape.zigzag.right
    ← ← < arrow.left arrow.backward arrow.left.circle arrow.left.square arrow.backward.circle arrowshape.left arrowshape.backward arrowshape.turn.up.left
    ↑ ↑ ^ arrow.up arrow.up.circle arrow.up.square arrow.up.doc arrowshape.up arrow.up.heart.square
    ↓ ↓ v arrow.down arrow.down.circle arrow.down.square arrow.down.doc arrowshape.down arrow.down.heart
    ↗ ↗ / arrow.up.right arrow.up.forward arrow.up.right.circle arrow.up.forward.circle arrow.up.right.square arrow.up.forward.app arrow.up.forward.square
    ↘ ↘ \\ arrow.down.right arrow.down.forward arrow.down.right.circle arrow.down.right.square arrow.down.forward.circle
    ↙ ↙ / arrow.down.left arrow.down.backward arrow.down.left.circle arrow.down.left.square
    ↖ ↖ \\ arrow.up.left arrow.up.backward arrow.up.left.circle arrow.up.left.square
    ↔ ↔ - arrow.left.and.right arrow.left.and.right.circle arrow.left.and.right.square arrow.left.and.line.vertical.and.arrow.right
    ⇄ ⇄ = arrow.left.arrow.right arrow.left.arrow.right.circle arrow.right.arrow.left shuffle shuffle.circle arrow.2.squarepath arrow.left.arrow.right.square rectangle.2.swap arrow.swap arrow.triangle.swap switch.2
    ⇅ ⇅ | arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.arrow.down.square
    ↻ ↻ C arrow.clockwise arrow.clockwise.circle arrow.triangle.2.circlepath arrow.triangle.2.circlepath.icloud arrow.triangle.2.circlepath.circle repeat repeat.circle repeat.1 arrow.circlepath goforward goforward.10 goforward.15 goforward.30 arrow.trianglehead.2.clockwise arrow.trianglehead.clockwise arrow.clockwise.heart rotate.right arrow.clockwise.square arrow.2.circlepath arrow.trianglehead.2.clockwise.rotate.90 arrow.clockwise.icloud arrow.3.trianglepath camera.rotate goforward.5 goforward.plus arrow.rectanglepath
    ↺ ↺ C arrow.counterclockwise arrow.counterclockwise.circle gobackward gobackward.10 gobackward.15 gobackward.30 arrow.trianglehead.counterclockwise rotate.left gobackward.5
    ↳ ↳ L arrow.turn.down.right arrow.turn.down.right.circle
    ↲ ↲ J arrow.turn.down.left
    ↰ ↰ r arrow.turn.up.left arrow.turn.left.up
    ↱ ↱ r arrow.turn.up.right arrow.turn.right.up arrow.triangle.turn.up.right.circle arrow.triangle.turn.up.right.diamond arrow.turn.up.right.circle arrow.merge arrow.triangle.merge arrow.triangle.turn.up.right
    ↴ ↴ L arrow.turn.right.down arrow.bounce arrow.right.circle.dotted
    ↵ ↵ J arrow.turn.left.down arrow.uturn.down
    ↩ ↩ < arrow.uturn.left arrow.uturn.backward arrow.uturn.left.circle arrow.uturn.backward.circle arrowshape.turn.up.backward arrow.uturn.up
    ↪ ↪ > arrow.uturn.right arrow.uturn.forward arrow.uturn.right.circle arrowshape.turn.up.right arrowshape.turn.up.forward
    ↥ ↥ ^ arrow.up.to.line arrow.up.to.line.alt square.and.arrow.up square.and.arrow.up.circle arrow.up.to.line.compact arrow.up.bin
    ↧ ↧ v arrow.down.to.line square.and.arrow.down arrow.down.to.line.compact arrow.down.app square.and.arrow.down.on.square
    ⇥ ⇥ > arrow.right.to.line rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward arrow.forward.to.line rectangle.righthalf.inset.filled.arrow.right door.right.hand.open
    ⇤ ⇤ < arrow.left.to.line arrow.backward.to.line
    ╪ ╪ # bridge building.tower stairs escalator figure.stairs.circle elevator ladder figure.stair.stepper
    ▄▖ ▄▖ =. sofa chair bathtub shower toilet chair.lounge
    ≜ ≜ A textformat character textformat.abc textformat.size a.magnify translate character.cursor.ibeam
    ✺ ✺ * party.popper balloon burst fireworks balloon.2 microbe allergens sun.max.trianglebadge.exclamationmark
    ⌺ ⌺ o opticaldisc smallcircle.circle recordingtape livephoto circle.hexagongrid circle.hexagonpath circles.hexagongrid
    ◣ ◣ L shoe shoe.2 shoeprints.fill.row sleep shoeprints tshirt shoe.circle
    ⌔ ⌔ ( sensor.tag.radiowaves.forward airtag barometer.wave wave.3.forward wave.3.left
    ❂ ❂ * brain brain.head.profile brain.filled.head.profile lungs
    ✎ ✐ / hand.draw pencil.and.outline signature pencil.and.list.clipboard eyedropper comb
    ☸ ☸ + safari view.3d circle.grid.cross perspective arkit visionpro
    ▣ ▣ # terminal macwindow dryer dishwasher stove oven hifispeaker printer sportscourt entry.lever.keypad door.garage.closed door.garage.open square.grid.3x3 pip.swap play.tv
    ◉ ◉ o apple.logo moonphase.full.moon bonjour circle.grid.3x3 moon.haze stroller
    ≈ ≈ = aqi.low aqi.medium aqi.high sprinkler.and.droplets spigot directcurrent
    ≋ ≋ ~ point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath point.bottomleft.forward.to.point.topright.scurvepath point.3.connected.trianglepath.dotted point.topleft.down.curvedto.point.filled.bottomright.up point.topleft.filled.down.to.point.bottomright.curvepath
    ⊢ ⊢ T signpost.left signpost.right signpost.and.arrowtriangle.up signpost.right.and.left
    ◍ ◍ o paintpalette theatermask.and.paintbrush
    B B B bitcoinsign
    ▯ ▮ [ door.left.hand.open scroll book.pages doc.richtext list.bullet.clipboard
    ▤ ▥ = tram.fill.tunnel checklist.checked
    ≜ ≜ A bold abc underline italic strikethrough
    * * * asterisk atom
    ₹ ₹ R indianrupeesign
    ₩ ₩ W wonsign
    > > > greaterthan
    < < < lessthan
    ∩ ∩ n rainbow
    ⏏ ⏏ ^ eject
    """
}
