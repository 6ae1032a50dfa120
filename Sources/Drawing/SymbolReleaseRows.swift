/// Each SF Symbol's name, the iOS that it came with, and the forms of it that came with the same.
///
/// Forms: `f` `.fill`, `c` `.circle`, `C` `.circle.fill`, `s` `.square`, `S` `.square.fill`, `x` `.slash`, `X` `.slash.fill`.
/// Sorted by bytes; records end with a comma or a line. Up to SF Symbols 7.0, without forms of languages.
/// Read from Apple's `name_availability.plist` of the SF Symbols app, as a public repository lists it.
enum SymbolReleaseRows {
  static let rows = """
    0.circle 13 f,0.square 13 f,00.circle 13 f,00.square 13 f,01.circle 13 f,01.square 13 f,02.circle 13 f
    02.square 13 f,03.circle 13 f,03.square 13 f,04.circle 13 f,04.square 13 f,05.circle 13 f,05.square 13 f
    06.circle 13 f,06.square 13 f,07.circle 13 f,07.square 13 f,08.circle 13 f,08.square 13 f,09.circle 13 f
    09.square 13 f,1.brakesignal 16.1,1.calendar 26,1.circle 13 f,1.lane 16.1,1.magnifyingglass 13,1.square 13 f
    10.arrow.trianglehead.clockwise 18,10.arrow.trianglehead.counterclockwise 18,10.calendar 26,10.circle 13 f
    10.lane 16.1,10.square 13 f,11.calendar 26,11.circle 13 f,11.lane 16.1,11.square 13 f,12.calendar 26,12.circle 13 f
    12.lane 16.1,12.square 13 f,123.rectangle 15 f,13.calendar 26,13.circle 13 f,13.square 13 f,14.calendar 26
    14.circle 13 f,14.square 13 f,15.arrow.trianglehead.clockwise 18,15.arrow.trianglehead.counterclockwise 18
    15.calendar 26,15.circle 13 f,15.square 13 f,16.calendar 26,16.circle 13 f,16.square 13 f,17.calendar 26
    17.circle 13 f,17.square 13 f,18.calendar 26,18.circle 13 f,18.square 13 f,19.calendar 26,19.circle 13 f
    19.square 13 f,2.brakesignal 16.1,2.calendar 26,2.circle 13 f,2.lane 16.1,2.square 13 f,20.calendar 26
    20.circle 13 f,20.square 13 f,21.calendar 26,21.circle 13 f,21.square 13 f,22.calendar 26,22.circle 13 f
    22.square 13 f,23.calendar 26,23.circle 13 f,23.square 13 f,24.calendar 26,24.circle 13 f,24.square 13 f
    25.calendar 26,25.circle 13 f,25.square 13 f,26.calendar 26,26.circle 13 f,26.square 13 f,27.calendar 26
    27.circle 13 f,27.square 13 f,28.calendar 26,28.circle 13 f,28.square 13 f,29.calendar 26,29.circle 13 f
    29.square 13 f,2h 17 Cc,3.calendar 26,3.circle 13 f,3.lane 16.1,3.square 13 f,30.arrow.trianglehead.clockwise 18
    30.arrow.trianglehead.counterclockwise 18,30.calendar 26,30.circle 13 f,30.square 13 f,31.calendar 26,31.circle 13 f
    31.square 13 f,32.circle 13 f,32.square 13 f,33.circle 13 f,33.square 13 f,34.circle 13 f,34.square 13 f
    35.circle 13 f,35.square 13 f,36.circle 13 f,36.square 13 f,37.circle 13 f,37.square 13 f,38.circle 13 f
    38.square 13 f,39.circle 13 f,39.square 13 f,4.alt.circle 13 f,4.alt.square 13 f,4.calendar 26,4.circle 13 f
    4.lane 16.1,4.square 13 f,40.circle 13 f,40.square 13 f,41.circle 13 f,41.square 13 f,42.circle 13 f,42.square 13 f
    43.circle 13 f,43.square 13 f,44.circle 13 f,44.square 13 f,45.arrow.trianglehead.clockwise 18
    45.arrow.trianglehead.counterclockwise 18,45.circle 13 f,45.square 13 f,46.circle 13 f,46.square 13 f,47.circle 13 f
    47.square 13 f,48.circle 13 f,48.square 13 f,49.circle 13 f,49.square 13 f,4a 17 Cc,4h 17 Cc,4k.tv 14 f,4l 17 Cc
    5.arrow.trianglehead.clockwise 18,5.arrow.trianglehead.counterclockwise 18,5.calendar 26,5.circle 13 f,5.lane 16.1
    5.square 13 f,50.circle 13 f,50.square 13 f,6.alt.circle 13 f,6.alt.square 13 f,6.calendar 26,6.circle 13 f
    6.lane 16.1,6.square 13 f,60.arrow.trianglehead.clockwise 18,60.arrow.trianglehead.counterclockwise 18,7.calendar 26
    7.circle 13 f,7.lane 16.1,7.square 13 f,75.arrow.trianglehead.clockwise 18,75.arrow.trianglehead.counterclockwise 18
    8.calendar 26,8.circle 13 f,8.lane 16.1,8.square 13 f,9.alt.circle 13 f,9.alt.square 13 f,9.calendar 26
    9.circle 13 f,9.lane 16.1,9.square 13 f,90.arrow.trianglehead.clockwise 18,90.arrow.trianglehead.counterclockwise 18
    a 13 CcSs,a.book.closed 14 f,a.magnify 14,abc 14,abs 16.1 Cc,abs.brakesignal 16,abs.brakesignal.slash 16.1,ac 26 x
    accessibility 17 f,accessibility.badge.arrow.up.right 17,air.car.side 18 f,air.conditioner.horizontal 16 f
    air.conditioner.vertical 16 f,air.convertible.side 18 f,air.pickup.side 18 f,air.purifier 16 f,air.suv.side 18 f
    airplane 13,airplane.arrival 15,airplane.circle 14 f,airplane.cloud 26,airplane.departure 15,airplane.landed 26
    airplane.path.dotted 26,airplane.ticket 26 f,airplane.up.forward 26,airplane.up.forward.app 26 f
    airplane.up.right 26,airplane.up.right.app 26 f,airplaneseat 26,airplay.audio 18 Cc
    airplay.audio.badge.exclamationmark 18,airplay.video 18 Cc,airplay.video.badge.exclamationmark 18,airplayaudio 13
    airplayaudio.badge.exclamationmark 15,airplayaudio.circle 15 f,airplayvideo 13,airplayvideo.badge.exclamationmark 15
    airplayvideo.circle 15 f,airpod.gen3.left 15.2,airpod.gen3.right 15.2,airpod.left 14,airpod.right 14
    airpodpro.left 14,airpodpro.right 14,airpods 14,airpods.chargingcase 15 f,airpods.chargingcase.wireless 15 f
    airpods.gen3 15.2,airpods.gen3.chargingcase.wireless 15.2 f,airpods.gen4 18.2
    airpods.gen4.chargingcase.wireless 18.2 f,airpods.gen4.left 18.2,airpods.gen4.right 18.2,airpods.max 18
    airpods.pro 18,airpods.pro.chargingcase.wireless 18 f
    airpods.pro.chargingcase.wireless.radiowaves.left.and.right 18 f,airpods.pro.left 18,airpods.pro.right 18
    airpodsmax 14.5,airpodspro 14,airpodspro.chargingcase.wireless 15 f
    airpodspro.chargingcase.wireless.radiowaves.left.and.right 17 f,airport.express 14,airport.extreme 14
    airport.extreme.tower 14,airtag 15 f,airtag.radiowaves.forward 15 f,alarm 13 f,alarm.waves.left.and.right 16 f
    align.horizontal.center 15 f,align.horizontal.left 15 f,align.horizontal.right 15 f,align.vertical.bottom 15 f
    align.vertical.center 15 f,align.vertical.top 15 f,allergens 15,allergens.fill 16,alt 13,alternatingcurrent 15
    american.football 18 fCc,american.football.professional 18 fCc,amplifier 14,angle 16,ant 13 fCc
    antenna.radiowaves.left.and.right 13,antenna.radiowaves.left.and.right.circle 15 f
    antenna.radiowaves.left.and.right.slash 15,antenna.radiowaves.left.and.right.slash.circle 18 f,app 13 f
    app.background.dotted 26,app.badge 13 f,app.badge.checkmark 15 f,app.badge.clock 18 f
    app.connected.to.app.below.fill 15,app.dashed 15,app.gift 13 f,app.grid 26,app.shadow 26,app.specular 26
    app.translucent 26,appclip 14,append.page 18 f,apple.books.pages 26 f,apple.classical.pages 26 f
    apple.haptics.and.exclamationmark.triangle 18,apple.haptics.and.music.note 18 x,apple.homekit 26
    apple.image.playground 18 f,apple.intelligence 18,apple.intelligence.badge.xmark 18.5,apple.logo 16
    apple.meditate 17.4,apple.meditate.circle 18 f,apple.meditate.square.stack 17.4 f,apple.podcasts.pages 26 f
    apple.terminal 17 f,apple.terminal.circle 17.4 f,apple.terminal.on.rectangle 17 f,apple.writing.tools 18.2
    applelogo 14,applepencil 15,applepencil.adapter.usb.c 17 f,applepencil.and.scribble 17,applepencil.doubletap 18
    applepencil.gen1 17,applepencil.gen2 17,applepencil.hover 18,applepencil.squeeze 18,applepencil.tip 17
    applescript 14 f,appletv 14 f,appletv.badge.checkmark 26 f,appletv.badge.exclamationmark 26 f
    appletvremote.gen1 15 f,appletvremote.gen2 15 f,appletvremote.gen3 15 f,appletvremote.gen4 15 f,applewatch 14 x
    applewatch.and.arrow.forward 17,applewatch.badge.checkmark 26,applewatch.badge.exclamationmark 26
    applewatch.case.inset.filled 15,applewatch.case.sizes 18,applewatch.radiowaves.left.and.right 14
    applewatch.side.right 14.5,applewatch.watchface 14,apps.ipad 14,apps.ipad.badge.checkmark 26,apps.ipad.badge.plus 26
    apps.ipad.landscape 14,apps.ipad.on.rectangle.portrait.dashed 26,apps.iphone 14,apps.iphone.badge.checkmark 26
    apps.iphone.badge.plus 14,apps.iphone.landscape 14,appwindow.swipe.rectangle 17,aqi.high 14.2,aqi.low 14.2
    aqi.medium 14.2,aqi.medium.gauge.open 26,arcade.stick 17,arcade.stick.and.arrow.down 17
    arcade.stick.and.arrow.left 17,arcade.stick.and.arrow.left.and.arrow.right 17
    arcade.stick.and.arrow.left.and.arrow.right.outward 18,arcade.stick.and.arrow.right 17,arcade.stick.and.arrow.up 17
    arcade.stick.and.arrow.up.and.arrow.down 17,arcade.stick.console 17 f,archivebox 13 f,archivebox.circle 14 f
    arkit 13,arkit.badge.xmark 15,arrow.2.circlepath 13 Cc,arrow.2.squarepath 13,arrow.3.trianglepath 13
    arrow.backward 14 CcSs,arrow.backward.circle.dotted 18,arrow.backward.to.line 15 Cc
    arrow.backward.to.line.compact 18.4,arrow.backward.to.line.square 17 f,arrow.branch 13,arrow.circlepath 17
    arrow.clockwise 13 Cc,arrow.clockwise.heart 14 f,arrow.clockwise.icloud 13 f,arrow.clockwise.square 17 f
    arrow.counterclockwise 13 Cc,arrow.counterclockwise.icloud 13 f,arrow.counterclockwise.square 17 f
    arrow.down 13 CcSs,arrow.down.and.line.horizontal.and.arrow.up 16,arrow.down.app 14 f,arrow.down.app.dashed 17.4
    arrow.down.app.dashed.trianglebadge.exclamationmark 17.4,arrow.down.applewatch 17,arrow.down.backward 14 CcSs
    arrow.down.backward.and.arrow.up.forward 17 CcSs,arrow.down.backward.and.arrow.up.forward.rectangle 18 f
    arrow.down.backward.circle.dotted 18,arrow.down.backward.toptrailing.rectangle 17 f
    arrow.down.circle.badge.pause 26 f,arrow.down.circle.badge.xmark 26 f,arrow.down.circle.dotted 17
    arrow.down.doc 13 f,arrow.down.document 18 f,arrow.down.forward 14 CcSs
    arrow.down.forward.and.arrow.up.backward 14 Cc,arrow.down.forward.and.arrow.up.backward.rectangle 18 f
    arrow.down.forward.and.arrow.up.backward.square 17 f,arrow.down.forward.circle.dotted 18
    arrow.down.forward.topleading.rectangle 17 f,arrow.down.heart 14 f,arrow.down.left 13 CcSs
    arrow.down.left.and.arrow.up.right 17 CcSs,arrow.down.left.and.arrow.up.right.rectangle 18 f
    arrow.down.left.arrow.up.right 17 CcSs,arrow.down.left.circle.dotted 18,arrow.down.left.topright.rectangle 17 f
    arrow.down.left.video 13 f,arrow.down.message 16 f,arrow.down.right 13 CcSs,arrow.down.right.and.arrow.up.left 13
    arrow.down.right.and.arrow.up.left.circle 14 f,arrow.down.right.and.arrow.up.left.rectangle 18 f
    arrow.down.right.and.arrow.up.left.square 17 f,arrow.down.right.circle.dotted 18
    arrow.down.right.topleft.rectangle 17 f,arrow.down.to.line 13,arrow.down.to.line.alt 13
    arrow.down.to.line.circle 15 f,arrow.down.to.line.compact 15,arrow.down.to.line.square 17 f,arrow.forward 14 CcSs
    arrow.forward.circle.dotted 18,arrow.forward.folder 26 f,arrow.forward.to.line 15 Cc
    arrow.forward.to.line.compact 18.4,arrow.forward.to.line.square 17 f,arrow.left 13 CcSs
    arrow.left.and.line.vertical.and.arrow.right 16,arrow.left.and.right 13 CcSs
    arrow.left.and.right.righttriangle.left.righttriangle.right 14 f,arrow.left.and.right.text.vertical 16
    arrow.left.arrow.right 14 CcSs,arrow.left.circle.dotted 18,arrow.left.to.line 13,arrow.left.to.line.alt 13
    arrow.left.to.line.circle 15 f,arrow.left.to.line.compact 15,arrow.left.to.line.square 17 f,arrow.merge 13
    arrow.rectanglepath 14,arrow.right 13 CcSs,arrow.right.and.line.vertical.and.arrow.left 16
    arrow.right.arrow.left 13 CcSs,arrow.right.circle.dotted 18,arrow.right.doc.on.clipboard 14
    arrow.right.filled.filter.arrow.right 18,arrow.right.page.on.clipboard 18,arrow.right.to.line 13
    arrow.right.to.line.alt 13,arrow.right.to.line.circle 15 f,arrow.right.to.line.compact 15
    arrow.right.to.line.square 17 f,arrow.swap 13,arrow.triangle.2.circlepath 14 Cc
    arrow.triangle.2.circlepath.camera 14 f,arrow.triangle.2.circlepath.doc.on.clipboard 14
    arrow.triangle.2.circlepath.icloud 17 f,arrow.triangle.branch 14,arrow.triangle.capsulepath 14
    arrow.triangle.merge 14,arrow.triangle.pull 14,arrow.triangle.swap 14,arrow.triangle.turn.up.right.circle 14 f
    arrow.triangle.turn.up.right.diamond 14 f,arrow.trianglehead.2.clockwise 18
    arrow.trianglehead.2.clockwise.rotate.90 18 Cc,arrow.trianglehead.2.clockwise.rotate.90.camera 18 f
    arrow.trianglehead.2.clockwise.rotate.90.icloud 18 f,arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard 18
    arrow.trianglehead.2.counterclockwise 18,arrow.trianglehead.2.counterclockwise.rotate.90 18
    arrow.trianglehead.bottomleft.capsulepath.clockwise 18,arrow.trianglehead.branch 18,arrow.trianglehead.clockwise 18
    arrow.trianglehead.clockwise.heart 18 f,arrow.trianglehead.clockwise.icloud 18 f
    arrow.trianglehead.clockwise.rotate.90 18,arrow.trianglehead.counterclockwise 18
    arrow.trianglehead.counterclockwise.icloud 18 f,arrow.trianglehead.counterclockwise.rotate.90 18
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right 18 f,arrow.trianglehead.merge 18
    arrow.trianglehead.pull 18,arrow.trianglehead.rectanglepath 18,arrow.trianglehead.swap 18
    arrow.trianglehead.topright.capsulepath.clockwise 18,arrow.trianglehead.turn.up.right 26
    arrow.trianglehead.turn.up.right.circle 18 f,arrow.trianglehead.turn.up.right.diamond 18 f
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down 18 f,arrow.turn.down.left 13
    arrow.turn.down.right 13,arrow.turn.left.down 13,arrow.turn.left.up 13,arrow.turn.right.down 13
    arrow.turn.right.up 13,arrow.turn.up.forward.iphone 14 f,arrow.turn.up.left 13,arrow.turn.up.right 13
    arrow.up 13 CcSs,arrow.up.and.down 13 CcSs,arrow.up.and.down.and.arrow.left.and.right 14
    arrow.up.and.down.and.sparkles 16,arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill 14
    arrow.up.and.down.righttriangle.up.righttriangle.down 14
    arrow.up.and.down.righttriangle.up.righttriangle.down.fill 15,arrow.up.and.down.text.horizontal 16
    arrow.up.and.line.horizontal.and.arrow.down 16,arrow.up.and.person.rectangle.portrait 14
    arrow.up.and.person.rectangle.turn.left 14,arrow.up.and.person.rectangle.turn.right 14,arrow.up.arrow.down 13 CcSs
    arrow.up.backward 14 CcSs,arrow.up.backward.and.arrow.down.forward 14 Cc
    arrow.up.backward.and.arrow.down.forward.rectangle 18 f,arrow.up.backward.and.arrow.down.forward.square 17 f
    arrow.up.backward.bottomtrailing.rectangle 17 f,arrow.up.backward.circle.dotted 18,arrow.up.bin 13 f
    arrow.up.circle.badge.clock 16,arrow.up.circle.dotted 18,arrow.up.doc 13 f,arrow.up.doc.on.clipboard 14
    arrow.up.document 18 f,arrow.up.folder 26 f,arrow.up.forward 14 CcSs
    arrow.up.forward.and.arrow.down.backward 17 CcSs,arrow.up.forward.and.arrow.down.backward.rectangle 18 f
    arrow.up.forward.app 14 f,arrow.up.forward.bottomleading.rectangle 17 f,arrow.up.forward.circle.dotted 18
    arrow.up.heart 14 f,arrow.up.left 13 CcSs,arrow.up.left.and.arrow.down.right 13
    arrow.up.left.and.arrow.down.right.circle 14 f,arrow.up.left.and.arrow.down.right.rectangle 18 f
    arrow.up.left.and.arrow.down.right.square 17 f,arrow.up.left.and.down.right.and.arrow.up.right.and.down.left 14
    arrow.up.left.and.down.right.magnifyingglass 14,arrow.up.left.arrow.down.right 17 CcSs
    arrow.up.left.bottomright.rectangle 17 f,arrow.up.left.circle.dotted 18,arrow.up.message 14 f
    arrow.up.page.on.clipboard 18,arrow.up.right 13 CcSs,arrow.up.right.and.arrow.down.left 17 CcSs
    arrow.up.right.and.arrow.down.left.rectangle 14 f,arrow.up.right.bottomleft.rectangle 17 f
    arrow.up.right.circle.dotted 18,arrow.up.right.diamond 13 f,arrow.up.right.video 13 f,arrow.up.to.line 13
    arrow.up.to.line.alt 13,arrow.up.to.line.circle 15 f,arrow.up.to.line.compact 15,arrow.up.to.line.square 17 f
    arrow.up.trash 17 f,arrow.uturn.backward 14 CcSs,arrow.uturn.backward.circle.badge.ellipsis 14
    arrow.uturn.down 13 CcSs,arrow.uturn.forward 14 CcSs,arrow.uturn.left 13 CcSs
    arrow.uturn.left.circle.badge.ellipsis 13.1,arrow.uturn.right 13 CcSs,arrow.uturn.up 13 CcSs,arrowkeys 17 f
    arrowkeys.down.filled 17,arrowkeys.left.filled 17,arrowkeys.right.filled 17,arrowkeys.up.filled 17
    arrowshape.backward 16 f,arrowshape.backward.circle 17 f,arrowshape.bounce.forward 14 f,arrowshape.bounce.right 14 f
    arrowshape.down 17 fCc,arrowshape.forward 16 f,arrowshape.forward.circle 17 f,arrowshape.left 16 f
    arrowshape.left.arrowshape.right 17 f,arrowshape.left.circle 17 f,arrowshape.right 16 f,arrowshape.right.circle 17 f
    arrowshape.turn.up.backward 14 fCc,arrowshape.turn.up.backward.2 14 fCc,arrowshape.turn.up.backward.badge.clock 16 f
    arrowshape.turn.up.forward 14 fCc,arrowshape.turn.up.left 13 fCc,arrowshape.turn.up.left.2 13 f
    arrowshape.turn.up.left.2.circle 14 f,arrowshape.turn.up.right 13 fCc,arrowshape.up 17 fCc
    arrowshape.zigzag.forward 14 f,arrowshape.zigzag.right 14 f,arrowtriangle.backward 14 fCcSs
    arrowtriangle.down 13 fCcSs,arrowtriangle.forward 14 fCcSs,arrowtriangle.left 13 fCcSs
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right 14
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill 15
    arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill 14,arrowtriangle.right 13 fCcSs
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left 14
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill 15
    arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill 14,arrowtriangle.up 13 fCcSs
    arrowtriangle.up.arrowtriangle.down.window.left 17,arrowtriangle.up.arrowtriangle.down.window.right 17
    aspectratio 13.1 f,asterisk 15,asterisk.circle 13 f,at 13,at.badge.minus 13,at.badge.plus 13,at.circle 14 f,atom 14
    audio.jack.mono 17.4,audio.jack.stereo 17.4,australian.football 18 fCc,australiandollarsign 17 CcSs
    australiandollarsign.arrow.circlepath 17,australiandollarsign.arrow.trianglehead.counterclockwise.rotate.90 18
    australiandollarsign.bank.building 18 f,australiandollarsign.gauge.chart.lefthalf.righthalf 18
    australiandollarsign.gauge.chart.leftthird.topthird.rightthird 18,australiandollarsign.ring 18
    australiandollarsign.ring.dashed 18,australsign 16,australsign.arrow.circlepath 17
    australsign.arrow.trianglehead.counterclockwise.rotate.90 18,australsign.bank.building 18 f,australsign.circle 13 f
    australsign.gauge.chart.lefthalf.righthalf 18,australsign.gauge.chart.leftthird.topthird.rightthird 18
    australsign.ring 18,australsign.ring.dashed 18,australsign.square 13 f,auto.brakesignal 16.1
    auto.headlight.high.beam 16.1 f,auto.headlight.low.beam 16.1 f,automatic.brakesignal 17
    automatic.headlight.high.beam 17 f,automatic.headlight.low.beam 17 f,autostartstop 16.1 x
    autostartstop.trianglebadge.exclamationmark 16.1,av.remote 16 f,axel.2 16.1,axel.2.front.and.rear.engaged 16.1
    axel.2.front.engaged 16.1,axel.2.rear.engaged 16.1,axle.2 16.4,axle.2.driveshaft.disengaged 17
    axle.2.front.and.rear.engaged 16.4,axle.2.front.disengaged 17,axle.2.front.engaged 16.4,axle.2.rear.disengaged 17
    axle.2.rear.engaged 16.4,axle.2.rear.lock 17,b.circle 13 f,b.square 13 f,backpack 16 f,backpack.circle 16.1 f
    backpack.sensor.tag.radiowaves.left.and.right 26 f,backward 13 f,backward.circle 15 f,backward.end 13 f
    backward.end.alt 13 f,backward.end.circle 16 f,backward.frame 14 f,badge.plus.radiowaves.forward 14
    badge.plus.radiowaves.right 13,bag 13 f,bag.badge.minus 13,bag.badge.plus 13,bag.badge.questionmark 16
    bag.circle 14 f,bag.fill.badge.minus 13,bag.fill.badge.plus 13,bag.fill.badge.questionmark 16,bahtsign 16
    bahtsign.arrow.circlepath 17,bahtsign.arrow.trianglehead.counterclockwise.rotate.90 18,bahtsign.bank.building 18 f
    bahtsign.circle 13 f,bahtsign.gauge.chart.lefthalf.righthalf 18
    bahtsign.gauge.chart.leftthird.topthird.rightthird 18,bahtsign.ring 18,bahtsign.ring.dashed 18,bahtsign.square 13 f
    balloon 16 f,balloon.2 16 f,bandage 13 f,banknote 14 f,barcode 13,barcode.viewfinder 13,barometer 14,base.unit 18
    baseball 16 fCc,baseball.diamond.bases 16,baseball.diamond.bases.outs.indicator 18,basket 16 f,basketball 16 fCc
    bathtub 16 f,battery.0 13,battery.0percent 17,battery.100 13,battery.100.bolt 14,battery.100.circle 16 f
    battery.100percent 17 Cc,battery.100percent.bolt 17,battery.25 13,battery.25percent 17,battery.50 15
    battery.50percent 17,battery.75 15,battery.75percent 17,batteryblock 16.1 fXx,batteryblock.stack 18 f
    batteryblock.stack.badge.snowflake 18 f,batteryblock.stack.trianglebadge.exclamationmark 18 f,beach.umbrella 16 f
    beats.earphones 15,beats.fit.pro 15.2,beats.fit.pro.chargingcase 15.2 f,beats.fit.pro.left 15.2
    beats.fit.pro.right 15.2,beats.fitpro 17,beats.fitpro.chargingcase 17 f,beats.fitpro.left 17,beats.fitpro.right 17
    beats.headphones 15,beats.pill 17.6 f,beats.powerbeats 15,beats.powerbeats.left 16.4,beats.powerbeats.pro 18
    beats.powerbeats.pro.2 18.5,beats.powerbeats.pro.2.chargingcase 18.5 f,beats.powerbeats.pro.2.left 18.5
    beats.powerbeats.pro.2.right 18.5,beats.powerbeats.pro.chargingcase 18 f,beats.powerbeats.pro.left 18
    beats.powerbeats.pro.right 18,beats.powerbeats.right 16.4,beats.powerbeats3 15,beats.powerbeats3.left 16.4
    beats.powerbeats3.right 16.4,beats.powerbeatspro 15,beats.powerbeatspro.chargingcase 15 f
    beats.powerbeatspro.left 15,beats.powerbeatspro.right 15,beats.solobuds 17.6,beats.solobuds.chargingcase 17.6 f
    beats.solobuds.left 17.6,beats.solobuds.right 17.6,beats.studiobud.left 15,beats.studiobud.right 15
    beats.studiobuds 15,beats.studiobuds.chargingcase 15 f,beats.studiobuds.left 18,beats.studiobuds.plus 18
    beats.studiobuds.plus.chargingcase 18 f,beats.studiobuds.plus.left 18,beats.studiobuds.plus.right 18
    beats.studiobuds.right 18,beats.studiobudsplus 17,beats.studiobudsplus.chargingcase 17 f
    beats.studiobudsplus.left 17,beats.studiobudsplus.right 17,bed.double 13 f,bed.double.badge.checkmark 26 f
    bed.double.circle 15 f,bell 13 fCcXx,bell.and.waveform 15 f,bell.and.waves.left.and.right 16 f,bell.badge 14 f
    bell.badge.circle 15 f,bell.badge.slash 17 f,bell.badge.waveform 17 f,bell.badge.waveform.slash 26 f
    bell.slash.circle 14 f,bell.square 15 f,beziercurve 18,bicycle 14 Cc
    bicycle.sensor.tag.radiowaves.left.and.right 26 f,bin.xmark 13 f,binoculars 14 f,binoculars.circle 17 f,bird 16 f
    bird.circle 17 f,birthday.cake 16 f,bitcoinsign 16,bitcoinsign.arrow.circlepath 17
    bitcoinsign.arrow.trianglehead.counterclockwise.rotate.90 18,bitcoinsign.bank.building 18 f,bitcoinsign.circle 13 f
    bitcoinsign.gauge.chart.lefthalf.righthalf 18,bitcoinsign.gauge.chart.leftthird.topthird.rightthird 18
    bitcoinsign.ring 18,bitcoinsign.ring.dashed 18,bitcoinsign.square 13 f,blinds.horizontal.closed 16
    blinds.horizontal.open 16,blinds.vertical.closed 16,blinds.vertical.open 16,blood.pressure.cuff 26 f
    blood.pressure.cuff.badge.gauge.with.needle 26 f,bold 13,bold.italic.underline 13,bold.underline 13,bolt 13 fCcXx
    bolt.badge.a 13 f,bolt.badge.automatic 17 f,bolt.badge.checkmark 17 f,bolt.badge.clock 16 f,bolt.badge.xmark 17 f
    bolt.batteryblock 15 f,bolt.brakesignal 16,bolt.car 14 f,bolt.car.circle 15 f,bolt.fill.batteryblock 14 f
    bolt.heart 14 f,bolt.horizontal 13 fCc,bolt.horizontal.icloud 13 f,bolt.house 18.1 f,bolt.ring.closed 15.1
    bolt.shield 15 f,bolt.slash.circle 14 f,bolt.square 15 f,bolt.trianglebadge.exclamationmark 16.1 f,bonjour 14
    book 13 fCc,book.and.wrench 17 f,book.badge.plus 26 f,book.closed 14 f,book.closed.circle 15 f,book.pages 17 f
    bookmark 13 f,bookmark.circle 14 f,bookmark.slash 14 f,bookmark.square 15 f,books.vertical 14 f
    books.vertical.circle 15 f,box.truck 16 f,box.truck.badge.clock 16 f,brain 15,brain.fill 17
    brain.filled.head.profile 17,brain.head.profile 15,brain.head.profile.fill 17,brakesignal 16,brakesignal.dashed 16
    brazilianrealsign 16,brazilianrealsign.arrow.circlepath 17
    brazilianrealsign.arrow.trianglehead.counterclockwise.rotate.90 18,brazilianrealsign.bank.building 18 f
    brazilianrealsign.circle 14.2 f,brazilianrealsign.gauge.chart.lefthalf.righthalf 18
    brazilianrealsign.gauge.chart.leftthird.topthird.rightthird 18,brazilianrealsign.ring 18
    brazilianrealsign.ring.dashed 18,brazilianrealsign.square 14.2 f,briefcase 13 f,briefcase.circle 15 f
    briefcase.sensor.tag.radiowaves.left.and.right 26 f,bubble 17 fCc,bubble.and.pencil 18,bubble.left 13 f
    bubble.left.and.bubble.right 13 f,bubble.left.and.exclamationmark.bubble.right 15 f
    bubble.left.and.text.bubble.right 17 f,bubble.left.circle 15 f,bubble.middle.bottom 13 f,bubble.middle.top 13 f
    bubble.right 13 f,bubble.right.circle 15 f,bubbles.and.sparkles 16 f,building 14 f,building.2 14 f
    building.2.crop.circle 14 f,building.columns 14 f,building.columns.circle 15 f,burn 13,burst 13 f,bus 14 f
    bus.doubledecker 14 f,button.angledbottom.horizontal.left 17 f,button.angledbottom.horizontal.right 17 f
    button.angledtop.vertical.left 17 f,button.angledtop.vertical.right 17 f,button.horizontal 17 f
    button.horizontal.top.press 17 f,button.programmable 16 Ss,button.roundedbottom.horizontal 17 f
    button.roundedtop.horizontal 17 f,button.vertical.left.press 17 f,button.vertical.right.press 17 f,c.circle 13 f
    c.square 13 f,cabinet 16 f,cable.coaxial 17,cable.connector 15,cable.connector.horizontal 15
    cable.connector.slash 17,cable.connector.video 18.1,cablecar 15 f,calendar 13 Cc,calendar.and.person 18
    calendar.badge 26,calendar.badge.checkmark 17,calendar.badge.clock 14,calendar.badge.exclamationmark 14
    calendar.badge.lock 26,calendar.badge.minus 13,calendar.badge.plus 13,calendar.day.timeline.leading 15
    calendar.day.timeline.leading.circle 26 f,calendar.day.timeline.left 15,calendar.day.timeline.left.circle 26 f
    calendar.day.timeline.right 15,calendar.day.timeline.right.circle 26 f,calendar.day.timeline.trailing 15
    calendar.day.timeline.trailing.circle 26 f,camera 13 fCc,camera.aperture 14,camera.badge.clock 17 f
    camera.badge.ellipsis 14,camera.badge.ellipsis.fill 17,camera.fill.badge.ellipsis 14,camera.filters 14
    camera.macro 15.4 Cc,camera.macro.slash 18 Cc,camera.metering.center.weighted 14
    camera.metering.center.weighted.average 14,camera.metering.matrix 14,camera.metering.multispot 14
    camera.metering.none 14,camera.metering.partial 14,camera.metering.spot 14,camera.metering.unknown 14
    camera.on.rectangle 13 f,camera.rotate 13 f,camera.sensor.tag.radiowaves.left.and.right 26 f
    camera.shutter.button 15 f,camera.viewfinder 13,candybarphone 14,capslock 13 f,capsule 13 f
    capsule.bottomhalf.filled 15,capsule.inset.filled 15,capsule.lefthalf.filled 15,capsule.on.capsule 18 f
    capsule.on.rectangle 18 f,capsule.portrait 14 f,capsule.portrait.bottomhalf.filled 15
    capsule.portrait.inset.filled 15,capsule.portrait.lefthalf.filled 15,capsule.portrait.righthalf.filled 15
    capsule.portrait.tophalf.filled 15,capsule.righthalf.filled 15,capsule.tophalf.filled 15,captions.bubble 13 f
    car 13.1,car.2 14 f,car.badge.gearshape 18 f,car.circle 14 f,car.ferry 15 f,car.fill 13,car.front.waves.down 17 f
    car.front.waves.left.and.right.and.up 18 f,car.front.waves.up 16.1 f,car.rear 16.1 f
    car.rear.and.collision.road.lane 17 x,car.rear.and.tire.marks 16.1 x,car.rear.and.tire.marks.off 18
    car.rear.hazardsign 18 f,car.rear.road.lane 16.1,car.rear.road.lane.dashed 16.1
    car.rear.road.lane.dashed.arrowtriangle.2.outward 26,car.rear.road.lane.distance.1 18
    car.rear.road.lane.distance.1.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle 18
    car.rear.road.lane.distance.2 18
    car.rear.road.lane.distance.2.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle 18
    car.rear.road.lane.distance.3 18
    car.rear.road.lane.distance.3.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle 18
    car.rear.road.lane.distance.4 18
    car.rear.road.lane.distance.4.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle 18
    car.rear.road.lane.distance.5 18
    car.rear.road.lane.distance.5.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle 18
    car.rear.road.lane.off 18,car.rear.road.lane.wave.up 18,car.rear.tilt.road.lanes.curved.right 18
    car.rear.waves.up 16.1 f,car.side 16.1 f,car.side.air.circulate 16.1 f,car.side.air.fresh 16.1 f
    car.side.and.exclamationmark 16.1 f,car.side.arrow.left.and.right 18.4 f,car.side.arrowtriangle.down 16.1 f
    car.side.arrowtriangle.up 16.1 f,car.side.arrowtriangle.up.arrowtriangle.down 16.1 f,car.side.front.open 16.1 f
    car.side.front.open.crop 18 f,car.side.hill.descent.control 18 f,car.side.hill.down 17 f
    car.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle 18.4 f,car.side.hill.up 17 f
    car.side.lock 17 f,car.side.lock.open 17 f,car.side.rear.and.collision.and.car.side.front 17 x
    car.side.rear.and.collision.and.car.side.front.and.arrow.forward 18.4
    car.side.rear.and.collision.and.car.side.front.and.steeringwheel 18.4
    car.side.rear.and.exclamationmark.and.car.side.front 17,car.side.rear.and.exclamationmark.and.car.side.front.off 18
    car.side.rear.and.wave.3.and.car.side.front 17,car.side.rear.crop.trunk.partition 18 f,car.side.rear.open 16.1 f
    car.side.rear.open.crop 18 f,car.side.rear.tow.hitch 18 f,car.side.roof.cargo.carrier 18 fXx
    car.top.arrowtriangle.front.left 18 f,car.top.arrowtriangle.front.right 18 f,car.top.arrowtriangle.rear.left 18 f
    car.top.arrowtriangle.rear.right 18 f
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open 16.1 f
    car.top.door.front.left.and.front.right.and.rear.left.open 16.1 f
    car.top.door.front.left.and.front.right.and.rear.right.open 16.1 f
    car.top.door.front.left.and.front.right.open 16.1 f,car.top.door.front.left.and.rear.left.and.rear.right.open 16.1 f
    car.top.door.front.left.and.rear.left.open 16.1 f,car.top.door.front.left.and.rear.right.open 16.1 f
    car.top.door.front.left.open 16.1 f,car.top.door.front.right.and.rear.left.and.rear.right.open 16.1 f
    car.top.door.front.right.and.rear.left.open 16.1 f,car.top.door.front.right.and.rear.right.open 16.1 f
    car.top.door.front.right.open 16.1 f,car.top.door.rear.left.and.rear.right.open 16.1 f
    car.top.door.rear.left.open 16.1 f,car.top.door.rear.right.open 16.1 f,car.top.door.sliding.left.open 17 f
    car.top.door.sliding.right.open 17 f,car.top.front.radiowaves.front.left.and.front.and.front.right 18 f
    car.top.frontleft.arrowtriangle 17 f,car.top.frontright.arrowtriangle 17 f
    car.top.lane.dashed.arrowtriangle.inward 16.1 f,car.top.lane.dashed.badge.steeringwheel 16.1 f
    car.top.lane.dashed.departure.left 16.1 f,car.top.lane.dashed.departure.left.slash 18.4 f
    car.top.lane.dashed.departure.right 16.1 f,car.top.lane.dashed.departure.right.slash 18.4 f
    car.top.radiowaves.2.front.left.front.front.right 18.1 f,car.top.radiowaves.2.rear.left.rear.rear.right 18.1 f
    car.top.radiowaves.front 16.1 f,car.top.radiowaves.rear 16.1 f,car.top.radiowaves.rear.left 16.1 f
    car.top.radiowaves.rear.left.and.rear.right 16.1 f,car.top.radiowaves.rear.left.car.top.front 18 f
    car.top.radiowaves.rear.right 16.1 f,car.top.radiowaves.rear.right.badge.exclamationmark 17 f
    car.top.radiowaves.rear.right.badge.xmark 17 f,car.top.radiowaves.rear.right.car.top.front 18 f
    car.top.rear.radiowaves.rear.left.and.rear.and.rear.right 18 f,car.top.rearleft.arrowtriangle 17 f
    car.top.rearright.arrowtriangle 17 f,car.top.video.rear.left 18 f,car.top.video.rear.right 18 f,car.window.left 17
    car.window.left.badge.exclamationmark 17,car.window.left.badge.lock 26,car.window.left.badge.xmark 17
    car.window.left.exclamationmark 17,car.window.left.xmark 17,car.window.right 17
    car.window.right.badge.exclamationmark 17,car.window.right.badge.lock 26,car.window.right.badge.xmark 17
    car.window.right.exclamationmark 17,car.window.right.xmark 17,carbon.dioxide.cloud 16 f,carbon.monoxide.cloud 16 f
    carrot 16 f,carseat.left 17 f,carseat.left.1 17 f,carseat.left.2 17 f,carseat.left.3 17 f
    carseat.left.and.heat.waves 17 f,carseat.left.backrest.up.and.down 17 f,carseat.left.fan 17 f
    carseat.left.forward.and.backward 17 f,carseat.left.massage 17 f,carseat.left.up.and.down 17 f,carseat.right 17 f
    carseat.right.1 17 f,carseat.right.2 17 f,carseat.right.3 17 f,carseat.right.and.heat.waves 17 f
    carseat.right.backrest.up.and.down 17 f,carseat.right.fan 17 f,carseat.right.forward.and.backward 17 f
    carseat.right.massage 17 f,carseat.right.up.and.down 17 f,cart 13 f,cart.badge.clock 18 f,cart.badge.minus 13
    cart.badge.plus 13,cart.badge.questionmark 16,cart.circle 14.2 f,cart.fill.badge.minus 13,cart.fill.badge.plus 13
    cart.fill.badge.questionmark 16,case 14 f,cat 17 fCc,cedisign 16,cedisign.arrow.circlepath 17
    cedisign.arrow.trianglehead.counterclockwise.rotate.90 18,cedisign.bank.building 18 f,cedisign.circle 13 f
    cedisign.gauge.chart.lefthalf.righthalf 18,cedisign.gauge.chart.leftthird.topthird.rightthird 18,cedisign.ring 18
    cedisign.ring.dashed 18,cedisign.square 13 f,cellularbars 16,cellularbars.circle 26 f,centsign 16
    centsign.arrow.circlepath 17,centsign.arrow.trianglehead.counterclockwise.rotate.90 18,centsign.bank.building 18 f
    centsign.circle 13 f,centsign.gauge.chart.lefthalf.righthalf 18
    centsign.gauge.chart.leftthird.topthird.rightthird 18,centsign.ring 18,centsign.ring.dashed 18,centsign.square 13 f
    chair 16 f,chair.lounge 16 f,chandelier 16 f,character 14.2,character.book.closed 14.2 f,character.bubble 14.5 f
    character.circle 18 f,character.cursor.ibeam 14.5,character.duployan 16,character.magnify 17,character.phonetic 16
    character.square 18 f,character.sutton 16,character.text.justify 26,character.textbox 14.5
    character.textbox.badge.sparkles 18.4,characters.lowercase 18,characters.uppercase 18,chart.bar 13 f
    chart.bar.doc.horizontal 14 f,chart.bar.horizontal.page 18 f,chart.bar.xaxis 14,chart.bar.xaxis.ascending 17
    chart.bar.xaxis.ascending.badge.clock 17,chart.bar.xaxis.descending 26,chart.bar.yaxis 18,chart.dots.scatter 16.1
    chart.line.downtrend.xyaxis 16 Cc,chart.line.flattrend.xyaxis 16 Cc,chart.line.text.clipboard 18 f
    chart.line.uptrend.xyaxis 15 Cc,chart.pie 13 f,chart.xyaxis.line 15,checkerboard.rectangle 14,checkerboard.shield 15
    checklist 15,checklist.checked 16,checklist.unchecked 16,checkmark 13 CcSs,checkmark.app 26 f
    checkmark.applewatch 17,checkmark.arrow.trianglehead.clockwise 26,checkmark.arrow.trianglehead.counterclockwise 18
    checkmark.bubble 15 f,checkmark.circle.badge.airplane 26 f,checkmark.circle.badge.plus 26 f
    checkmark.circle.badge.questionmark 16 f,checkmark.circle.badge.xmark 16 f,checkmark.circle.dotted 26
    checkmark.circle.trianglebadge.exclamationmark 15,checkmark.circle.trianglebadge.exclamationmark.fill 26
    checkmark.diamond 15 f,checkmark.gobackward 17,checkmark.icloud 14 f,checkmark.message 16 f,checkmark.rectangle 13 f
    checkmark.rectangle.portrait 14 f,checkmark.rectangle.stack 17 f,checkmark.seal 13 f,checkmark.seal.text.page 18 f
    checkmark.shield 13 f,chevron.backward 14 CcSs,chevron.backward.2 14,chevron.backward.chevron.backward.dotted 18
    chevron.backward.to.line 16,chevron.compact.backward 17.2,chevron.compact.down 13,chevron.compact.forward 17.2
    chevron.compact.left 13,chevron.compact.left.chevron.compact.right 18,chevron.compact.right 13,chevron.compact.up 13
    chevron.compact.up.chevron.compact.down 18
    chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left 18,chevron.down 13 CcSs
    chevron.down.2 18,chevron.down.dotted.2 18,chevron.down.forward.2 18,chevron.down.forward.dotted.2 18
    chevron.down.right.2 18,chevron.down.right.dotted.2 18,chevron.forward 14 CcSs,chevron.forward.2 14
    chevron.forward.dotted.chevron.forward 18,chevron.forward.to.line 16,chevron.left 13 CcSs,chevron.left.2 13
    chevron.left.chevron.left.dotted 18,chevron.left.chevron.right 18,chevron.left.forwardslash.chevron.right 15
    chevron.left.slash.chevron.right 13,chevron.left.to.line 16,chevron.right 13 CcSs,chevron.right.2 13
    chevron.right.dotted.chevron.right 18,chevron.right.to.line 16,chevron.up 13 CcSs,chevron.up.2 18
    chevron.up.chevron.down 13,chevron.up.chevron.down.square 18 f,chevron.up.chevron.right.chevron.down.chevron.left 18
    chevron.up.dotted.2 18,chevron.up.forward.2 18,chevron.up.forward.dotted.2 18,chevron.up.right.2 18
    chevron.up.right.dotted.2 18,chineseyuanrenminbisign 17 CcSs,chineseyuanrenminbisign.arrow.circlepath 17
    chineseyuanrenminbisign.arrow.trianglehead.counterclockwise.rotate.90 18,chineseyuanrenminbisign.bank.building 18 f
    chineseyuanrenminbisign.gauge.chart.lefthalf.righthalf 18
    chineseyuanrenminbisign.gauge.chart.leftthird.topthird.rightthird 18,chineseyuanrenminbisign.ring 18
    chineseyuanrenminbisign.ring.dashed 18,circle 13 f,circle.and.line.horizontal 15 f,circle.badge.checkmark 17 f
    circle.badge.exclamationmark 17 f,circle.badge.minus 17 f,circle.badge.plus 17 f,circle.badge.questionmark 17 f
    circle.badge.xmark 17 f,circle.bottomhalf.fill 14,circle.bottomhalf.filled 15,circle.bottomhalf.filled.inverse 17
    circle.bottomrighthalf.checkered 17,circle.bottomrighthalf.pattern.checkered 18,circle.bottomthird.split 13
    circle.circle 14 f,circle.dashed 14,circle.dashed.inset.fill 14,circle.dashed.inset.filled 15
    circle.dashed.rectangle 16,circle.dotted 15,circle.dotted.and.circle 17,circle.dotted.circle 17 f
    circle.fill.square.fill 14,circle.filled.ipad 17 f,circle.filled.ipad.landscape 17 f,circle.filled.iphone 17 f
    circle.filled.pattern.diagonalline.rectangle 16,circle.grid.2x1 15 f,circle.grid.2x1.left.filled 15
    circle.grid.2x1.right.filled 15,circle.grid.2x2 13.1 f,circle.grid.2x2.topleft.checkmark.filled 26
    circle.grid.3x3 13 f,circle.grid.3x3.circle 15 f,circle.grid.cross 14 f,circle.grid.cross.down.fill 14
    circle.grid.cross.down.filled 15,circle.grid.cross.left.fill 14,circle.grid.cross.left.filled 15
    circle.grid.cross.right.fill 14,circle.grid.cross.right.filled 15,circle.grid.cross.up.fill 14
    circle.grid.cross.up.filled 15,circle.grid.hex 13 f,circle.hexagongrid 15 fCc,circle.hexagonpath 15 f
    circle.inset.filled 15,circle.lefthalf.fill 13,circle.lefthalf.filled 15,circle.lefthalf.filled.inverse 17
    circle.lefthalf.filled.righthalf.striped.horizontal 17
    circle.lefthalf.filled.righthalf.striped.horizontal.inverse 17,circle.lefthalf.striped.horizontal 17
    circle.lefthalf.striped.horizontal.inverse 17,circle.on.square 26,circle.on.square.intersection.dotted 26
    circle.on.square.merge 26,circle.rectangle.dashed 16,circle.rectangle.filled.pattern.diagonalline 16
    circle.righthalf.fill 13,circle.righthalf.filled 15,circle.righthalf.filled.inverse 17,circle.slash 15 f
    circle.square 14,circle.square.fill 15,circle.tophalf.fill 14,circle.tophalf.filled 15
    circle.tophalf.filled.inverse 17,circlebadge 14 f,circlebadge.2 14 f,circles.hexagongrid 14 f
    circles.hexagonpath 14 f,clear 13 f,clipboard 16 f,clock 13 f,clock.arrow.2.circlepath 14.2
    clock.arrow.circlepath 14,clock.arrow.trianglehead.2.counterclockwise.rotate.90 18
    clock.arrow.trianglehead.clockwise.rotate.90.path.dotted 26,clock.arrow.trianglehead.counterclockwise.rotate.90 18
    clock.badge 16 f,clock.badge.airplane 26 f,clock.badge.checkmark 15 f,clock.badge.exclamationmark 15 f
    clock.badge.questionmark 16 f,clock.badge.xmark 16 f,clock.circle 15 f,cloud 13 f,cloud.bolt 13 f
    cloud.bolt.circle 16 f,cloud.bolt.rain 13 f,cloud.bolt.rain.circle 16 f,cloud.circle 16 f,cloud.drizzle 13 f
    cloud.drizzle.circle 16 f,cloud.fog 13 f,cloud.fog.circle 16 f,cloud.hail 13 f,cloud.hail.circle 16 f
    cloud.heavyrain 13 f,cloud.heavyrain.circle 16 f,cloud.moon 13 f,cloud.moon.bolt 13 f,cloud.moon.bolt.circle 16 f
    cloud.moon.circle 16 f,cloud.moon.rain 13 f,cloud.moon.rain.circle 16 f,cloud.rain 13 f,cloud.rain.circle 16 f
    cloud.rainbow.crop 18 f,cloud.rainbow.half 17 f,cloud.sleet 13 f,cloud.sleet.circle 16 f,cloud.snow 13 f
    cloud.snow.circle 16 f,cloud.sun 13 f,cloud.sun.bolt 13 f,cloud.sun.bolt.circle 16 f,cloud.sun.circle 16 f
    cloud.sun.rain 13 f,cloud.sun.rain.circle 16 f,coat 18 f,coat.circle 26 f,coloncurrencysign 16
    coloncurrencysign.arrow.circlepath 17,coloncurrencysign.arrow.trianglehead.counterclockwise.rotate.90 18
    coloncurrencysign.bank.building 18 f,coloncurrencysign.circle 13 f
    coloncurrencysign.gauge.chart.lefthalf.righthalf 18,coloncurrencysign.gauge.chart.leftthird.topthird.rightthird 18
    coloncurrencysign.ring 18,coloncurrencysign.ring.dashed 18,coloncurrencysign.square 13 f,comb 14 f,command 13
    command.circle 14 f,command.square 14 f,compass.drawing 16,computermouse 15 f,cone 14 f,contact.sensor 16 f
    contextualmenu.and.cursorarrow 14,contextualmenu.and.pointer.arrow 26,control 13,convertible.side 18 f
    convertible.side.air.circulate 18 f,convertible.side.air.fresh 18 f,convertible.side.and.exclamationmark 18 f
    convertible.side.arrow.left.and.right 18.4 f,convertible.side.arrow.trianglehead.backward 18 f
    convertible.side.arrow.trianglehead.forward 18 f,convertible.side.arrow.trianglehead.forward.and.backward 18 f
    convertible.side.arrowtriangle.down 18 f,convertible.side.arrowtriangle.up 18 f
    convertible.side.arrowtriangle.up.arrowtriangle.down 18 f,convertible.side.front.open 18 f
    convertible.side.front.open.crop 18 f,convertible.side.hill.descent.control 18 f,convertible.side.hill.down 18 f
    convertible.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle 18.4 f
    convertible.side.hill.up 18 f,convertible.side.lock 18 f,convertible.side.lock.open 18 f,cooktop 16 f,cpu 14
    cpu.fill 15,creditcard 13 f,creditcard.and.123 15,creditcard.and.numbers 26
    creditcard.arrow.trianglehead.2.clockwise.rotate.90 26,creditcard.circle 14 f,creditcard.rewards 26 f
    creditcard.trianglebadge.exclamationmark 15,creditcard.trianglebadge.exclamationmark.fill 17
    creditcard.viewfinder 16,cricket.ball 16 fCc,crop 13,crop.rotate 13,cross 14 fCc,cross.case 14 f
    cross.case.circle 16.1 f,cross.vial 15 f,crown 14 f,cruzeirosign 16,cruzeirosign.arrow.circlepath 17
    cruzeirosign.arrow.trianglehead.counterclockwise.rotate.90 18,cruzeirosign.bank.building 18 f
    cruzeirosign.circle 13 f,cruzeirosign.gauge.chart.lefthalf.righthalf 18
    cruzeirosign.gauge.chart.leftthird.topthird.rightthird 18,cruzeirosign.ring 18,cruzeirosign.ring.dashed 18
    cruzeirosign.square 13 f,cube 13 f,cube.box 13 f,cube.circle 26 f,cube.transparent 14 f,cup.and.heat.waves 18 f
    cup.and.saucer 15 f,curlybraces 14 Ss,cursor.rays 13,cursorarrow 14 s,cursorarrow.and.square.on.square.dashed 14
    cursorarrow.click 14,cursorarrow.click.2 14,cursorarrow.click.badge.clock 14,cursorarrow.motionlines 14
    cursorarrow.motionlines.click 14,cursorarrow.rays 14,cursorarrow.resize.north.east.south.east 18.4
    cursorarrow.slash 17 Ss,cursorarrow.square.fill 16,curtains.closed 16,curtains.open 16,cylinder 14 f
    cylinder.split.1x2 14 f,d.circle 13 f,d.square 13 f,danishkronesign 17 CcSs,danishkronesign.arrow.circlepath 17
    danishkronesign.arrow.trianglehead.counterclockwise.rotate.90 18,danishkronesign.bank.building 18 f
    danishkronesign.gauge.chart.lefthalf.righthalf 18,danishkronesign.gauge.chart.leftthird.topthird.rightthird 18
    danishkronesign.ring 18,danishkronesign.ring.dashed 18,decrease.indent 13,decrease.quotelevel 13
    degreesign.celsius 18,degreesign.fahrenheit 18,dehumidifier 16 f,delete.backward 15 f,delete.forward 15 f
    delete.left 13 f,delete.right 13 f,deskclock 14 f,desktopcomputer 13,desktopcomputer.and.arrow.down 15
    desktopcomputer.and.macbook 18,desktopcomputer.badge.checkmark 26,desktopcomputer.badge.shield.checkmark 26
    desktopcomputer.trianglebadge.exclamationmark 15,deskview 16 f,dial 13 f,dial.high 16 f,dial.low 16 f,dial.max 14 f
    dial.medium 16 f,dial.min 14 f,diamond 14 f,diamond.bottomhalf.filled 15,diamond.circle 15 f,diamond.inset.filled 15
    diamond.lefthalf.filled 15,diamond.righthalf.filled 15,diamond.tophalf.filled 15,dice 15 f,die.face.1 14 f
    die.face.2 14 f,die.face.3 14 f,die.face.4 14 f,die.face.5 14 f,die.face.6 14 f,digitalcrown.arrow.clockwise 15 f
    digitalcrown.arrow.counterclockwise 15 f,digitalcrown.horizontal.arrow.clockwise 15 f
    digitalcrown.horizontal.arrow.counterclockwise 15 f,digitalcrown.horizontal.press 15 f,digitalcrown.press 15 f
    directcurrent 14.2,dishwasher 16 f,dishwasher.circle 17 f,display 14,display.2 14,display.and.arrow.down 15
    display.and.screwdriver 26,display.trianglebadge.exclamationmark 14,distribute.horizontal 18 f
    distribute.horizontal.center 16 f,distribute.horizontal.left 16 f,distribute.horizontal.right 16 f
    distribute.vertical 18 f,distribute.vertical.bottom 16 f,distribute.vertical.center 16 f
    distribute.vertical.top 16 f,divide 13 CcSs,doc 13 fCc,doc.append 13,doc.append.fill 14,doc.badge.arrow.up 16 f
    doc.badge.clock 17 f,doc.badge.ellipsis 14,doc.badge.gearshape 14 f,doc.badge.plus 14,doc.fill.badge.ellipsis 14
    doc.fill.badge.plus 14,doc.on.clipboard 13 f,doc.on.doc 13 f,doc.plaintext 13,doc.plaintext.fill 14
    doc.questionmark 17 f,doc.richtext 13,doc.richtext.fill 14,doc.text 13 f,doc.text.below.ecg 14 f
    doc.text.fill.viewfinder 14,doc.text.image 15 f,doc.text.magnifyingglass 13,doc.text.viewfinder 13
    doc.viewfinder 15 f,doc.zipper 14,dock.arrow.down.rectangle 14,dock.arrow.up.rectangle 14,dock.rectangle 14
    document 18 fCc,document.badge.arrow.up 18 f,document.badge.clock 18 f,document.badge.ellipsis 18 f
    document.badge.gearshape 18 f,document.badge.plus 18 f,document.on.clipboard 18 f,document.on.document 18 f
    document.on.trash 26 f,document.viewfinder 18 f,dog 17 fCc,dollarsign 16,dollarsign.arrow.circlepath 16
    dollarsign.arrow.trianglehead.counterclockwise.rotate.90 18,dollarsign.bank.building 18 f,dollarsign.circle 13 f
    dollarsign.gauge.chart.lefthalf.righthalf 18,dollarsign.gauge.chart.leftthird.topthird.rightthird 18
    dollarsign.ring 18,dollarsign.ring.dashed 18,dollarsign.square 13 f,dongsign 16,dongsign.arrow.circlepath 17
    dongsign.arrow.trianglehead.counterclockwise.rotate.90 18,dongsign.bank.building 18 f,dongsign.circle 13 f
    dongsign.gauge.chart.lefthalf.righthalf 18,dongsign.gauge.chart.leftthird.topthird.rightthird 18,dongsign.ring 18
    dongsign.ring.dashed 18,dongsign.square 13 f,door.french.closed 16,door.french.open 16,door.garage.closed 16
    door.garage.closed.trianglebadge.exclamationmark 16,door.garage.double.bay.closed 16
    door.garage.double.bay.closed.trianglebadge.exclamationmark 16,door.garage.double.bay.open 16
    door.garage.double.bay.open.trianglebadge.exclamationmark 16,door.garage.open 16
    door.garage.open.trianglebadge.exclamationmark 16,door.left.hand.closed 16,door.left.hand.open 16
    door.right.hand.closed 16,door.right.hand.open 16,door.sliding.left.hand.closed 16,door.sliding.left.hand.open 16
    door.sliding.right.hand.closed 16,door.sliding.right.hand.open 16,dot.arrowtriangles.up.right.down.left.circle 14
    dot.car.top.radiowaves.2.rear.left.rear.rear.right 18.1 f,dot.circle.and.cursorarrow 14
    dot.circle.and.hand.point.up.left.fill 15,dot.circle.and.pointer.arrow 26,dot.circle.viewfinder 15,dot.crosshair 26
    dot.radiowaves.forward 14,dot.radiowaves.left.and.right 13,dot.radiowaves.right 13,dot.radiowaves.up.forward 15
    dot.scope 17,dot.scope.display 17,dot.scope.laptopcomputer 17,dot.square 13 f,dot.squareshape 14 f
    dot.squareshape.split.2x2 14,dot.viewfinder 15,dots.and.line.vertical.and.cursorarrow.rectangle 15.4
    dots.and.line.vertical.and.pointer.arrow.rectangle 26,dpad 14 f,dpad.down.fill 14,dpad.down.filled 15
    dpad.left.fill 14,dpad.left.filled 15,dpad.right.fill 14,dpad.right.filled 15,dpad.up.fill 14,dpad.up.filled 15
    drone 18 f,drop 14 f,drop.circle 15 f,drop.degreesign 16 fXx,drop.halffull 17,drop.keypad.rectangle 16 f
    drop.transmission 17,drop.triangle 13 f,dryer 16 f,dryer.circle 17 f,duffle.bag 18 f,dumbbell 16 f,e.circle 13 f
    e.square 13 f,ear 13,ear.and.waveform 15,ear.badge.checkmark 14,ear.badge.waveform 17,ear.fill 14
    ear.trianglebadge.exclamationmark 14,earbud.left 26,earbud.right 26,earbuds 15,earbuds.bone.conduction 26
    earbuds.bone.conduction.left 26,earbuds.bone.conduction.right 26,earbuds.case 15 f,earbuds.in.ear 26
    earbuds.in.ear.left 26,earbuds.in.ear.right 26,earbuds.stemless 26,earbuds.stemless.left 26
    earbuds.stemless.right 26,earpods 14,ecg.text.page 18 f,eject 13 f,eject.circle 14 f,electronic.toll.collection 18.4
    electronic.toll.collection.rectangle 18.4 fXx
    electronic.toll.collection.rectangle.trianglebadge.exclamationmark 18.4 f,ellipses.bubble 13 f,ellipsis 13 Cc
    ellipsis.bubble 14 f,ellipsis.calendar 26,ellipsis.circle.badge 26 f,ellipsis.curlybraces 15,ellipsis.message 16 f
    ellipsis.rectangle 14 f,ellipsis.vertical.bubble 15 f,ellipsis.viewfinder 16.1,engine.combustion 16.1 f
    engine.combustion.badge.exclamationmark 17 f,engine.emission.and.drop.2.water.wave.below 18.4
    engine.emission.and.exclamationmark 18,engine.emission.and.filter 18,entry.lever.keypad 16 f
    entry.lever.keypad.trianglebadge.exclamationmark 16 f,envelope 13 fCc,envelope.and.arrow.3.down 18.4 f
    envelope.and.arrow.trianglehead.branch 18 f,envelope.and.hand.raised 26 f,envelope.arrow.triangle.branch 14 f
    envelope.badge 13 f,envelope.badge.minus 26 f,envelope.badge.person.crop 17 f,envelope.badge.plus 26 f
    envelope.badge.shield.half.filled 15 f,envelope.badge.shield.leadinghalf.fill 14
    envelope.fill.badge.shield.trailinghalf.fill 14,envelope.front 18 f,envelope.open 13 f,envelope.open.badge.clock 16
    envelope.open.badge.clock.fill 26,envelope.stack 18.1 f,environments 26 fCcXx,environments.slash.circle 26 f
    equal 13 CcSs,eraser 16 f,eraser.badge.xmark 26 f,eraser.line.dashed 16 f,eraser.slash 26 f
    eraser.trianglebadge.exclamationmark 26 f,escape 13,esim 14 f,eurosign 16,eurosign.arrow.circlepath 17
    eurosign.arrow.trianglehead.counterclockwise.rotate.90 18,eurosign.bank.building 18 f,eurosign.circle 13 f
    eurosign.gauge.chart.lefthalf.righthalf 18,eurosign.gauge.chart.leftthird.topthird.rightthird 18,eurosign.ring 18
    eurosign.ring.dashed 18,eurosign.square 13 f,eurozonesign 17 CcSs,eurozonesign.arrow.circlepath 17
    eurozonesign.arrow.trianglehead.counterclockwise.rotate.90 18,eurozonesign.bank.building 18 f
    eurozonesign.gauge.chart.lefthalf.righthalf 18,eurozonesign.gauge.chart.leftthird.topthird.rightthird 18
    eurozonesign.ring 18,eurozonesign.ring.dashed 18,ev.charger 17 fXx,ev.charger.arrowtriangle.left 17 f
    ev.charger.arrowtriangle.right 17 f,ev.charger.exclamationmark 17 f,ev.plug.ac.gb.t 17 f,ev.plug.ac.type.1 17 f
    ev.plug.ac.type.2 17 f,ev.plug.dc.ccs1 17 f,ev.plug.dc.ccs2 17 f,ev.plug.dc.chademo 17 f,ev.plug.dc.gb.t 17 f
    ev.plug.dc.nacs 17 f,exclamationmark 13 CcSs,exclamationmark.2 14,exclamationmark.3 14
    exclamationmark.applewatch 14.2,exclamationmark.arrow.circlepath 14,exclamationmark.arrow.triangle.2.circlepath 14
    exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 18
    exclamationmark.arrow.trianglehead.counterclockwise.rotate.90 18,exclamationmark.brakesignal 16
    exclamationmark.bubble 13 f,exclamationmark.bubble.circle 15 f,exclamationmark.icloud 13 f,exclamationmark.lock 16 f
    exclamationmark.magnifyingglass 17,exclamationmark.message 18.1 f,exclamationmark.octagon 13 f
    exclamationmark.questionmark 16,exclamationmark.shield 13 f,exclamationmark.tirepressure 17
    exclamationmark.transmission 16.1,exclamationmark.triangle 13 f,exclamationmark.triangle.text.page 18.2 f
    exclamationmark.warninglight 17 f,externaldrive 14 f,externaldrive.badge.checkmark 14
    externaldrive.badge.exclamationmark 16,externaldrive.badge.icloud 14,externaldrive.badge.minus 14
    externaldrive.badge.person.crop 14,externaldrive.badge.plus 14,externaldrive.badge.questionmark 16
    externaldrive.badge.timemachine 14,externaldrive.badge.wifi 14,externaldrive.badge.xmark 14
    externaldrive.connected.to.line.below 14 f,externaldrive.fill.badge.checkmark 14
    externaldrive.fill.badge.exclamationmark 16,externaldrive.fill.badge.icloud 14,externaldrive.fill.badge.minus 14
    externaldrive.fill.badge.person.crop 14,externaldrive.fill.badge.plus 14,externaldrive.fill.badge.questionmark 16
    externaldrive.fill.badge.timemachine 14,externaldrive.fill.badge.wifi 14,externaldrive.fill.badge.xmark 14
    externaldrive.fill.trianglebadge.exclamationmark 16,externaldrive.trianglebadge.exclamationmark 16,eye 13 fXx
    eye.circle 14 f,eye.half.closed 26 f,eye.slash.circle 15 f,eye.square 15 f,eye.trianglebadge.exclamationmark 15 f
    eyebrow 14,eyedropper 13,eyedropper.full 13,eyedropper.halffull 13,eyeglasses 13,eyeglasses.slash 17,eyes 14
    eyes.inverse 14,f.circle 13 f,f.cursive 13 Cc,f.cursive.slash 26,f.square 13 f,face.dashed 14 f,face.smiling 14 f
    face.smiling.inverse 16,faceid 13,facemask 15 f,fan 17 fXx,fan.and.light.ceiling 16 f
    fan.badge.arrow.up.and.down.and.arrow.left.and.right 26 f,fan.badge.automatic 17 f,fan.ceiling 16 f,fan.circle 26 f
    fan.desk 16 f,fan.floor 16 f,fan.gauge.open 26,fan.oscillation 16 f,fanblades 15 f,fanblades.slash 16 f
    faxmachine 14,faxmachine.fill 16,ferry 15 f,fiberchannel 14,fibrechannel 15,field.of.view.ultrawide 17 f
    field.of.view.wide 17 f,figure 17,figure.2 17 Cc,figure.2.and.child.holdinghands 16,figure.2.arms.open 16
    figure.2.left.holdinghands 18,figure.2.right.holdinghands 18,figure.american.football 16
    figure.american.football.circle 18 f,figure.and.child.holdinghands 16,figure.archery 16,figure.archery.circle 18 f
    figure.arms.open 16,figure.australian.football 16,figure.australian.football.circle 18 f,figure.badminton 16
    figure.badminton.circle 18 f,figure.barre 16,figure.barre.circle 18 f,figure.baseball 16,figure.baseball.circle 18 f
    figure.basketball 16,figure.basketball.circle 18 f,figure.bowling 16,figure.bowling.circle 18 f,figure.boxing 16
    figure.boxing.circle 18 f,figure.child 17 Cc,figure.child.and.lock 17 f,figure.child.and.lock.open 17 f
    figure.climbing 16,figure.climbing.circle 18 f,figure.cooldown 16,figure.cooldown.circle 18 f
    figure.core.training 16,figure.core.training.circle 18 f,figure.cricket 16,figure.cricket.circle 18 f
    figure.cross.training 16,figure.cross.training.circle 18 f,figure.curling 16,figure.curling.circle 18 f
    figure.dance 16,figure.dance.circle 18 f,figure.disc.sports 16,figure.disc.sports.circle 18 f
    figure.dress.line.vertical.figure 16,figure.elliptical 16,figure.elliptical.circle 18 f,figure.equestrian.sports 16
    figure.equestrian.sports.circle 18 f,figure.fall 16 Cc,figure.fencing 16,figure.fencing.circle 18 f
    figure.field.hockey 18 Cc,figure.fishing 16,figure.fishing.circle 18 f,figure.flexibility 16
    figure.flexibility.circle 18 f,figure.golf 16,figure.golf.circle 18 f,figure.gymnastics 16
    figure.gymnastics.circle 18 f,figure.hand.cycling 16,figure.hand.cycling.circle 18 f,figure.handball 16
    figure.handball.circle 18 f,figure.highintensity.intervaltraining 16
    figure.highintensity.intervaltraining.circle 18 f,figure.hiking 16,figure.hiking.circle 18 f,figure.hockey 16
    figure.hockey.circle 18 f,figure.hunting 16,figure.hunting.circle 18 f,figure.ice.hockey 18 Cc
    figure.ice.skating 18 Cc,figure.indoor.cycle 16,figure.indoor.cycle.circle 18 f,figure.indoor.rowing 18 Cc
    figure.indoor.soccer 18 Cc,figure.jumprope 16,figure.jumprope.circle 18 f,figure.kickboxing 16
    figure.kickboxing.circle 18 f,figure.lacrosse 16,figure.lacrosse.circle 18 f,figure.martial.arts 16
    figure.martial.arts.circle 18 f,figure.mind.and.body 16,figure.mind.and.body.circle 18 f,figure.mixed.cardio 16
    figure.mixed.cardio.circle 18 f,figure.open.water.swim 16,figure.open.water.swim.circle 18 f,figure.outdoor.cycle 16
    figure.outdoor.cycle.circle 18 f,figure.outdoor.rowing 18 Cc,figure.outdoor.soccer 18 Cc,figure.pickleball 16
    figure.pickleball.circle 18 f,figure.pilates 16,figure.pilates.circle 18 f,figure.play 16,figure.play.circle 18 f
    figure.pool.swim 16,figure.pool.swim.circle 18 f,figure.racquetball 16,figure.racquetball.circle 18 f,figure.roll 15
    figure.roll.circle 18 f,figure.roll.runningpace 16,figure.roll.runningpace.circle 18 f,figure.rolling 16
    figure.rolling.circle 18 f,figure.rower 16,figure.rugby 16,figure.rugby.circle 18 f,figure.run 16 Cc
    figure.run.square.stack 16.1 f,figure.run.treadmill 18 Cc,figure.sailing 16,figure.sailing.circle 18 f
    figure.seated.seatbelt 16.1,figure.seated.seatbelt.and.airbag.off 16.1,figure.seated.seatbelt.and.airbag.on 16.1
    figure.seated.seatbelt.left.drive.seats.1 18 f,figure.seated.seatbelt.left.drive.seats.1.1 18 f
    figure.seated.seatbelt.left.drive.seats.1.2 18 f,figure.seated.seatbelt.left.drive.seats.2 18 f
    figure.seated.seatbelt.left.drive.seats.2.2 18 f,figure.seated.seatbelt.left.drive.seats.2.2.2 18 f
    figure.seated.seatbelt.left.drive.seats.2.2.3 18 f,figure.seated.seatbelt.left.drive.seats.2.3 18 f
    figure.seated.seatbelt.left.drive.seats.2.3.2 18 f,figure.seated.seatbelt.left.drive.seats.2.3.3 18 f
    figure.seated.seatbelt.left.drive.seats.3 18 f,figure.seated.seatbelt.left.drive.seats.3.3 18 f
    figure.seated.seatbelt.left.drive.seats.3.3.3 18 f,figure.seated.side 17
    figure.seated.side.air.distribution.lower 17,figure.seated.side.air.distribution.middle 17
    figure.seated.side.air.distribution.middle.and.lower 17
    figure.seated.side.air.distribution.middle.and.lower.angled 17,figure.seated.side.air.distribution.upper 17
    figure.seated.side.air.distribution.upper.angled.and.lower.angled 17
    figure.seated.side.air.distribution.upper.angled.and.middle 17
    figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled 17,figure.seated.side.air.lower 16.1
    figure.seated.side.air.upper 16.1,figure.seated.side.air.upper.and.lower 16.1,figure.seated.side.air.windshield 16.1
    figure.seated.side.airbag.off 16.1,figure.seated.side.airbag.off.2 16.1,figure.seated.side.airbag.on 16.1
    figure.seated.side.airbag.on.2 16.1,figure.seated.side.automatic 17,figure.seated.side.left 18
    figure.seated.side.left.air.distribution.indirect 26,figure.seated.side.left.air.distribution.lower 18
    figure.seated.side.left.air.distribution.lower.angled.and.upper.angled 26
    figure.seated.side.left.air.distribution.middle 18,figure.seated.side.left.air.distribution.middle.and.lower 18
    figure.seated.side.left.air.distribution.middle.and.lower.angled 18
    figure.seated.side.left.air.distribution.upper 18
    figure.seated.side.left.air.distribution.upper.and.middle.and.lower 18.2
    figure.seated.side.left.air.distribution.upper.angled.and.dottedline.and.lower.angled 26
    figure.seated.side.left.air.distribution.upper.angled.and.lower.angled 18
    figure.seated.side.left.air.distribution.upper.angled.and.middle 18
    figure.seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled 18
    figure.seated.side.left.airbag.off 18,figure.seated.side.left.airbag.off.2 18,figure.seated.side.left.airbag.on 18
    figure.seated.side.left.airbag.on.2 18,figure.seated.side.left.automatic 18,figure.seated.side.left.fan 18
    figure.seated.side.left.steeringwheel 18,figure.seated.side.left.windshield.front.and.heat.waves 18
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.lower 18
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle 18
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower 18
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper 18
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower 18
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle 18
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower 18
    figure.seated.side.right 18,figure.seated.side.right.air.distribution.indirect 26
    figure.seated.side.right.air.distribution.lower 18
    figure.seated.side.right.air.distribution.lower.angled.and.upper.angled 26
    figure.seated.side.right.air.distribution.middle 18,figure.seated.side.right.air.distribution.middle.and.lower 18
    figure.seated.side.right.air.distribution.middle.and.lower.angled 18
    figure.seated.side.right.air.distribution.upper 18
    figure.seated.side.right.air.distribution.upper.and.middle.and.lower 18.2
    figure.seated.side.right.air.distribution.upper.angled.and.dottedline.and.lower.angled 26
    figure.seated.side.right.air.distribution.upper.angled.and.lower.angled 18
    figure.seated.side.right.air.distribution.upper.angled.and.middle 18
    figure.seated.side.right.air.distribution.upper.angled.and.middle.and.lower.angled 18
    figure.seated.side.right.airbag.off 18,figure.seated.side.right.airbag.off.2 18
    figure.seated.side.right.airbag.on 18,figure.seated.side.right.airbag.on.2 18,figure.seated.side.right.automatic 18
    figure.seated.side.right.child.lap 26,figure.seated.side.right.fan 18,figure.seated.side.right.steeringwheel 18
    figure.seated.side.right.windshield.front.and.heat.waves 18
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.lower 18
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle 18
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle.and.lower 18
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper 18
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.lower 18
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle 18
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower 18
    figure.seated.side.windshield.front.and.heat.waves 16.1
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower 17
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle 17
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower 17
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper 17
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower 17
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle 17
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower 17
    figure.skateboarding 18 Cc,figure.skating 16,figure.skiing.crosscountry 16,figure.skiing.crosscountry.circle 18 f
    figure.skiing.downhill 16,figure.skiing.downhill.circle 18 f,figure.snowboarding 16,figure.snowboarding.circle 18 f
    figure.soccer 16,figure.socialdance 16,figure.socialdance.circle 18 f,figure.softball 16,figure.softball.circle 18 f
    figure.squash 16,figure.squash.circle 18 f,figure.stair.stepper 16,figure.stair.stepper.circle 18 f,figure.stairs 16
    figure.stairs.circle 18 f,figure.stand 14,figure.stand.dress 18,figure.stand.dress.line.vertical.figure 18
    figure.stand.line.dotted.figure.stand 14,figure.step.training 16,figure.step.training.circle 18 f
    figure.strengthtraining.functional 16,figure.strengthtraining.functional.circle 18 f
    figure.strengthtraining.traditional 16,figure.strengthtraining.traditional.circle 18 f,figure.surfing 16
    figure.surfing.circle 18 f,figure.table.tennis 16,figure.table.tennis.circle 18 f,figure.taichi 16
    figure.taichi.circle 18 f,figure.tennis 16,figure.tennis.circle 18 f,figure.track.and.field 16
    figure.track.and.field.circle 18 f,figure.volleyball 16,figure.volleyball.circle 18 f,figure.walk 14 Cc
    figure.walk.arrival 16,figure.walk.departure 16,figure.walk.diamond 14 f,figure.walk.motion 16
    figure.walk.motion.trianglebadge.exclamationmark 17,figure.walk.suitcase.rolling 26 Cc,figure.walk.treadmill 18 Cc
    figure.walk.triangle 18 f,figure.water.fitness 16,figure.water.fitness.circle 18 f,figure.waterpolo 16
    figure.waterpolo.circle 18 f,figure.wave 14 Cc,figure.wrestling 16,figure.wrestling.circle 18 f,figure.yoga 16
    figure.yoga.circle 18 f,filemenu.and.cursorarrow 14,filemenu.and.pointer.arrow 26,filemenu.and.selection 14
    film 13 f,film.circle 15 f,film.stack 16 f,finder 26,fire.extinguisher 18 f,fireplace 16 f,firewall 16 f
    fireworks 17,fish 16 f,fish.circle 16.1 f,flag 13 fCcXx,flag.2.crossed 15 f,flag.2.crossed.circle 16 f
    flag.and.flag.filled.crossed 15,flag.badge.ellipsis 14 f,flag.checkered 16,flag.checkered.2.crossed 16
    flag.checkered.circle 16.1 f,flag.filled.and.flag.crossed 15,flag.pattern.checkered 18 Cc
    flag.pattern.checkered.2.crossed 18,flag.pattern.checkered.lc 18.4,flag.slash.circle 14 f,flag.square 15 f
    flame 13 f,flame.circle 15 f,flame.gauge.open 26,flashlight.off.circle 17 f,flashlight.off.fill 13.1
    flashlight.on.circle 17 f,flashlight.on.fill 13.1,flashlight.slash 17 Cc,flask 17 f,fleuron 16 f
    flip.horizontal 13.1 f,flipphone 14,florinsign 16,florinsign.arrow.circlepath 17
    florinsign.arrow.trianglehead.counterclockwise.rotate.90 18,florinsign.bank.building 18 f,florinsign.circle 13 f
    florinsign.gauge.chart.lefthalf.righthalf 18,florinsign.gauge.chart.leftthird.topthird.rightthird 18
    florinsign.ring 18,florinsign.ring.dashed 18,florinsign.square 13 f,flowchart 13 f,fluid.batteryblock 18
    fluid.brakesignal 16,fluid.coolant 18,fluid.transmission 16.1,fn 14,folder 13 fCc,folder.badge.gear 14
    folder.badge.gearshape 15,folder.badge.minus 13,folder.badge.person.crop 13,folder.badge.plus 13
    folder.badge.questionmark 14,folder.fill.badge.gear 14,folder.fill.badge.gearshape 15,folder.fill.badge.minus 13
    folder.fill.badge.person.crop 13,folder.fill.badge.plus 13,folder.fill.badge.questionmark 14,football 16 fCc
    fork.knife 15 Cc,formfitting.gamecontroller 18 f,forward 13 f,forward.circle 15 f,forward.end 13 f
    forward.end.alt 13 f,forward.end.circle 16 f,forward.frame 14 f,fossil.shell 16 f,francsign 16
    francsign.arrow.circlepath 17,francsign.arrow.trianglehead.counterclockwise.rotate.90 18
    francsign.bank.building 18 f,francsign.circle 13 f,francsign.gauge.chart.lefthalf.righthalf 18
    francsign.gauge.chart.leftthird.topthird.rightthird 18,francsign.ring 18,francsign.ring.dashed 18
    francsign.square 13 f,frying.pan 16 f,fuel.filter.water 18.4,fuelpump 15 fCc,fuelpump.and.filter 18
    fuelpump.arrowtriangle.left 17 f,fuelpump.arrowtriangle.right 17 f,fuelpump.exclamationmark 17 f,fuelpump.slash 17 f
    fuelpump.thermometer 26 f,function 13,fx 13,g.circle 13 f,g.square 13 f,gamecontroller 13 f
    gamecontroller.circle 18 f,gauge 13,gauge.badge.minus 13,gauge.badge.plus 13,gauge.chart.lefthalf.righthalf 26
    gauge.chart.leftthird.topthird.rightthird 26,gauge.high 16,gauge.low 16,gauge.medium 16,gauge.medium.badge.minus 16
    gauge.medium.badge.plus 16,gauge.open 26,gauge.open.righthalf.dotted.with.needle.and.arrow.trianglehead.backward 26
    gauge.open.with.lines.needle.33percent 17
    gauge.open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent 18
    gauge.open.with.lines.needle.33percent.and.arrowtriangle 17
    gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent 17
    gauge.open.with.lines.needle.67percent.and.arrowtriangle 17
    gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car 17
    gauge.open.with.lines.needle.84percent.exclamation 17,gauge.with.dots.needle.0percent 17
    gauge.with.dots.needle.100percent 17,gauge.with.dots.needle.33percent 17,gauge.with.dots.needle.50percent 17
    gauge.with.dots.needle.67percent 17,gauge.with.dots.needle.bottom.0percent 17
    gauge.with.dots.needle.bottom.100percent 17,gauge.with.dots.needle.bottom.50percent 17
    gauge.with.dots.needle.bottom.50percent.badge.minus 17,gauge.with.dots.needle.bottom.50percent.badge.plus 17
    gauge.with.needle 17 f,gear 13,gear.badge 16,gear.badge.checkmark 15,gear.badge.questionmark 15,gear.badge.xmark 15
    gear.circle 15 f,gearshape 14 f,gearshape.2 14 f,gearshape.arrow.triangle.2.circlepath 16
    gearshape.arrow.trianglehead.2.clockwise.rotate.90 18,gearshape.circle 15 f,gearshift.layout.sixspeed 17,gift 13 f
    gift.circle 14 f,giftcard 14 f,globe 13,globe.americas 15 f,globe.asia.australia 15 f
    globe.badge.chevron.backward 15,globe.badge.clock 26 f,globe.central.south.asia 16 f,globe.desk 16 f
    globe.europe.africa 15 f,globe.fill 26,glowplug 16.1,gobackward 13,gobackward.10 13,gobackward.15 13
    gobackward.30 13,gobackward.45 13,gobackward.5 15,gobackward.60 13,gobackward.75 13,gobackward.90 13
    gobackward.minus 13,goforward 13,goforward.10 13,goforward.15 13,goforward.30 13,goforward.45 13,goforward.5 15
    goforward.60 13,goforward.75 13,goforward.90 13,goforward.plus 13,graduationcap 14 f,graduationcap.circle 15 f
    graph.2d 26,graph.3d 26,greaterthan 13 CcSs,greaterthanorequalto 18 CcSs,greetingcard 14 f,grid 13 Cc,guaranisign 16
    guaranisign.arrow.circlepath 17,guaranisign.arrow.trianglehead.counterclockwise.rotate.90 18
    guaranisign.bank.building 18 f,guaranisign.circle 13 f,guaranisign.gauge.chart.lefthalf.righthalf 18
    guaranisign.gauge.chart.leftthird.topthird.rightthird 18,guaranisign.ring 18,guaranisign.ring.dashed 18
    guaranisign.square 13 f,guidepoint.horizontal 26,guidepoint.vertical 26,guidepoint.vertical.arrowtriangle.forward 26
    guidepoint.vertical.numbers 26,guitars 13,guitars.fill 14,gym.bag 17 f,gyroscope 14,h.circle 13 f,h.square 13 f
    h.square.fill.on.square.fill 14,h.square.on.square 14,h.square.on.square.fill 15,hammer 13 f,hammer.circle 15 f
    hand.app 16 f,hand.draw 13 f,hand.draw.badge.ellipsis 18 f,hand.palm.facing 18 f,hand.pinch 18 f
    hand.point.down 14 f,hand.point.left 13 f,hand.point.right 13 f,hand.point.up 14 f,hand.point.up.braille 14 f
    hand.point.up.braille.badge.ellipsis 18 f,hand.point.up.left 14 f,hand.point.up.left.and.text 17 f
    hand.raised 13 fXx,hand.raised.app 16.1 f,hand.raised.brakesignal 16.1 x,hand.raised.circle 15 f
    hand.raised.fingers.spread 16 f,hand.raised.palm.facing 18 f,hand.raised.square 15 f
    hand.raised.square.on.square 15 f,hand.rays 18 f,hand.tap 14 f,hand.thumbsdown 13 f,hand.thumbsdown.circle 15 f
    hand.thumbsdown.filled.hand.thumbsup 26,hand.thumbsdown.hand.thumbsup 26 f,hand.thumbsdown.hand.thumbsup.filled 26
    hand.thumbsdown.slash 18.1 f,hand.thumbsup 13 f,hand.thumbsup.circle 15 f,hand.thumbsup.slash 18.1 f,hand.wave 14 f
    handbag 16.1 f,handbag.circle 17 f,handbag.sensor.tag.radiowaves.left.and.right 26 f,hands.and.sparkles 17 f
    hands.clap 14 f,hands.sparkles 14 f,hanger 17,hare 13 f,hare.circle 17 f,hat.cap 18 f,hat.widebrim 18 f
    hazardsign 16.1 f,head.profile.arrow.forward.and.vision.pro 18,head.profile.arrow.forward.and.visionpro 17
    headlight.daytime 16.1 f,headlight.fog 16.1 f,headlight.high.beam 16 f,headlight.low.beam 16 f,headphones 13
    headphones.circle 14 f,headphones.dots 18.2,headphones.over.ear 26
    headphones.sensor.tag.radiowaves.left.and.right 26 f,headphones.slash 18,headset 18 Cc,hearingaid.ear 14
    hearingdevice.and.signal.meter 16 f,hearingdevice.ear 15,hearingdevice.ear.fill 16,heart 13 fCcXx
    heart.badge.bolt 26 fXx,heart.gauge.open 26,heart.rectangle 15 f,heart.slash.circle 13 f,heart.square 15 f
    heart.text.clipboard 18 f,heart.text.square 14 f,heat.element.windshield 16.1,heat.waves 17,heat.waves.and.fan 18
    heat.waves.circle 26 f,heat.waves.gauge.open 26,heater.vertical 16 f,helm 13,helmet 18 f,hexagon 13 f
    hexagon.bottomhalf.filled 15,hexagon.lefthalf.filled 15,hexagon.righthalf.filled 15,hexagon.tophalf.filled 15
    hifireceiver 16 f,hifispeaker 13 f,hifispeaker.2 14 f,hifispeaker.2.badge.minus 18 f,hifispeaker.2.badge.plus 18 f
    hifispeaker.and.appletv 15 f,hifispeaker.and.homepod 14 f,hifispeaker.and.homepod.badge.minus 18 f
    hifispeaker.and.homepod.badge.plus 18 f,hifispeaker.and.homepod.mini 18 f
    hifispeaker.and.homepod.mini.badge.minus 18 f,hifispeaker.and.homepod.mini.badge.plus 18 f
    hifispeaker.and.homepodmini 14.5 f,hifispeaker.arrow.forward 18 f,hifispeaker.badge.minus 18 f
    hifispeaker.badge.plus 18 f,highlighter 14,highlighter.badge.ellipsis 26,hockey.puck 16 fCc,hold.brakesignal 16
    homekit 14,homepod 14 f,homepod.2 14 f,homepod.2.badge.minus 18 f,homepod.2.badge.plus 18 f,homepod.and.appletv 15 f
    homepod.and.homepod.mini 18 f,homepod.and.homepod.mini.badge.minus 18 f,homepod.and.homepod.mini.badge.plus 18 f
    homepod.and.homepodmini 14.5 f,homepod.arrow.forward 18 f,homepod.badge.checkmark 26 f,homepod.badge.minus 18 f
    homepod.badge.plus 18 f,homepod.mini 18 f,homepod.mini.2 18 f,homepod.mini.2.badge.minus 18 f
    homepod.mini.2.badge.plus 18 f,homepod.mini.and.appletv 26 f,homepod.mini.arrow.forward 18 f
    homepod.mini.badge.checkmark 26 f,homepod.mini.badge.minus 18 f,homepod.mini.badge.plus 18 f,homepodmini 14.5 f
    homepodmini.2 14.5 f,homepodmini.and.appletv 15 f,horn 17 f,horn.blast 17 f,hourglass 13,hourglass.and.lock 17
    hourglass.badge.eye 18,hourglass.badge.lock 26,hourglass.badge.plus 14,hourglass.bottomhalf.fill 13
    hourglass.bottomhalf.filled 15,hourglass.circle 15 f,hourglass.tophalf.fill 13,hourglass.tophalf.filled 15
    house 13 f,house.and.flag 16.1 fCc,house.badge.exclamationmark 18 f,house.badge.wifi 18 f,house.circle 14 f
    house.lodge 16.1 fCc,house.slash 18 f,hryvniasign 16,hryvniasign.arrow.circlepath 17
    hryvniasign.arrow.trianglehead.counterclockwise.rotate.90 18,hryvniasign.bank.building 18 f,hryvniasign.circle 13 f
    hryvniasign.gauge.chart.lefthalf.righthalf 18,hryvniasign.gauge.chart.leftthird.topthird.rightthird 18
    hryvniasign.ring 18,hryvniasign.ring.dashed 18,hryvniasign.square 13 f,humidifier 16 f,humidifier.and.droplets 16 f
    humidifier.and.ellipsis 26 f,humidity 15 f,hurricane 13,hurricane.circle 16 f,hydrogen 18.4 CcSs,i.circle 13 f
    i.square 13 f,icloud 13 fCcXx,icloud.and.arrow.down 13 f,icloud.and.arrow.up 13 f,icloud.dashed 26
    icloud.square 15 f,increase.indent 13,increase.quotelevel 13,indianrupeesign 16,indianrupeesign.arrow.circlepath 17
    indianrupeesign.arrow.trianglehead.counterclockwise.rotate.90 18,indianrupeesign.bank.building 18 f
    indianrupeesign.circle 13 f,indianrupeesign.gauge.chart.lefthalf.righthalf 18
    indianrupeesign.gauge.chart.leftthird.topthird.rightthird 18,indianrupeesign.ring 18,indianrupeesign.ring.dashed 18
    indianrupeesign.square 13 f,infinity 14,infinity.circle 14.2 f,info 13 Cc,info.bubble 16 f
    info.circle.text.page 18.4 f,info.square 16 f,info.triangle 18.2 f,info.windshield 16.1,inhaler 18 f
    inset.filled.applewatch.case 18,inset.filled.bottomhalf.rectangle 18,inset.filled.bottomhalf.rectangle.portrait 18
    inset.filled.bottomhalf.tophalf.rectangle 18,inset.filled.bottomleading.bottomtrailing.rectangle 26
    inset.filled.bottomleading.rectangle 18,inset.filled.bottomleading.rectangle.portrait 18
    inset.filled.bottomleft.bottomright.rectangle 26,inset.filled.bottomleft.rectangle 18
    inset.filled.bottomleft.rectangle.portrait 18,inset.filled.bottomright.rectangle 18
    inset.filled.bottomright.rectangle.portrait 18,inset.filled.bottomthird.rectangle 18
    inset.filled.bottomthird.rectangle.portrait 18,inset.filled.bottomthird.square 18
    inset.filled.bottomtrailing.rectangle 18,inset.filled.bottomtrailing.rectangle.portrait 18,inset.filled.capsule 18
    inset.filled.capsule.portrait 18,inset.filled.center.rectangle 18,inset.filled.center.rectangle.badge.plus 18
    inset.filled.center.rectangle.portrait 18,inset.filled.circle 18,inset.filled.circle.dashed 18
    inset.filled.circle.slash 26,inset.filled.diamond 18,inset.filled.leadinghalf.arrow.leading.rectangle 18
    inset.filled.leadinghalf.rectangle 18,inset.filled.leadinghalf.rectangle.portrait 18
    inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle 18,inset.filled.leadinghalf.trailinghalf.rectangle 18
    inset.filled.leadingthird.rectangle 18,inset.filled.leadingthird.rectangle.portrait 18
    inset.filled.leadingthird.square 18,inset.filled.lefthalf.arrow.left.rectangle 18,inset.filled.lefthalf.rectangle 18
    inset.filled.lefthalf.rectangle.portrait 18,inset.filled.lefthalf.righthalf.rectangle 18
    inset.filled.lefthalf.topright.bottomright.rectangle 18,inset.filled.leftthird.middlethird.rightthird.rectangle 26
    inset.filled.leftthird.rectangle 18,inset.filled.leftthird.rectangle.portrait 18,inset.filled.leftthird.square 18
    inset.filled.oval 18,inset.filled.oval.portrait 18,inset.filled.pano 26,inset.filled.rectangle 18
    inset.filled.rectangle.and.cursorarrow 18,inset.filled.rectangle.and.person.filled 18
    inset.filled.rectangle.and.person.filled.circle 18.2 f,inset.filled.rectangle.and.pointer.arrow 26
    inset.filled.rectangle.badge.record 18,inset.filled.rectangle.on.rectangle 18,inset.filled.rectangle.portrait 18
    inset.filled.righthalf.arrow.right.rectangle 18,inset.filled.righthalf.lefthalf.rectangle 18
    inset.filled.righthalf.rectangle 18,inset.filled.righthalf.rectangle.portrait 18
    inset.filled.rightthird.rectangle 18,inset.filled.rightthird.rectangle.portrait 18,inset.filled.rightthird.square 18
    inset.filled.square 18,inset.filled.square.dashed 18,inset.filled.tophalf.bottomhalf.rectangle 18
    inset.filled.tophalf.bottomleft.bottomright.rectangle 18,inset.filled.tophalf.rectangle 18
    inset.filled.tophalf.rectangle.portrait 18,inset.filled.topleading.bottomleading.trailinghalf.rectangle 18
    inset.filled.topleading.rectangle 18,inset.filled.topleading.rectangle.portrait 18
    inset.filled.topleft.bottomleft.righthalf.rectangle 18,inset.filled.topleft.rectangle 18
    inset.filled.topleft.rectangle.portrait 18,inset.filled.topleft.topright.bottomhalf.rectangle 18
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle 18,inset.filled.topright.rectangle 18
    inset.filled.topright.rectangle.portrait 18,inset.filled.topthird.middlethird.bottomthird.rectangle 26
    inset.filled.topthird.rectangle 18,inset.filled.topthird.rectangle.portrait 18,inset.filled.topthird.square 18
    inset.filled.toptrailing.rectangle 18,inset.filled.toptrailing.rectangle.portrait 18
    inset.filled.trailinghalf.arrow.trailing.rectangle 18,inset.filled.trailinghalf.leadinghalf.rectangle 18
    inset.filled.trailinghalf.rectangle 18,inset.filled.trailinghalf.rectangle.portrait 18
    inset.filled.trailingthird.rectangle 18,inset.filled.trailingthird.rectangle.portrait 18
    inset.filled.trailingthird.square 18,inset.filled.triangle 18,inset.filled.tv 18,internaldrive 14 f,ipad 14
    ipad.and.arrow.forward 15,ipad.and.iphone 15,ipad.and.iphone.slash 16.1,ipad.badge.checkmark 26
    ipad.badge.exclamationmark 17.4,ipad.badge.location 18,ipad.badge.play 14.2,ipad.case 17
    ipad.case.and.iphone.case 17,ipad.gen1 16.1,ipad.gen1.badge.exclamationmark 17.4,ipad.gen1.badge.location 18
    ipad.gen1.badge.play 16.1,ipad.gen1.crop.homebutton.circle 26,ipad.gen1.landscape 16.1
    ipad.gen1.landscape.badge.exclamationmark 17.4,ipad.gen1.landscape.badge.location 18
    ipad.gen1.landscape.badge.play 16.1,ipad.gen1.landscape.slash 18,ipad.gen1.sizes 26,ipad.gen1.slash 18
    ipad.gen2 16.1,ipad.gen2.badge.exclamationmark 17.4,ipad.gen2.badge.location 18,ipad.gen2.badge.play 16.1
    ipad.gen2.landscape 16.1,ipad.gen2.landscape.badge.exclamationmark 17.4,ipad.gen2.landscape.badge.location 18
    ipad.gen2.landscape.badge.play 16.1,ipad.gen2.landscape.slash 18,ipad.gen2.sizes 26,ipad.gen2.slash 18
    ipad.homebutton 14,ipad.homebutton.badge.play 14.2,ipad.homebutton.landscape 14
    ipad.homebutton.landscape.badge.play 14.2,ipad.landscape 14,ipad.landscape.and.applewatch 26
    ipad.landscape.and.iphone 18 x,ipad.landscape.and.ipod 26,ipad.landscape.badge.exclamationmark 17.4
    ipad.landscape.badge.location 18,ipad.landscape.badge.play 14.2,ipad.rear.camera 15,ipad.sizes 17,iphone 14 x
    iphone.and.arrow.forward 15,iphone.and.arrow.forward.inward 18,iphone.and.arrow.forward.outward 18
    iphone.and.arrow.left.and.arrow.right 17,iphone.and.arrow.left.and.arrow.right.inward 18
    iphone.and.arrow.right.inward 18,iphone.and.arrow.right.outward 18,iphone.and.ipod 26,iphone.and.vision.pro 26
    iphone.app.switcher 18,iphone.badge.checkmark 26,iphone.badge.exclamationmark 17.4,iphone.badge.location 18
    iphone.badge.play 14.2,iphone.case 17,iphone.circle 15 f,iphone.crop.circle 18,iphone.dock.motorized.viewfinder 18
    iphone.gen1 16.1 Ccx,iphone.gen1.and.arrow.left 18,iphone.gen1.badge.exclamationmark 17.4
    iphone.gen1.badge.location 18,iphone.gen1.badge.play 16.1,iphone.gen1.crop.circle 18
    iphone.gen1.crop.homebutton.circle 26,iphone.gen1.landscape 16.1,iphone.gen1.landscape.slash 18
    iphone.gen1.motion 18,iphone.gen1.radiowaves.left.and.right 16.1 Cc,iphone.gen1.sizes 26
    iphone.gen1.slash.circle 16.1 f,iphone.gen2 16.1 Ccx,iphone.gen2.and.arrow.left.and.arrow.right.inward 18
    iphone.gen2.badge.exclamationmark 17.4,iphone.gen2.badge.location 18,iphone.gen2.badge.play 16.1
    iphone.gen2.crop.circle 18,iphone.gen2.landscape 16.1,iphone.gen2.landscape.slash 18,iphone.gen2.motion 18
    iphone.gen2.radiowaves.left.and.right 16.1 Cc,iphone.gen2.sizes 26,iphone.gen2.slash.circle 16.1 f
    iphone.gen3 16.1 Ccx,iphone.gen3.and.arrow.left.and.arrow.right.inward 18,iphone.gen3.badge.exclamationmark 17.4
    iphone.gen3.badge.location 18,iphone.gen3.badge.play 16.1,iphone.gen3.crop.circle 18,iphone.gen3.landscape 16.1
    iphone.gen3.landscape.slash 18,iphone.gen3.motion 18,iphone.gen3.radiowaves.left.and.right 16.1 Cc
    iphone.gen3.sizes 26,iphone.gen3.slash.circle 16.1 f,iphone.homebutton 14 x,iphone.homebutton.badge.play 14.2
    iphone.homebutton.circle 15 f,iphone.homebutton.landscape 14.2,iphone.homebutton.radiowaves.left.and.right 14
    iphone.homebutton.radiowaves.left.and.right.circle 15 f,iphone.homebutton.slash.circle 15 f,iphone.landscape 14.2
    iphone.motion 18,iphone.pattern.diagonalline 26,iphone.pattern.diagonalline.on.rectangle.portrait.dashed 26
    iphone.radiowaves.left.and.right 14,iphone.radiowaves.left.and.right.circle 15 f,iphone.rear.camera 15
    iphone.sizes 17,iphone.slash.circle 15 f,iphone.smartbatterycase.gen1 15,iphone.smartbatterycase.gen2 15,ipod 14
    ipod.and.applewatch 26,ipod.and.vision.pro 26,ipod.shuffle.gen1 18,ipod.shuffle.gen2 18,ipod.shuffle.gen3 18
    ipod.shuffle.gen4 18,ipod.touch 18 x,ipod.touch.landscape 18,ipodshuffle.gen1 14,ipodshuffle.gen2 14
    ipodshuffle.gen3 14,ipodshuffle.gen4 14,ipodtouch 14,ipodtouch.landscape 14.2,ipodtouch.slash 15,italic 13
    ivfluid.bag 15 f,j.circle 13 f,j.square 13 f,j.square.fill.on.square.fill 14,j.square.on.square 14
    j.square.on.square.fill 15,jacket 18 f,jacket.circle 26 f,jacket.sensor.tag.radiowaves.left.and.right 26 f,k 14
    k.circle 13 f,k.square 13 f,kashida.arabic 17,key 14 f,key.2.on.ring 18 f,key.car.radiowaves.forward 18 f
    key.car.side 18.4 f,key.card 18 f,key.circle 26 f,key.convertible.side 18.4 f,key.horizontal 16.1 f,key.icloud 14 f
    key.radiowaves.forward 16.1 f,key.radiowaves.forward.slash 17 f,key.sensor.tag.radiowaves.left.and.right 26 f
    key.shield 26 f,key.slash 17 f,key.suv.side 18.4 f,key.truck.pickup.side 18.4 f,key.viewfinder 15.4,keyboard 13
    keyboard.badge.ellipsis 14,keyboard.badge.ellipsis.fill 16,keyboard.badge.eye 16 f,keyboard.chevron.compact.down 13
    keyboard.chevron.compact.down.fill 16,keyboard.chevron.compact.left 14,keyboard.chevron.compact.left.fill 16
    keyboard.fill 15,keyboard.macwindow 14,keyboard.onehanded.left 14,keyboard.onehanded.left.fill 16
    keyboard.onehanded.right 14,keyboard.onehanded.right.fill 16,kipsign 16,kipsign.arrow.circlepath 17
    kipsign.arrow.trianglehead.counterclockwise.rotate.90 18,kipsign.bank.building 18 f,kipsign.circle 13 f
    kipsign.gauge.chart.lefthalf.righthalf 18,kipsign.gauge.chart.leftthird.topthird.rightthird 18,kipsign.ring 18
    kipsign.ring.dashed 18,kipsign.square 13 f,kph 16.1 Cc,l.button.roundedbottom.horizontal 17 f,l.circle 13 f
    l.joystick 14 f,l.joystick.down 14 f,l.joystick.press.down 15 f,l.joystick.tilt.down 15 f,l.joystick.tilt.left 15 f
    l.joystick.tilt.right 15 f,l.joystick.tilt.up 15 f,l.rectangle.roundedbottom 14 f,l.square 13 f
    l1.button.roundedbottom.horizontal 17 f,l1.circle 17 f,l1.rectangle.roundedbottom 14 f
    l2.button.angledtop.vertical.left 17 f,l2.button.roundedtop.horizontal 17 f,l2.circle 17 f
    l2.rectangle.roundedtop 14 f,l3.button.angledbottom.horizontal.left 17 f,l4.button.horizontal 17 f,ladybug 14 f
    ladybug.circle 17 f,ladybug.slash 18 fCc,lamp.ceiling 16 f,lamp.ceiling.inverse 16,lamp.desk 16 f,lamp.floor 16 f
    lamp.table 16 f,lane 16.1,lanyardcard 15 f,laptopcomputer 14,laptopcomputer.and.arrow.down 15
    laptopcomputer.and.ipad 16,laptopcomputer.and.iphone 14,laptopcomputer.badge.checkmark 26,laptopcomputer.slash 16.1
    laptopcomputer.trianglebadge.exclamationmark 15,largecircle.fill.circle 13,larisign 16,larisign.arrow.circlepath 17
    larisign.arrow.trianglehead.counterclockwise.rotate.90 18,larisign.bank.building 18 f,larisign.circle 13 f
    larisign.gauge.chart.lefthalf.righthalf 18,larisign.gauge.chart.leftthird.topthird.rightthird 18,larisign.ring 18
    larisign.ring.dashed 18,larisign.square 13 f,laser.burst 17,lasso 13,lasso.and.sparkles 15,lasso.badge.sparkles 17
    lasso.sparkles 14,latch.2.case 14 f,laurel.leading 16,laurel.leading.laurel.trailing 18.1,laurel.trailing 16
    lb.button.roundedbottom.horizontal 17 f,lb.circle 17 f,lb.rectangle.roundedbottom 14 f,leaf 14 f
    leaf.arrow.circlepath 13,leaf.arrow.triangle.circlepath 14,leaf.arrow.trianglehead.clockwise 18,leaf.circle 15 f
    left 17 Cc,lessthan 13 CcSs,lessthanorequalto 18 CcSs,level 14 f,licenseplate 17 f,lifepreserver 14 f
    light.beacon.max 16 f,light.beacon.min 16 f,light.cylindrical.ceiling 16 f,light.cylindrical.ceiling.inverse 16
    light.max 13,light.min 13,light.overhead.left 16.1 f,light.overhead.right 16.1 f,light.panel 16 f
    light.recessed 16 f,light.recessed.3 16 f,light.recessed.3.inverse 16,light.recessed.inverse 16,light.ribbon 16 f
    light.strip.2 16 f,lightbulb 13 fXx,lightbulb.2 16 f,lightbulb.circle 15 f,lightbulb.led 16 f
    lightbulb.led.wide 16 f,lightbulb.max 17 f,lightbulb.min 17 f,lightbulb.min.badge.exclamationmark 17 f
    lightrail 17 f,lightspectrum.horizontal 17,lightswitch.off 16 fSs,lightswitch.on 16 fSs
    line.2.horizontal.decrease.circle 15 f,line.3.crossed.swirl.circle 14 f,line.3.horizontal 15 Cc
    line.3.horizontal.button.angledtop.vertical.right 17 f,line.3.horizontal.decrease 15 Cc,line.diagonal 14
    line.diagonal.arrow 14,line.diagonal.trianglehead.up.right 26,line.diagonal.trianglehead.up.right.left.down 26
    line.horizontal.2.decrease.circle 14 f,line.horizontal.3 13,line.horizontal.3.circle 14 f
    line.horizontal.3.decrease 13 Cc,line.horizontal.star.fill.line.horizontal 14,lines.measurement.horizontal 15
    lines.measurement.horizontal.aligned.bottom 26,lines.measurement.vertical 17,lineweight 14,link 13 Cc
    link.badge.plus 14,link.icloud 13 f,lirasign 16,lirasign.arrow.circlepath 17
    lirasign.arrow.trianglehead.counterclockwise.rotate.90 18,lirasign.bank.building 18 f,lirasign.circle 13 f
    lirasign.gauge.chart.lefthalf.righthalf 18,lirasign.gauge.chart.leftthird.topthird.rightthird 18,lirasign.ring 18
    lirasign.ring.dashed 18,lirasign.square 13 f,list.and.film 14,list.bullet 13,list.bullet.badge.ellipsis 26
    list.bullet.below.rectangle 13,list.bullet.circle 15 f,list.bullet.clipboard 16 f,list.bullet.indent 13
    list.bullet.rectangle 14,list.bullet.rectangle.fill 15,list.bullet.rectangle.portrait 15 f,list.clipboard 16 f
    list.dash 13,list.dash.badge.ellipsis 26,list.dash.header.rectangle 15,list.dash.header.rectangle.fill 26
    list.number 13,list.number.badge.ellipsis 26,list.star 14,list.triangle 14,livephoto 13 x,livephoto.badge.a 14
    livephoto.badge.automatic 17,livephoto.play 13,lizard 16 f,lizard.circle 17 f,lm.button.horizontal 17 f
    location 13 fCcXx,location.app 18 f,location.fill.viewfinder 14,location.magnifyingglass 15,location.north 13 f
    location.north.circle 15 f,location.north.line 13 f,location.slash.circle 16 f,location.square 15 f
    location.viewfinder 14,lock 13 fCcXx,lock.app.dashed 17,lock.applewatch 14.2,lock.badge.checkmark 26 f
    lock.badge.clock 17 f,lock.badge.xmark 26 f,lock.circle.dotted 17,lock.desktopcomputer 15,lock.display 15
    lock.doc 14 f,lock.document 18 f,lock.heart 26 f,lock.icloud 13 f,lock.ipad 15,lock.iphone 15,lock.laptopcomputer 15
    lock.open 13 f,lock.open.applewatch 15,lock.open.desktopcomputer 15,lock.open.display 15,lock.open.ipad 15
    lock.open.iphone 15,lock.open.laptopcomputer 15,lock.open.rotation 16.1,lock.open.trianglebadge.exclamationmark 16 f
    lock.rectangle 14 f,lock.rectangle.dashed 26,lock.rectangle.on.rectangle 14 f,lock.rectangle.on.rectangle.dashed 18
    lock.rectangle.stack 14 f,lock.rotation 13,lock.rotation.open 13,lock.shield 13 f,lock.square 14 f
    lock.square.dashed 26,lock.square.stack 14 f,lock.trianglebadge.exclamationmark 16 f,logo.playstation 15
    logo.xbox 15,long.text.page.and.pencil 18.4 f,loupe 14,lsb.button.angledbottom.horizontal.left 17 f
    lt.button.roundedtop.horizontal 17 f,lt.circle 17 f,lt.rectangle.roundedtop 14 f,lungs 14 f,m.circle 13 f
    m.square 13 f,m1.button.horizontal 17 f,m2.button.horizontal 17 f,m3.button.horizontal 17 f
    m4.button.horizontal 17 f,macbook 17,macbook.and.applewatch 18,macbook.and.ipad 16.1,macbook.and.iphone 16.1
    macbook.and.ipod 26,macbook.and.vision.pro 18,macbook.and.visionpro 17,macbook.badge.checkmark 26
    macbook.badge.exclamationmark 26,macbook.badge.shield.checkmark 26,macbook.gen1 17,macbook.gen1.sizes 26
    macbook.gen2 17,macbook.gen2.sizes 26,macbook.sizes 26,macbook.slash 18,macbook.trianglebadge.exclamationmark 26
    macmini 14 f,macmini.badge.checkmark 26 f,macmini.gen2 18.4 f,macmini.gen3 18.4 f,macpro.gen1 14,macpro.gen1.fill 15
    macpro.gen2 14 f,macpro.gen3 14,macpro.gen3.badge.ckeckmark 26 f,macpro.gen3.fill 15,macpro.gen3.server 14
    macstudio 16 f,macstudio.badge.checkmark 26 f,macwindow 13,macwindow.and.cursorarrow 17
    macwindow.and.pointer.arrow 26,macwindow.badge.plus 14,macwindow.on.rectangle 14,macwindow.stack 26,magazine 15 f
    magicmouse 15 f,magnifyingglass 13 Cc,magsafe.batterypack 15 f,mail 14 f,mail.and.text.magnifyingglass 14
    mail.stack 14 f,malaysianringgitsign 18 CcSs,malaysianringgitsign.arrow.trianglehead.counterclockwise.rotate.90 18
    malaysianringgitsign.bank.building 18 f,malaysianringgitsign.gauge.chart.lefthalf.righthalf 18
    malaysianringgitsign.gauge.chart.leftthird.topthird.rightthird 18,malaysianringgitsign.ring 18
    malaysianringgitsign.ring.dashed 18,manatsign 16,manatsign.arrow.circlepath 17
    manatsign.arrow.trianglehead.counterclockwise.rotate.90 18,manatsign.bank.building 18 f,manatsign.circle 13 f
    manatsign.gauge.chart.lefthalf.righthalf 18,manatsign.gauge.chart.leftthird.topthird.rightthird 18,manatsign.ring 18
    manatsign.ring.dashed 18,manatsign.square 13 f,map 13 f,map.circle 15 f,mappin 13 x,mappin.and.ellipse 13
    mappin.and.ellipse.circle 17 f,mappin.circle 13.1 f,mappin.slash.circle 15 f,mappin.square 15 f,matter.logo 18
    mecca 18,medal 16 f,medal.star 17.4 f,mediastick 15,medical.thermometer 16 f,megaphone 14 f,memories 13
    memories.badge.checkmark 18.1,memories.badge.minus 13,memories.badge.plus 13,memories.badge.xmark 18.1
    memories.slash 18.4,memorychip 14,memorychip.fill 15,menubar.arrow.down.rectangle 14,menubar.arrow.up.rectangle 14
    menubar.dock.rectangle 14,menubar.dock.rectangle.badge.record 14,menubar.rectangle 14,menucard 15 f,message 13 fCc
    message.and.waveform 15 f,message.badge 16 fCc,message.badge.filled.fill 16,message.badge.waveform 17 f,metronome 13
    metronome.fill 14,mic 13 fCcXx,mic.and.signal.meter 16 f,mic.badge.plus 15,mic.badge.xmark 16,mic.fill.badge.plus 15
    mic.fill.badge.xmark 16,mic.slash.circle 15 f,mic.square 15 f,microbe 16 fCc,microphone 18 fCcSsXx
    microphone.and.signal.meter 18 f,microphone.badge.ellipsis 18 f,microphone.badge.plus 18 f
    microphone.badge.xmark 18 f,microphone.slash.circle 18 f,microwave 16 f,millsign 16,millsign.arrow.circlepath 17
    millsign.arrow.trianglehead.counterclockwise.rotate.90 18,millsign.bank.building 18 f,millsign.circle 13 f
    millsign.gauge.chart.lefthalf.righthalf 18,millsign.gauge.chart.leftthird.topthird.rightthird 18,millsign.ring 18
    millsign.ring.dashed 18,millsign.square 13 f,minus 13 CcSs,minus.arrow.trianglehead.clockwise 26
    minus.arrow.trianglehead.counterclockwise 18,minus.diamond 14 f,minus.forwardslash.plus 15,minus.magnifyingglass 13
    minus.plus.and.fluid.batteryblock 16.1,minus.plus.batteryblock 14 f,minus.plus.batteryblock.exclamationmark 16.1 f
    minus.plus.batteryblock.slash 16.1 f,minus.plus.batteryblock.stack 16.1 f
    minus.plus.batteryblock.stack.arrowtriangle.left 18.4 f,minus.plus.batteryblock.stack.arrowtriangle.right 18.4 f
    minus.plus.batteryblock.stack.arrowtriangle.right.and.arrowtriangle.left 18.4 f
    minus.plus.batteryblock.stack.exclamationmark 16.1 f,minus.plus.lines.measurement.horizontal.aligned.bottom 26
    minus.rectangle 13 f,minus.rectangle.portrait 14 f,minus.slash.plus 13,mirror.side.left 16
    mirror.side.left.and.arrow.turn.down.right 16.1,mirror.side.left.and.heat.waves 16.1,mirror.side.right 16
    mirror.side.right.and.arrow.turn.down.left 16.1,mirror.side.right.and.heat.waves 16.1,moon 13 fCc,moon.dust 17 fCc
    moon.haze 16 fCc,moon.road.lanes 18,moon.stars 13 f,moon.stars.circle 16 f,moon.zzz 13 f,moonphase.first.quarter 16
    moonphase.first.quarter.inverse 16,moonphase.full.moon 16,moonphase.full.moon.inverse 16,moonphase.last.quarter 16
    moonphase.last.quarter.inverse 16,moonphase.new.moon 16,moonphase.new.moon.inverse 16,moonphase.waning.crescent 16
    moonphase.waning.crescent.inverse 16,moonphase.waning.gibbous 16,moonphase.waning.gibbous.inverse 16
    moonphase.waxing.crescent 16,moonphase.waxing.crescent.inverse 16,moonphase.waxing.gibbous 16
    moonphase.waxing.gibbous.inverse 16,moonrise 17 fCc,moonset 17 fCc,moped 18 f,mosaic 14 f,motorcycle 18 f,mount 14 f
    mountain.2 16.1 fCc,mouth 14 f,move.3d 14,movieclapper 17 f,mph 16.1 Cc,mug 16.1 f,multiply 13 CcSs,music.house 13 f
    music.mic 13,music.mic.circle 15 f,music.microphone 18 Cc,music.note 13,music.note.arrow.trianglehead.clockwise 26
    music.note.house 14 f,music.note.list 13,music.note.slash 26,music.note.square.stack 26 f,music.note.tv 15 f
    music.pages 26 f,music.quarternote.3 14,mustache 14 f,n.circle 13 f,n.square 13 f,nairasign 16
    nairasign.arrow.circlepath 17,nairasign.arrow.trianglehead.counterclockwise.rotate.90 18
    nairasign.bank.building 18 f,nairasign.circle 13 f,nairasign.gauge.chart.lefthalf.righthalf 18
    nairasign.gauge.chart.leftthird.topthird.rightthird 18,nairasign.ring 18,nairasign.ring.dashed 18
    nairasign.square 13 f,network 14,network.badge.shield.half.filled 15,network.slash 17,newspaper 14 f
    newspaper.circle 15 f,norwegiankronesign 17 CcSs,norwegiankronesign.arrow.circlepath 17
    norwegiankronesign.arrow.trianglehead.counterclockwise.rotate.90 18,norwegiankronesign.bank.building 18 f
    norwegiankronesign.gauge.chart.lefthalf.righthalf 18,norwegiankronesign.gauge.chart.leftthird.topthird.rightthird 18
    norwegiankronesign.ring 18,norwegiankronesign.ring.dashed 18,nose 14 f,nosign 13,nosign.app 16 f
    nosign.badge.clock 18.4,note 14,note.text 14,note.text.badge.plus 14,notequal 18 CcSs,number 13 CcSs,numbers 18
    numbers.rectangle 18 f,numbersign 16,o.circle 13 f,o.square 13 f,oar.2.crossed 16,oar.2.crossed.circle 18 f
    octagon 14 f,octagon.bottomhalf.filled 15,octagon.lefthalf.filled 15,octagon.righthalf.filled 15
    octagon.tophalf.filled 15,oilcan 16.1 f,oilcan.and.thermometer 18 f,opticaldisc 14,opticaldisc.fill 16
    opticaldiscdrive 14 f,opticid 17 f,option 13,oval 14 f,oval.bottomhalf.filled 15,oval.inset.filled 15
    oval.lefthalf.filled 15,oval.portrait 14 f,oval.portrait.bottomhalf.filled 15,oval.portrait.inset.filled 15
    oval.portrait.lefthalf.filled 15,oval.portrait.righthalf.filled 15,oval.portrait.tophalf.filled 15
    oval.righthalf.filled 15,oval.tophalf.filled 15,oven 16 f,p.circle 13 f,p.square 13 f,p1.button.horizontal 17 f
    p2.button.horizontal 17 f,p3.button.horizontal 17 f,p4.button.horizontal 17 f,pad.header 26,paddleshifter.left 17 f
    paddleshifter.right 17 f,paint.bucket.classic 26,paintbrush 13 f,paintbrush.pointed 14 f,paintpalette 14 f,pano 13 f
    pano.badge.play 17 f,paperclip 13,paperclip.badge.ellipsis 14,paperclip.circle 13.1 f,paperplane 13 f
    paperplane.circle 14 f,paragraph 13,paragraphsign 14,parentheses 15,parkinglight 16 f,parkingsign 15 Cc
    parkingsign.brakesignal 16 x,parkingsign.radiowaves.down.right.off 18,parkingsign.radiowaves.left.and.right 17
    parkingsign.radiowaves.left.and.right.slash 18,parkingsign.radiowaves.right.and.safetycone 17
    parkingsign.square 18 f,parkingsign.steeringwheel 17,party.popper 16 f,pause 13 fCc,pause.rectangle 13 f
    pawprint 15 fCc,pc 14,peacesign 15,pedal.accelerator 17 f,pedal.brake 17 f,pedal.clutch 17 f
    pedestrian.gate.closed 16,pedestrian.gate.closed.trianglebadge.exclamationmark 26,pedestrian.gate.open 16
    pedestrian.gate.open.trianglebadge.exclamationmark 26,pencil 13 Ccx,pencil.and.ellipsis.rectangle 13
    pencil.and.list.clipboard 17,pencil.and.outline 13,pencil.and.ruler 16 f,pencil.and.scribble 17,pencil.line 16
    pencil.tip 13,pencil.tip.crop.circle 13,pencil.tip.crop.circle.badge.arrow.forward 14
    pencil.tip.crop.circle.badge.arrow.forward.fill 17,pencil.tip.crop.circle.badge.minus 13
    pencil.tip.crop.circle.badge.minus.fill 17,pencil.tip.crop.circle.badge.plus 13
    pencil.tip.crop.circle.badge.plus.fill 17,pencil.tip.crop.circle.fill 17,pentagon 15 f,pentagon.bottomhalf.filled 15
    pentagon.lefthalf.filled 15,pentagon.righthalf.filled 15,pentagon.tophalf.filled 15,percent 13,person 13 fCc
    person.2 13 f,person.2.arrow.trianglehead.counterclockwise 18,person.2.badge 26 f,person.2.badge.gearshape 16 f
    person.2.badge.key 17 f,person.2.badge.minus 18 f,person.2.badge.plus 18 f,person.2.circle 14 f
    person.2.crop.square.stack 15 f,person.2.gobackward 16,person.2.shield 26 f,person.2.slash 16 f
    person.2.square.stack 13 f,person.2.wave.2 15 f,person.3 13 f,person.3.sequence 15 f
    person.and.arrow.left.and.arrow.right 14,person.and.arrow.left.and.arrow.right.outward 18
    person.and.background.dotted 16,person.and.background.striped.horizontal 17,person.badge.clock 15 f
    person.badge.key 15.4 f,person.badge.minus 13 f,person.badge.plus 13 f,person.badge.shield.checkmark 16 f
    person.badge.shield.exclamationmark 18 f,person.bubble 17 f,person.bust 16 f,person.bust.circle 17 f
    person.checkmark.and.xmark 18.4,person.crop.artframe 15,person.crop.badge.magnifyingglass 18 f
    person.crop.circle 13 f,person.crop.circle.badge 15 f,person.crop.circle.badge.checkmark 13
    person.crop.circle.badge.clock 15 f,person.crop.circle.badge.ellipsis 26 f,person.crop.circle.badge.exclam 13
    person.crop.circle.badge.exclamationmark 14,person.crop.circle.badge.exclamationmark.fill 15
    person.crop.circle.badge.minus 13,person.crop.circle.badge.moon 15 f,person.crop.circle.badge.plus 13
    person.crop.circle.badge.questionmark 14,person.crop.circle.badge.questionmark.fill 15
    person.crop.circle.badge.xmark 13,person.crop.circle.dashed 16.1,person.crop.circle.dashed.circle 17 f
    person.crop.circle.fill.badge.checkmark 13,person.crop.circle.fill.badge.exclam 13
    person.crop.circle.fill.badge.exclamationmark 14,person.crop.circle.fill.badge.minus 13
    person.crop.circle.fill.badge.plus 13,person.crop.circle.fill.badge.questionmark 14
    person.crop.circle.fill.badge.xmark 13,person.crop.rectangle 13 f,person.crop.rectangle.badge.plus 16 f
    person.crop.rectangle.stack 15 f,person.crop.square 13 f,person.crop.square.badge.camera 17.2 f
    person.crop.square.badge.video 17.2 f,person.crop.square.fill.and.at.rectangle 14
    person.crop.square.filled.and.at.rectangle 15 f,person.crop.square.on.square.angled 18 f
    person.fill.and.arrow.left.and.arrow.right 14,person.fill.and.arrow.left.and.arrow.right.outward 18
    person.fill.badge.minus 14,person.fill.badge.plus 14,person.fill.checkmark 14,person.fill.checkmark.and.xmark 18.4
    person.fill.questionmark 14,person.fill.turn.down 14,person.fill.turn.left 14,person.fill.turn.right 14
    person.fill.viewfinder 14,person.fill.xmark 14,person.icloud 13 f,person.line.dotted.person 16 f,person.slash 17 f
    person.spatialaudio.3d.fill 26,person.spatialaudio.fill 26,person.spatialaudio.stereo.3d.fill 26
    person.spatialaudio.stereo.fill 26,person.text.rectangle 15 f
    person.text.rectangle.trianglebadge.exclamationmark 26 f,person.wave.2 15 f,personalhotspot 13
    personalhotspot.circle 15 f,personalhotspot.slash 18,perspective 13,peruviansolessign 18 CcSs
    peruviansolessign.arrow.trianglehead.counterclockwise.rotate.90 18,peruviansolessign.bank.building 18 f
    peruviansolessign.gauge.chart.lefthalf.righthalf 18,peruviansolessign.gauge.chart.leftthird.topthird.rightthird 18
    peruviansolessign.ring 18,peruviansolessign.ring.dashed 18,pesetasign 16,pesetasign.arrow.circlepath 17
    pesetasign.arrow.trianglehead.counterclockwise.rotate.90 18,pesetasign.bank.building 18 f,pesetasign.circle 13 f
    pesetasign.gauge.chart.lefthalf.righthalf 18,pesetasign.gauge.chart.leftthird.topthird.rightthird 18
    pesetasign.ring 18,pesetasign.ring.dashed 18,pesetasign.square 13 f,pesosign 16,pesosign.arrow.circlepath 17
    pesosign.arrow.trianglehead.counterclockwise.rotate.90 18,pesosign.bank.building 18 f,pesosign.circle 13 f
    pesosign.gauge.chart.lefthalf.righthalf 18,pesosign.gauge.chart.leftthird.topthird.rightthird 18,pesosign.ring 18
    pesosign.ring.dashed 18,pesosign.square 13 f,pet.carrier 26 fCc,phone 13 fCc,phone.and.waveform 15 f
    phone.arrow.down.left 13,phone.arrow.down.left.fill 16,phone.arrow.right 13,phone.arrow.right.fill 16
    phone.arrow.up.right 13,phone.arrow.up.right.circle 16 f,phone.arrow.up.right.fill 16,phone.badge.checkmark 16
    phone.badge.clock 18 f,phone.badge.plus 13,phone.badge.waveform 17 f,phone.bubble 17 f,phone.bubble.left 14 f
    phone.connection 14,phone.connection.fill 16,phone.down 13 fCc,phone.down.waves.left.and.right 16
    phone.fill.arrow.down.left 13,phone.fill.arrow.right 13,phone.fill.arrow.up.right 13,phone.fill.badge.checkmark 16
    phone.fill.badge.plus 13,phone.fill.connection 14,phone.pause 26 fCc,photo 13 f,photo.artframe 15
    photo.artframe.circle 17 f,photo.badge.arrow.down 17 f,photo.badge.checkmark 17 f,photo.badge.exclamationmark 18 f
    photo.badge.magnifyingglass 18.1 f,photo.badge.plus 17 f,photo.badge.shield.exclamationmark 18.4 f,photo.circle 15 f
    photo.fill.on.rectangle.fill 13,photo.on.rectangle 13,photo.on.rectangle.angled 14,photo.on.rectangle.angled.fill 18
    photo.stack 16 f,photo.trianglebadge.exclamationmark 18.4 f,photo.tv 14.2,pi 18.4 CcSs,pianokeys 14
    pianokeys.inverse 14,pill 16 fCc,pills 14 f,pills.circle 15 f,pin 13 fXx,pin.circle 13.1 f,pin.square 15 f,pip 14 f
    pip.enter 14,pip.exit 14,pip.remove 14,pip.swap 14,pipe.and.drop 16 f,placeholdertext.fill 14
    platter.2.filled.ipad 15,platter.2.filled.ipad.landscape 15,platter.2.filled.iphone 15
    platter.2.filled.iphone.landscape 15,platter.bottom.applewatch.case 15
    platter.filled.bottom.and.arrow.down.iphone 15.1,platter.filled.bottom.applewatch.case 15
    platter.filled.bottom.iphone 15.1,platter.filled.top.and.arrow.up.iphone 15.1,platter.filled.top.applewatch.case 15
    platter.filled.top.iphone 15.1,platter.top.applewatch.case 15,play 13 fCc,play.desktopcomputer 16,play.diamond 26 f
    play.display 16,play.house 17 f,play.laptopcomputer 16,play.rectangle 13 f,play.rectangle.on.rectangle 15 fCc
    play.slash 14 f,play.square 15 f,play.square.stack 16.1 f,play.tv 14.2 f,playpause 13 f,playpause.circle 16 f
    playstation.logo 16,plus 13 CcSs,plus.app 13 f,plus.arrow.trianglehead.clockwise 18
    plus.arrow.trianglehead.counterclockwise 26,plus.bubble 13 f,plus.capsule 26 f,plus.circle.dashed 17.4
    plus.diamond 14 f,plus.forwardslash.minus 15,plus.magnifyingglass 13,plus.message 14 f,plus.minus.capsule 18.4 f
    plus.rectangle 13 f,plus.rectangle.fill.on.folder.fill 14,plus.rectangle.fill.on.rectangle.fill 13
    plus.rectangle.on.folder 14,plus.rectangle.on.folder.fill 15,plus.rectangle.on.rectangle 13
    plus.rectangle.portrait 14 f,plus.slash.minus 13,plus.square.dashed 15,plus.square.fill.on.square.fill 13
    plus.square.on.square 13,plus.viewfinder 14,plusminus 13 Cc,point.3.connected.trianglepath.dotted 15
    point.3.filled.connected.trianglepath.dotted 15,point.bottomleft.filled.forward.to.point.topright.scurvepath 17
    point.bottomleft.forward.to.arrow.triangle.scurvepath 18 f
    point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath 18 f
    point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath 17 f
    point.bottomleft.forward.to.point.topright.filled.scurvepath 17
    point.bottomleft.forward.to.point.topright.scurvepath 17 f
    point.fill.topleft.down.curvedto.point.fill.bottomright.up 14
    point.filled.topleft.down.curvedto.point.bottomright.up 15,point.forward.to.point.capsulepath 17 f
    point.topleft.down.curvedto.point.bottomright.up 14,point.topleft.down.curvedto.point.bottomright.up.fill 15
    point.topleft.down.curvedto.point.filled.bottomright.up 15,point.topleft.down.to.point.bottomright.curvepath 17 f
    point.topleft.down.to.point.bottomright.filled.curvepath 17
    point.topleft.filled.down.to.point.bottomright.curvepath 17
    point.topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath 18
    point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath 18 f
    point.topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath 18,pointer.arrow 26 Ssx
    pointer.arrow.and.square.on.square.dashed 26,pointer.arrow.click 26,pointer.arrow.click.2 26
    pointer.arrow.click.badge.clock 26,pointer.arrow.ipad 26 Ssx,pointer.arrow.ipad.and.square.on.square.dashed 26
    pointer.arrow.ipad.rays 26,pointer.arrow.ipad.slash.square 26 f,pointer.arrow.motionlines 26
    pointer.arrow.motionlines.click 26,pointer.arrow.rays 26,pointer.arrow.slash.square 26 f,polishzlotysign 17 CcSs
    polishzlotysign.arrow.circlepath 17,polishzlotysign.arrow.trianglehead.counterclockwise.rotate.90 18
    polishzlotysign.bank.building 18 f,polishzlotysign.gauge.chart.lefthalf.righthalf 18
    polishzlotysign.gauge.chart.leftthird.topthird.rightthird 18,polishzlotysign.ring 18,polishzlotysign.ring.dashed 18
    popcorn 16 fCc,power 13,power.circle 15 f,power.dotted 15,powercord 17 f,powermeter 18,poweroff 14,poweron 14
    poweroutlet.strip 16 f,poweroutlet.type.a 16 fSs,poweroutlet.type.b 16 fSs,poweroutlet.type.c 16 fSs
    poweroutlet.type.d 16 fSs,poweroutlet.type.e 16 fSs,poweroutlet.type.f 16 fSs,poweroutlet.type.g 16 fSs
    poweroutlet.type.h 16 fSs,poweroutlet.type.i 16 fSs,poweroutlet.type.j 16 fSs,poweroutlet.type.k 16 fSs
    poweroutlet.type.l 16 fSs,poweroutlet.type.m 16 fSs,poweroutlet.type.n 16 fSs,poweroutlet.type.o 16 fSs
    powerplug 15 f,powerplug.portrait 18 f,powersleep 14,printer 13 f,printer.dotmatrix 14 f
    printer.dotmatrix.fill.and.paper.fill 14,printer.dotmatrix.filled.and.paper 15
    printer.dotmatrix.filled.and.paper.inverse 18,printer.dotmatrix.inverse 18,printer.fill.and.paper.fill 14
    printer.filled.and.paper 15,printer.filled.and.paper.inverse 18,printer.inverse 18,progress.indicator 18
    projective 13,purchased 13 Cc,puzzlepiece 14 f,puzzlepiece.extension 15 f,pyramid 14 f,q.circle 13 f,q.square 13 f
    qrcode 13,qrcode.viewfinder 13,questionmark 13 CcSs,questionmark.app 15 f,questionmark.app.dashed 15
    questionmark.bubble 16 f,questionmark.circle.dashed 18,questionmark.diamond 13 f,questionmark.folder 14 f
    questionmark.key.filled 16.1,questionmark.message 18.1 f,questionmark.square.dashed 14,questionmark.text.page 18 f
    questionmark.video 13 f,quote.bubble 13 f,quote.closing 15,quote.opening 15,quotelevel 16
    r.button.roundedbottom.horizontal 17 f,r.circle 13 f,r.joystick 14 f,r.joystick.down 14 f,r.joystick.press.down 15 f
    r.joystick.tilt.down 15 f,r.joystick.tilt.left 15 f,r.joystick.tilt.right 15 f,r.joystick.tilt.up 15 f
    r.rectangle.roundedbottom 14 f,r.square 13 f,r.square.fill.on.square.fill 14,r.square.on.square 14
    r.square.on.square.fill 15,r1.button.roundedbottom.horizontal 17 f,r1.circle 17 f,r1.rectangle.roundedbottom 14 f
    r2.button.angledtop.vertical.right 17 f,r2.button.roundedtop.horizontal 17 f,r2.circle 17 f
    r2.rectangle.roundedtop 14 f,r3.button.angledbottom.horizontal.right 17 f,r4.button.horizontal 17 f,radio 14 f
    radiowaves.left 13,radiowaves.right 13,rainbow 17,rays 13,rb.button.roundedbottom.horizontal 17 f,rb.circle 17 f
    rb.rectangle.roundedbottom 14 f,receipt 18.2 f,record.circle 14 f,recordingtape 13,recordingtape.circle 16 f
    rectangle 13 f,rectangle.2.swap 15,rectangle.3.group 15 f,rectangle.3.group.bubble 17 f
    rectangle.3.group.bubble.left 15 f,rectangle.3.group.dashed 26,rectangle.3.offgrid 13 f
    rectangle.3.offgrid.bubble.left 14 f,rectangle.and.arrow.up.right.and.arrow.down.left 13 x
    rectangle.and.hand.point.up.left 15 f,rectangle.and.hand.point.up.left.filled 15,rectangle.and.paperclip 13
    rectangle.and.pencil.and.ellipsis 14,rectangle.and.text.magnifyingglass 14,rectangle.arrowtriangle.2.inward 14
    rectangle.arrowtriangle.2.outward 14,rectangle.badge.checkmark 13,rectangle.badge.minus 14
    rectangle.badge.person.crop 14.2,rectangle.badge.plus 14,rectangle.badge.xmark 13,rectangle.bottomhalf.filled 15
    rectangle.bottomhalf.inset.filled 15,rectangle.bottomthird.inset.fill 14,rectangle.bottomthird.inset.filled 15
    rectangle.center.inset.fill 14,rectangle.center.inset.filled 15,rectangle.center.inset.filled.badge.plus 15
    rectangle.checkered 17,rectangle.compress.vertical 13,rectangle.connected.to.line.below 14,rectangle.dashed 14
    rectangle.dashed.and.paperclip 14,rectangle.dashed.badge.record 14,rectangle.dock 13,rectangle.expand.diagonal 18
    rectangle.expand.vertical 13,rectangle.fill.badge.checkmark 13,rectangle.fill.badge.minus 14
    rectangle.fill.badge.person.crop 14.2,rectangle.fill.badge.plus 14,rectangle.fill.badge.xmark 13
    rectangle.fill.on.rectangle.angled.fill 13,rectangle.fill.on.rectangle.fill 13
    rectangle.fill.on.rectangle.fill.circle 14 f,rectangle.fill.on.rectangle.fill.slash.fill 14
    rectangle.filled.and.hand.point.up.left 15,rectangle.grid.1x2 13 f,rectangle.grid.1x3 26 f,rectangle.grid.2x2 13 f
    rectangle.grid.3x1 18.1 f,rectangle.grid.3x2 13 f,rectangle.grid.3x3 18 f,rectangle.inset.bottomleading.filled 15
    rectangle.inset.bottomleft.fill 14,rectangle.inset.bottomleft.filled 15,rectangle.inset.bottomright.fill 14
    rectangle.inset.bottomright.filled 15,rectangle.inset.bottomtrailing.filled 15,rectangle.inset.fill 14
    rectangle.inset.filled 15,rectangle.inset.filled.and.cursorarrow 17,rectangle.inset.filled.and.person.filled 15
    rectangle.inset.filled.badge.record 17,rectangle.inset.filled.on.rectangle 15,rectangle.inset.topleading.filled 15
    rectangle.inset.topleft.fill 14,rectangle.inset.topleft.filled 15,rectangle.inset.topright.fill 14
    rectangle.inset.topright.filled 15,rectangle.inset.toptrailing.filled 15,rectangle.landscape.rotate 17
    rectangle.landscape.rotate.slash 26,rectangle.leadinghalf.filled 15.2,rectangle.leadinghalf.inset.filled 15
    rectangle.leadinghalf.inset.filled.arrow.leading 15,rectangle.leadingthird.inset.filled 15
    rectangle.lefthalf.fill 14,rectangle.lefthalf.filled 15,rectangle.lefthalf.inset.fill 14
    rectangle.lefthalf.inset.fill.arrow.left 14,rectangle.lefthalf.inset.filled 15
    rectangle.lefthalf.inset.filled.arrow.left 15,rectangle.leftthird.inset.fill 14,rectangle.leftthird.inset.filled 15
    rectangle.on.rectangle 13,rectangle.on.rectangle.angled 13,rectangle.on.rectangle.badge.gearshape 17
    rectangle.on.rectangle.button.angledtop.vertical.left 17 f,rectangle.on.rectangle.circle 15 f
    rectangle.on.rectangle.dashed 18,rectangle.on.rectangle.slash 14,rectangle.on.rectangle.slash.circle 15 f
    rectangle.on.rectangle.slash.fill 15,rectangle.on.rectangle.square 15 f,rectangle.pattern.checkered 18
    rectangle.portrait 14 f,rectangle.portrait.and.arrow.forward 16 f,rectangle.portrait.and.arrow.right 15 f
    rectangle.portrait.arrowtriangle.2.inward 14,rectangle.portrait.arrowtriangle.2.outward 14
    rectangle.portrait.badge.plus 17 f,rectangle.portrait.bottomhalf.filled 15
    rectangle.portrait.bottomhalf.inset.filled 15,rectangle.portrait.bottomleading.inset.filled 15
    rectangle.portrait.bottomleft.inset.filled 15,rectangle.portrait.bottomright.inset.filled 15
    rectangle.portrait.bottomthird.inset.filled 15,rectangle.portrait.bottomtrailing.inset.filled 15
    rectangle.portrait.center.inset.filled 15,rectangle.portrait.inset.filled 15
    rectangle.portrait.leadinghalf.inset.filled 15,rectangle.portrait.leadingthird.inset.filled 15
    rectangle.portrait.lefthalf.filled 15,rectangle.portrait.lefthalf.inset.filled 15
    rectangle.portrait.leftthird.inset.filled 15,rectangle.portrait.on.rectangle.portrait 15 fXx
    rectangle.portrait.on.rectangle.portrait.angled 16 f,rectangle.portrait.righthalf.filled 15
    rectangle.portrait.righthalf.inset.filled 15,rectangle.portrait.rightthird.inset.filled 15
    rectangle.portrait.rotate 17,rectangle.portrait.rotate.slash 26,rectangle.portrait.slash 15 f
    rectangle.portrait.split.2x1 15 fXx,rectangle.portrait.tophalf.filled 15,rectangle.portrait.tophalf.inset.filled 15
    rectangle.portrait.topleading.inset.filled 15,rectangle.portrait.topleft.inset.filled 15
    rectangle.portrait.topright.inset.filled 15,rectangle.portrait.topthird.inset.filled 15
    rectangle.portrait.toptrailing.inset.filled 15,rectangle.portrait.trailinghalf.inset.filled 15
    rectangle.portrait.trailingthird.inset.filled 15,rectangle.ratio.16.to.9 17 f,rectangle.ratio.3.to.4 17 f
    rectangle.ratio.4.to.3 17 f,rectangle.ratio.9.to.16 17 f,rectangle.righthalf.fill 14,rectangle.righthalf.filled 15
    rectangle.righthalf.inset.fill 14,rectangle.righthalf.inset.fill.arrow.right 14,rectangle.righthalf.inset.filled 15
    rectangle.righthalf.inset.filled.arrow.right 15,rectangle.rightthird.inset.fill 14
    rectangle.rightthird.inset.filled 15,rectangle.roundedbottom 14 f,rectangle.roundedtop 14 f,rectangle.slash 14 f
    rectangle.split.1x2 14 f,rectangle.split.2x1 14 f,rectangle.split.2x1.slash 15 f,rectangle.split.2x2 14 f
    rectangle.split.3x1 13 f,rectangle.split.3x3 13 f,rectangle.stack 13 f,rectangle.stack.badge.minus 13
    rectangle.stack.badge.person.crop 13,rectangle.stack.badge.person.crop.fill 15,rectangle.stack.badge.play 15 f
    rectangle.stack.badge.plus 13,rectangle.stack.fill.badge.minus 13,rectangle.stack.fill.badge.person.crop 13
    rectangle.stack.fill.badge.plus 13,rectangle.stack.person.crop 13 f,rectangle.stack.slash 26 f
    rectangle.tophalf.filled 15,rectangle.tophalf.inset.filled 15,rectangle.topthird.inset 14.2
    rectangle.topthird.inset.fill 14.5,rectangle.topthird.inset.filled 15,rectangle.trailinghalf.filled 15.2
    rectangle.trailinghalf.inset.filled 15,rectangle.trailinghalf.inset.filled.arrow.trailing 15
    rectangle.trailingthird.inset.filled 15,refrigerator 16 f,repeat 13,repeat.1 13,repeat.1.circle 14.2 f
    repeat.badge.xmark 26,repeat.badge.xmark.circle.fill 18.4,repeat.circle 14.2 f,restart 14 c,restart.circle.fill 15
    retarder.brakesignal 16.1,retarder.brakesignal.and.exclamationmark 17,retarder.brakesignal.slash 17,return 13
    return.left 15,return.right 15,rhombus 13 f,richtext.page 18 f,right 17 Cc,righttriangle 17 f
    righttriangle.split.diagonal 17 f,ring 26,ring.dashed 26,rm.button.horizontal 17 f
    road.lane.arrowtriangle.2.inward 16.1,road.lane.arrowtriangle.2.outward 18.4,road.lanes 16,road.lanes.curved.left 16
    road.lanes.curved.right 16,robotic.vacuum 18 f,robotic.vacuum.and.arrowtriangle.up 18.4 f
    robotic.vacuum.and.ellipsis 18.4 f,roller.shade.closed 16,roller.shade.open 16,roman.shade.closed 16
    roman.shade.open 16,rosette 13,rotate.3d 14,rotate.3d.circle 17 f,rotate.3d.fill 17,rotate.left 13 f
    rotate.right 13 f,rsb.button.angledbottom.horizontal.right 17 f,rt.button.roundedtop.horizontal 17 f,rt.circle 17 f
    rt.rectangle.roundedtop 14 f,rublesign 16,rublesign.arrow.circlepath 17
    rublesign.arrow.trianglehead.counterclockwise.rotate.90 18,rublesign.bank.building 18 f,rublesign.circle 13 f
    rublesign.gauge.chart.lefthalf.righthalf 18,rublesign.gauge.chart.leftthird.topthird.rightthird 18,rublesign.ring 18
    rublesign.ring.dashed 18,rublesign.square 13 f,rugbyball 18 fCc,ruler 14 f,rupeesign 16
    rupeesign.arrow.circlepath 17,rupeesign.arrow.trianglehead.counterclockwise.rotate.90 18
    rupeesign.bank.building 18 f,rupeesign.circle 13 f,rupeesign.gauge.chart.lefthalf.righthalf 18
    rupeesign.gauge.chart.leftthird.topthird.rightthird 18,rupeesign.ring 18,rupeesign.ring.dashed 18
    rupeesign.square 13 f,s.circle 13 f,s.square 13 f,safari 13 f,sailboat 16 f,sailboat.circle 16.1 f,scale.3d 14
    scalemass 14 f,scanner 14 f,scissors 13,scissors.badge.ellipsis 13.1,scissors.circle 15 f,scooter 15,scope 13
    screwdriver 15 f,scribble 13,scribble.variable 14,scroll 14 f,sdcard 14 f,seal 14 f,selection.pin.in.out 13
    sensor 16 f,sensor.radiowaves.left.and.right 26 f,sensor.tag.radiowaves.forward 15 f,server.rack 14,service.dog 26 f
    shadow 14,shared.with.you 16 x,shared.with.you.circle 17 f,sharedwithyou 18 Ccx,shareplay 15 x,shazam.logo 16 f
    shekelsign 16,shekelsign.arrow.circlepath 17,shekelsign.arrow.trianglehead.counterclockwise.rotate.90 18
    shekelsign.bank.building 18 f,shekelsign.circle 14 f,shekelsign.gauge.chart.lefthalf.righthalf 18
    shekelsign.gauge.chart.leftthird.topthird.rightthird 18,shekelsign.ring 18,shekelsign.ring.dashed 18
    shekelsign.square 14 f,sheqelsign.circle 13 f,sheqelsign.square 13 f,shield 13 fXx,shield.checkerboard 14.2
    shield.checkered 17,shield.lefthalf.fill 13,shield.lefthalf.fill.slash 14,shield.lefthalf.filled 15 x
    shield.lefthalf.filled.badge.checkmark 17,shield.lefthalf.filled.trianglebadge.exclamationmark 17
    shield.pattern.checkered 18,shield.righthalf.filled 15,shift 13 f,shippingbox 14 f
    shippingbox.and.arrow.backward 16 f,shippingbox.circle 15 f,shoe 17 fCc,shoe.2 17 f
    shoe.arrow.trianglehead.up.and.down 26 f,shoe.arrow.trianglehead.up.right 26 fCc,shoeprints.fill 16,shower 16 f
    shower.handheld 16 f,shower.sidejet 16 f,shuffle 13,shuffle.circle 14.2 f,sidebar.leading 14,sidebar.left 13
    sidebar.right 13,sidebar.squares.leading 14,sidebar.squares.left 14,sidebar.squares.right 14
    sidebar.squares.trailing 14,sidebar.trailing 14,signature 13,signpost.and.arrowtriangle.up 16.1 fCc
    signpost.left 14 f,signpost.left.circle 16.1 f,signpost.right 14 f,signpost.right.and.left 16.1 fCc
    signpost.right.circle 16.1 f,simcard 14 f,simcard.2 14 f,singaporedollarsign 18 CcSs
    singaporedollarsign.arrow.trianglehead.counterclockwise.rotate.90 18,singaporedollarsign.bank.building 18 f
    singaporedollarsign.gauge.chart.lefthalf.righthalf 18
    singaporedollarsign.gauge.chart.leftthird.topthird.rightthird 18,singaporedollarsign.ring 18
    singaporedollarsign.ring.dashed 18,sink 16 f,siri 26,skateboard 17 f,skew 13,skis 17 f,slash.circle 13 f,sleep 14
    sleep.circle 15 f,slider.horizontal.2.arrow.trianglehead.counterclockwise 18,slider.horizontal.2.gobackward 16
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath 15
    slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90 18,slider.horizontal.2.square 17
    slider.horizontal.2.square.badge.arrow.down 16,slider.horizontal.2.square.on.square 16,slider.horizontal.3 13
    slider.horizontal.below.circle.lefthalf.filled 26,slider.horizontal.below.circle.lefthalf.filled.inverse 26
    slider.horizontal.below.circle.righthalf.filled 26,slider.horizontal.below.circle.righthalf.filled.inverse 26
    slider.horizontal.below.rectangle 13,slider.horizontal.below.square.and.square.filled 16
    slider.horizontal.below.square.fill.and.square 14,slider.horizontal.below.square.filled.and.square 15
    slider.horizontal.below.sun.max 17,slider.vertical.3 14,slowmo 13,smallcircle.circle 13 f
    smallcircle.fill.circle 13 f,smallcircle.filled.circle 15 f,smartphone 17,smiley 13 f,smoke 13 f,smoke.circle 16 f
    snow 13,snowboard 17 f,snowflake 15 Cc,snowflake.road.lane 16.1,snowflake.road.lane.dashed 16.1,snowflake.slash 16.1
    soccerball 16 Cc,soccerball.circle.fill.inverse 16,soccerball.circle.inverse 16,soccerball.inverse 16,sofa 16 f
    sos 16.1 Cc,space 16,sparkle 14,sparkle.magnifyingglass 15,sparkle.text.clipboard 26 f,sparkles 13,sparkles.2 26
    sparkles.rectangle.stack 14 f,sparkles.square.fill.on.square 14,sparkles.square.filled.on.square 15,sparkles.tv 15 f
    spatial.capture 26 fXx,spatial.capture.on.hexagon 26 f,speaker 13 fXx,speaker.1 13 f,speaker.2 13 f,speaker.3 13 f
    speaker.badge.exclamationmark 15 f,speaker.circle 15 f,speaker.minus 16 f,speaker.plus 16 f
    speaker.slash.circle 14 f,speaker.square 16 f,speaker.trianglebadge.exclamationmark 26 f,speaker.wave.1 14 f
    speaker.wave.1.arrowtriangles.up.right.down.left 18,speaker.wave.2 14 fCc,speaker.wave.2.bubble 17 f
    speaker.wave.2.bubble.left 16 f,speaker.wave.3 14 f,speaker.zzz 13 f,speedometer 13,spigot 16 f,spoon.serving 18.4
    sportscourt 13 f,sportscourt.circle 16 f,sprinkler 16 f,sprinkler.and.droplets 16 f,square 13 f
    square.2.layers.3d 16,square.2.layers.3d.bottom.filled 16,square.2.layers.3d.fill 17
    square.2.layers.3d.top.filled 16,square.2.stack.3d 14,square.2.stack.3d.bottom.fill 14
    square.2.stack.3d.bottom.filled 15,square.2.stack.3d.top.fill 14,square.2.stack.3d.top.filled 15
    square.3.layers.3d 16 x,square.3.layers.3d.bottom.filled 16,square.3.layers.3d.down.backward 15.1
    square.3.layers.3d.down.backward.slash.rtl 16,square.3.layers.3d.down.forward 15.1
    square.3.layers.3d.down.forward.slash.rtl 16,square.3.layers.3d.down.left 15.1
    square.3.layers.3d.down.left.slash 15.2,square.3.layers.3d.down.right 15.1,square.3.layers.3d.down.right.slash 15.2
    square.3.layers.3d.middle.filled 16,square.3.layers.3d.top.filled 16,square.3.stack.3d 14
    square.3.stack.3d.bottom.fill 14,square.3.stack.3d.bottom.filled 15,square.3.stack.3d.middle.fill 14
    square.3.stack.3d.middle.filled 15,square.3.stack.3d.slash 15.2,square.3.stack.3d.top.fill 14
    square.3.stack.3d.top.filled 15,square.and.arrow.down 13 f,square.and.arrow.down.badge.checkmark 18.1 f
    square.and.arrow.down.badge.clock 18 f,square.and.arrow.down.badge.xmark 18.1 f,square.and.arrow.down.on.square 13 f
    square.and.arrow.up 13 f,square.and.arrow.up.badge.checkmark 18.4 f,square.and.arrow.up.badge.clock 17.2 f
    square.and.arrow.up.circle 15 f,square.and.arrow.up.on.square 13 f
    square.and.arrow.up.trianglebadge.exclamationmark 15,square.and.arrow.up.trianglebadge.exclamationmark.fill 18
    square.and.at.rectangle 14,square.and.at.rectangle.fill 15,square.and.line.vertical.and.square 13 f
    square.and.line.vertical.and.square.filled 15,square.and.pencil 13,square.and.pencil.circle 16 f
    square.arrowtriangle.4.outward 17,square.badge.plus 17 f,square.bottomhalf.fill 14,square.bottomhalf.filled 15
    square.bottomthird.inset.filled 16,square.circle 14 f,square.dashed 14,square.dashed.inset.fill 14
    square.dashed.inset.filled 15,square.dotted 16,square.fill.and.line.vertical.and.square 13
    square.fill.and.line.vertical.and.square.fill 15,square.fill.and.line.vertical.square.fill 13
    square.fill.on.circle.fill 13,square.fill.on.square 14,square.fill.on.square.fill 13,square.fill.text.grid.1x2 14
    square.filled.and.line.vertical.and.square 15,square.filled.on.square 15,square.grid.2x2 13 f
    square.grid.3x1.below.line.grid.1x2 14,square.grid.3x1.below.line.grid.1x2.fill 15
    square.grid.3x1.fill.below.line.grid.1x2 14,square.grid.3x1.folder.badge.plus 14
    square.grid.3x1.folder.fill.badge.plus 14,square.grid.3x2 13 f,square.grid.3x3 14 f
    square.grid.3x3.bottomleft.fill 14,square.grid.3x3.bottomleft.filled 15,square.grid.3x3.bottommiddle.fill 14
    square.grid.3x3.bottommiddle.filled 15,square.grid.3x3.bottomright.fill 14,square.grid.3x3.bottomright.filled 15
    square.grid.3x3.fill.square 14,square.grid.3x3.middle.fill 14,square.grid.3x3.middle.filled 15
    square.grid.3x3.middleleft.fill 14,square.grid.3x3.middleleft.filled 15,square.grid.3x3.middleright.fill 14
    square.grid.3x3.middleright.filled 15,square.grid.3x3.square 15,square.grid.3x3.square.badge.ellipsis 18
    square.grid.3x3.topleft.fill 14,square.grid.3x3.topleft.filled 15,square.grid.3x3.topmiddle.fill 14
    square.grid.3x3.topmiddle.filled 15,square.grid.3x3.topright.fill 14,square.grid.3x3.topright.filled 15
    square.grid.4x3.fill 13,square.inset.filled 15,square.leadingthird.inset.filled 16,square.lefthalf.fill 13
    square.lefthalf.filled 15,square.leftthird.inset.filled 16,square.on.circle 13,square.on.square 13
    square.on.square.badge.person.crop 16 f,square.on.square.dashed 14,square.on.square.intersection.dashed 16
    square.on.square.squareshape.controlhandles 14,square.resize 17,square.resize.down 17,square.resize.up 17
    square.righthalf.fill 13,square.righthalf.filled 15,square.rightthird.inset.filled 16,square.slash 14 f
    square.split.1x2 13 f,square.split.2x1 13 f,square.split.2x2 13 f,square.split.bottomrightquarter 14 f
    square.split.diagonal 14 f,square.split.diagonal.2x2 14 f,square.stack 13 f,square.stack.3d.down.dottedline 13
    square.stack.3d.down.forward 14 f,square.stack.3d.down.right 13 f,square.stack.3d.forward.dottedline 14 f
    square.stack.3d.up 13 fXx,square.stack.3d.up.badge.a 14 f,square.stack.3d.up.badge.automatic 17 f
    square.stack.3d.up.trianglebadge.exclamationmark 17 f,square.text.square 15 f,square.tophalf.fill 14
    square.tophalf.filled 15,square.topthird.inset.filled 16,square.trailingthird.inset.filled 16,squareroot 18
    squares.below.rectangle 13,squares.leading.rectangle 16,squares.leading.rectangle.fill 17,squareshape 14 f
    squareshape.controlhandles.on.squareshape.controlhandles 14,squareshape.dashed.squareshape 14
    squareshape.dotted.split.2x2 16,squareshape.dotted.squareshape 17,squareshape.split.2x2 14
    squareshape.split.2x2.dotted 14,squareshape.split.2x2.dotted.inside 18.4
    squareshape.split.2x2.dotted.inside.and.outside 18.4,squareshape.split.2x2.dotted.outside 18.4
    squareshape.split.3x3 14,squareshape.squareshape.dashed 14,squareshape.squareshape.dotted 17,stairs 16,star 13 fCcXx
    star.bubble 15 f,star.hexagon 18.4 f,star.leadinghalf.fill 14,star.leadinghalf.filled 15,star.lefthalf.fill 13
    star.square 14 f,star.square.on.square 16 f,staroflife 13 f,staroflife.circle 14 f,staroflife.shield 17 f
    steeringwheel 16.1 x,steeringwheel.and.hands 18,steeringwheel.and.heat.waves 16.1,steeringwheel.and.key 16.1
    steeringwheel.and.liquid.wave 17,steeringwheel.and.lock 16.1
    steeringwheel.arrow.trianglehead.counterclockwise.and.clockwise 18,steeringwheel.arrowtriangle.left 17
    steeringwheel.arrowtriangle.right 17,steeringwheel.badge.exclamationmark 17,steeringwheel.badge.lock 26
    steeringwheel.circle 17 f,steeringwheel.exclamationmark 16.1,steeringwheel.road.lane 16.1
    steeringwheel.road.lane.dashed 16.1,sterlingsign 16,sterlingsign.arrow.circlepath 17
    sterlingsign.arrow.trianglehead.counterclockwise.rotate.90 18,sterlingsign.bank.building 18 f
    sterlingsign.circle 13 f,sterlingsign.gauge.chart.lefthalf.righthalf 18
    sterlingsign.gauge.chart.leftthird.topthird.rightthird 18,sterlingsign.ring 18,sterlingsign.ring.dashed 18
    sterlingsign.square 13 f,stethoscope 14,stethoscope.circle 15 f,stop 13 fCc,stopwatch 13 f,storefront 17 fCc
    stove 16 f,strikethrough 13,strikethrough.double 26,stroke.line.diagonal 26 x,stroller 16.1 f,studentdesk 13.1
    suit.club 13 f,suit.diamond 13 f,suit.heart 13 f,suit.spade 13 f,suitcase 15 f,suitcase.cart 15 f
    suitcase.circle 26 f,suitcase.rolling 16.1 f,suitcase.rolling.and.film 26 fCc,suitcase.rolling.and.suitcase 26 fCc
    suitcase.rolling.circle 26 f,sum 13,sun.and.horizon 15 f,sun.and.horizon.circle 16 f,sun.dust 13 f
    sun.dust.circle 16 f,sun.haze 13 f,sun.haze.circle 16 f,sun.horizon 17 fCc,sun.lefthalf.filled 18,sun.max 13 f
    sun.max.circle 15 f,sun.max.trianglebadge.exclamationmark 16 f,sun.min 13 f,sun.rain 17 fCc,sun.righthalf.filled 18
    sun.snow 17 fCc,sunglasses 17 f,sunrise 13 f,sunrise.circle 16 f,sunset 13 f,sunset.circle 16 f,surfboard 17 f
    suspension.shock 18,suv.side 16.1 f,suv.side.air.circulate 16.1 f,suv.side.air.fresh 16.1 f
    suv.side.and.exclamationmark 16.1 f,suv.side.arrow.left.and.right 18.4 f,suv.side.arrowtriangle.down 16.1 f
    suv.side.arrowtriangle.up 16.1 f,suv.side.arrowtriangle.up.arrowtriangle.down 16.1 f,suv.side.front.open 16.1 f
    suv.side.front.open.crop 18 f,suv.side.hill.descent.control 18 f,suv.side.hill.down 17 f
    suv.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle 18.4 f,suv.side.hill.up 17 f
    suv.side.lock 17 f,suv.side.lock.open 17 f,suv.side.rear.open 16.1 f,suv.side.rear.open.crop 18 f
    suv.side.roof.cargo.carrier 18 fXx,swatchpalette 16 f,swedishkronasign 17 CcSs,swedishkronasign.arrow.circlepath 17
    swedishkronasign.arrow.trianglehead.counterclockwise.rotate.90 18,swedishkronasign.bank.building 18 f
    swedishkronasign.gauge.chart.lefthalf.righthalf 18,swedishkronasign.gauge.chart.leftthird.topthird.rightthird 18
    swedishkronasign.ring 18,swedishkronasign.ring.dashed 18,swift 14,swiftdata 17,swirl.circle.righthalf.filled 17
    swirl.circle.righthalf.filled.inverse 17,switch.2 14,switch.programmable 16 fSs,syringe 16 f,t.bubble 13 f
    t.circle 13 f,t.square 13 f,table 13 f,table.badge.more 13 f,table.furniture 16 f,tablecells 14 f
    tablecells.badge.ellipsis 14 f,tablecells.fill.badge.ellipsis 15,tachometer 18,tag 13 fCc,tag.slash 14 f
    tag.square 15 f,taillight.fog 16.1 f,takeoutbag.and.cup.and.straw 15 f,target 14,teddybear 16 f,teletype 13
    teletype.answer 13,teletype.answer.circle 15 f,teletype.circle 14 f,tengesign 16,tengesign.arrow.circlepath 17
    tengesign.arrow.trianglehead.counterclockwise.rotate.90 18,tengesign.bank.building 18 f,tengesign.circle 13 f
    tengesign.gauge.chart.lefthalf.righthalf 18,tengesign.gauge.chart.leftthird.topthird.rightthird 18,tengesign.ring 18
    tengesign.ring.dashed 18,tengesign.square 13 f,tennis.racket 16 Cc,tennisball 16 fCc,tent 16 f,tent.2 16.1 fCc
    tent.circle 16.1 f,terminal 14 f,testtube.2 15,text.aligncenter 13,text.alignleft 13,text.alignright 13
    text.and.command.macwindow 14,text.append 13,text.badge.checkmark 13,text.badge.minus 13,text.badge.plus 13
    text.badge.star 13,text.badge.xmark 13,text.below.folder 26 f,text.below.photo 14 f,text.book.closed 14 f
    text.bubble 13 f,text.bubble.badge.clock 18 f,text.cursor 13,text.document 18 f,text.insert 13,text.justify 13
    text.justify.leading 15.1,text.justify.left 15.1,text.justify.right 15.1,text.justify.trailing 15.1
    text.justifyleft 13,text.justifyright 13,text.line.2.summary 26,text.line.2.summary.badge.xmark 26
    text.line.3.summary 26,text.line.first.and.arrowtriangle.forward 16,text.line.last.and.arrowtriangle.forward 16
    text.line.magnify 18,text.magnifyingglass 14,text.pad.header 26,text.pad.header.badge.clock 26
    text.pad.header.badge.plus 26,text.page 18 fXx,text.page.badge.magnifyingglass 18,text.quote 13,text.rectangle 26 f
    text.rectangle.page 18 f,text.redaction 14,text.square.filled 26,text.viewfinder 15,text.word.spacing 16,textbox 13
    textformat 13,textformat.12 16,textformat.123 13,textformat.abc 13,textformat.abc.dottedunderline 13
    textformat.alt 13,textformat.characters 18,textformat.characters.arrow.left.and.right 18
    textformat.characters.dottedunderline 18,textformat.numbers 18,textformat.size 13,textformat.size.larger 14.2
    textformat.size.smaller 14.2,textformat.subscript 13,textformat.superscript 13,theatermask.and.paintbrush 16 f
    theatermasks 15 fCc,thermometer 13,thermometer.and.ellipsis 26,thermometer.and.liquid.waves 16.1
    thermometer.and.liquid.waves.snowflake 18,thermometer.and.liquid.waves.trianglebadge.exclamationmark 18
    thermometer.brakesignal 16,thermometer.gauge.open 26,thermometer.high 16,thermometer.low 16,thermometer.medium 16 x
    thermometer.snowflake 13,thermometer.snowflake.circle 16 f,thermometer.sun 13,thermometer.sun.circle 16 f
    thermometer.sun.fill 14,thermometer.tirepressure 26,thermometer.transmission 16.1,thermometer.variable 18
    thermometer.variable.and.figure 17 Cc,thermometer.variable.badge.clock 26,thermometer.variable.badge.play 26
    ticket 14 f,ticket.circle 26 f,timelapse 13,timeline.selection 14,timer 13,timer.circle 16 f,timer.square 14,tire 18
    tire.badge.snowflake 18,tirepressure 17,togglepower 14,toilet 16 f,toilet.circle 16.1 f,tornado 13
    tornado.circle 16 f,tortoise 13 f,tortoise.circle 17 f,torus 14.2,touchid 14,tow.hitch 18 f
    tow.hitch.exclamationmark 18 f,traction.control.tirepressure 17 x,traction.control.tirepressure.exclamationmark 17
    train.side.front.car 15,train.side.middle.car 15,train.side.rear.car 15,tram 14 Cc,tram.card 26 f,tram.fill 13
    tram.fill.tunnel 15,tram.tunnel.fill 14,translate 17.4,transmission 16.1,trapezoid.and.line.horizontal 15 f
    trapezoid.and.line.vertical 15 f,trash 13 fCcXx,trash.slash.circle 15 f,trash.slash.square 15 f,trash.square 15 f
    tray 13 f,tray.2 13 f,tray.and.arrow.down 13 f,tray.and.arrow.up 13 f,tray.badge 26 f,tray.circle 14 f
    tray.full 13 f,tree 16.1 fCc,triangle 13 f,triangle.bottomhalf.filled 15,triangle.circle 14 f
    triangle.inset.filled 15,triangle.lefthalf.fill 13,triangle.lefthalf.filled 15,triangle.righthalf.fill 13
    triangle.righthalf.filled 15,triangle.tophalf.filled 15,triangleshape 17 f,trophy 16 fCc,tropicalstorm 13
    tropicalstorm.circle 16 f,truck.box 17 f,truck.box.badge.clock 17 f,truck.pickup.side 17 f
    truck.pickup.side.air.circulate 17 f,truck.pickup.side.air.fresh 17 f,truck.pickup.side.and.exclamationmark 17 f
    truck.pickup.side.arrow.left.and.right 18.4 f,truck.pickup.side.arrowtriangle.down 17 f
    truck.pickup.side.arrowtriangle.up 17 f,truck.pickup.side.arrowtriangle.up.arrowtriangle.down 17 f
    truck.pickup.side.front.open 17 f,truck.pickup.side.front.open.crop 18 f,truck.pickup.side.hill.down 17 f
    truck.pickup.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle 18.4 f
    truck.pickup.side.hill.up 17 f,truck.pickup.side.lock 17 f,truck.pickup.side.lock.open 17 f
    truck.side.hill.descent.control 18 f,truck.side.roof.cargo.carrier 18 fXx,tsa 18 Ccx,tshirt 15 f,tshirt.circle 17 f
    tugriksign 16,tugriksign.arrow.circlepath 17,tugriksign.arrow.trianglehead.counterclockwise.rotate.90 18
    tugriksign.bank.building 18 f,tugriksign.circle 13 f,tugriksign.gauge.chart.lefthalf.righthalf 18
    tugriksign.gauge.chart.leftthird.topthird.rightthird 18,tugriksign.ring 18,tugriksign.ring.dashed 18
    tugriksign.square 13 f,tuningfork 13,turkishlirasign 16,turkishlirasign.arrow.circlepath 17
    turkishlirasign.arrow.trianglehead.counterclockwise.rotate.90 18,turkishlirasign.bank.building 18 f
    turkishlirasign.circle 13 f,turkishlirasign.gauge.chart.lefthalf.righthalf 18
    turkishlirasign.gauge.chart.leftthird.topthird.rightthird 18,turkishlirasign.ring 18,turkishlirasign.ring.dashed 18
    turkishlirasign.square 13 f,tv 13 fCc,tv.and.hifispeaker.fill 14,tv.and.mediabox 14.2,tv.and.mediabox.fill 16
    tv.badge.wifi 17 f,tv.inset.filled 15,tv.music.note 13 f,tv.slash 17 f,u.circle 13 f,u.square 13 f
    uiwindow.split.2x1 13,umbrella 13 f,umbrella.circle 26 f,umbrella.gauge.open 26,umbrella.percent 16 f
    umbrella.sensor.tag.radiowaves.left.and.right 26 f,underline 13,underline.double 26,v.circle 13 f,v.square 13 f
    vent.heat.waves.upward 26,vial.viewfinder 16,video 13 fCcXx,video.and.waveform 15 f,video.badge.checkmark 14
    video.badge.ellipsis 15,video.badge.plus 13 f,video.badge.waveform 17 f,video.bubble 17 f,video.bubble.left 14 f
    video.doorbell 16 f,video.fill.badge.checkmark 14,video.fill.badge.ellipsis 15,video.fill.badge.plus 14
    video.slash.circle 17 f,video.square 15 f,videoprojector 16 f,view.2d 13,view.3d 13,viewfinder 13 Cc
    viewfinder.rectangular 17,viewfinder.trianglebadge.exclamationmark 17,vision.pro 18 fCcXx
    vision.pro.and.arrow.forward 18 f,vision.pro.badge.checkmark 26 f,vision.pro.badge.exclamationmark 18 f
    vision.pro.badge.play 18 f,vision.pro.slash.circle 18 f,vision.pro.trianglebadge.exclamationmark 18 f
    visionpro 17 fCcXx,visionpro.and.arrow.forward 17 f,visionpro.badge.exclamationmark 17 f,visionpro.badge.play 17 f
    visionpro.slash.circle 17 f,voiceover 17,volleyball 16 fCc,w.circle 13 f,w.square 13 f,wake 14,wake.circle 15 f
    wallet.bifold 18 f,wallet.pass 14 f,wallet.sensor.tag.radiowaves.left.and.right 26 f,wand.and.outline 18.2
    wand.and.outline.inverse 18.2,wand.and.rays 13,wand.and.rays.inverse 13,wand.and.sparkles 18
    wand.and.sparkles.inverse 18,wand.and.stars 13,wand.and.stars.inverse 13,warninglight 17 f,washer 16 f
    washer.circle 17 f,watch.analog 17,watchface.applewatch.case 15,water.waves 16 x,water.waves.and.arrow.down 16
    water.waves.and.arrow.down.trianglebadge.exclamationmark 16,water.waves.and.arrow.trianglehead.down 18
    water.waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark 18,water.waves.and.arrow.trianglehead.up 18
    water.waves.and.arrow.up 16,waterbottle 17 f,wave.3.backward 14 Cc,wave.3.down 18 Cc,wave.3.down.car.side 18 f
    wave.3.down.convertible.side 18 f,wave.3.down.pickup.side 18 f,wave.3.down.suv.side 18 f,wave.3.forward 14 Cc
    wave.3.left 14 Cc,wave.3.right 14 Cc,wave.3.up 18 Cc,waveform 13 Cc,waveform.and.magnifyingglass 15
    waveform.and.mic 15,waveform.and.person.filled 17,waveform.badge.checkmark 18.1,waveform.badge.exclamationmark 15
    waveform.badge.magnifyingglass 17,waveform.badge.mic 17,waveform.badge.microphone 18,waveform.badge.minus 15
    waveform.badge.plus 15,waveform.badge.xmark 18.1,waveform.low 26,waveform.mid 26,waveform.path 13
    waveform.path.badge.minus 13,waveform.path.badge.plus 13,waveform.path.ecg 13,waveform.path.ecg.magnifyingglass 18.1
    waveform.path.ecg.rectangle 14 f,waveform.path.ecg.text 18.1,waveform.path.ecg.text.clipboard 18.1 f
    waveform.path.ecg.text.page 18.1 f,waveform.slash 16,web.camera 16 f,wheelchair 18,widget.extralarge 18
    widget.extralarge.badge.plus 18,widget.large 18,widget.large.badge.plus 18,widget.medium 18
    widget.medium.badge.plus 18,widget.small 18,widget.small.badge.plus 18,wifi 13 x,wifi.badge.lock 26,wifi.circle 15 f
    wifi.exclamationmark 13,wifi.exclamationmark.circle 17 f,wifi.router 16 f,wifi.square 15 f,wind 13,wind.circle 16 f
    wind.snow 13,wind.snow.circle 16 f,window.awning 16,window.awning.closed 16,window.casement 16
    window.casement.closed 16,window.ceiling 16,window.ceiling.closed 16,window.horizontal 16
    window.horizontal.closed 16,window.shade.closed 16,window.shade.open 16,window.vertical.closed 16
    window.vertical.open 16,windshield.front.and.fluid 16,windshield.front.and.fluid.and.spray 16.1
    windshield.front.and.heat.waves 16.1,windshield.front.and.spray 16.1,windshield.front.and.wiper 16
    windshield.front.and.wiper.and.drop 16,windshield.front.and.wiper.and.spray 16.1
    windshield.front.and.wiper.exclamationmark 16.1,windshield.front.and.wiper.intermittent 16.1
    windshield.rear.and.fluid 16,windshield.rear.and.fluid.and.spray 16.1,windshield.rear.and.heat.waves 16.1
    windshield.rear.and.spray 16.1,windshield.rear.and.wiper 16,windshield.rear.and.wiper.and.drop 16.1
    windshield.rear.and.wiper.and.spray 16.1,windshield.rear.and.wiper.exclamationmark 16.1
    windshield.rear.and.wiper.intermittent 16.1,wineglass 16 f,wonsign 16,wonsign.arrow.circlepath 17
    wonsign.arrow.trianglehead.counterclockwise.rotate.90 18,wonsign.bank.building 18 f,wonsign.circle 13 f
    wonsign.gauge.chart.lefthalf.righthalf 18,wonsign.gauge.chart.leftthird.topthird.rightthird 18,wonsign.ring 18
    wonsign.ring.dashed 18,wonsign.square 13 f,wrench 13 f,wrench.adjustable 16 f,wrench.and.screwdriver 14 f
    wrongwaysign 16.1 f,x.circle 13 f,x.square 13 f,x.squareroot 13,xbox.logo 16,xmark 13 CcSs,xmark.app 15 f
    xmark.bin 14 fCc,xmark.circle.badge.airplane 26 f,xmark.diamond 14 f,xmark.icloud 13 f,xmark.octagon 13 f
    xmark.rectangle 13 f,xmark.rectangle.portrait 14 f,xmark.seal 13 f,xmark.shield 13 f
    xmark.triangle.circle.square 18 f,xserve 14,xserve.raid 17,y.circle 13 f,y.square 13 f,yensign 16
    yensign.arrow.circlepath 17,yensign.arrow.trianglehead.counterclockwise.rotate.90 18,yensign.bank.building 18 f
    yensign.circle 13 f,yensign.gauge.chart.lefthalf.righthalf 18,yensign.gauge.chart.leftthird.topthird.rightthird 18
    yensign.ring 18,yensign.ring.dashed 18,yensign.square 13 f,yieldsign 17 f,z.circle 13 f,z.square 13 f,zipper.page 18
    zl.button.roundedtop.horizontal 17 f,zl.rectangle.roundedtop 14 f,zr.button.roundedtop.horizontal 17 f
    zr.rectangle.roundedtop 14 f,zzz 13
    """
}
