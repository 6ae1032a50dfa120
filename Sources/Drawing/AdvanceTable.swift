// Made by Advances/generate.py from the Inter fonts; do not edit.

/// Advance widths of the Inter fonts, two characters each, in 1/4096 em.
enum AdvanceTable {
  /// The characters of the table: runs of code points, first and last.
  static let runs: [(UInt32, UInt32)] = [
    (0x20, 0x7E),
    (0xA0, 0x148),
    (0x14A, 0x17F),
    (0x218, 0x21B),
    (0x384, 0x38A),
    (0x38C, 0x38C),
    (0x38E, 0x3A1),
    (0x3A3, 0x3CE),
    (0x400, 0x45F),
    (0x490, 0x491),
    (0x1E80, 0x1EF9),
    (0x2010, 0x2027),
    (0x2030, 0x203A),
    (0x20A0, 0x20BE),
    (0x2116, 0x2116),
    (0x2122, 0x2122),
    (0x2190, 0x2199),
    (0x2212, 0x2212),
    (0x221E, 0x221E),
    (0x2248, 0x2248),
    (0x2260, 0x2260),
    (0x2264, 0x2265),
    (0x25A0, 0x25A0),
    (0x25CF, 0x25CF),
    (0x2713, 0x2713),
  ]

  /// Widths of tabular digits by weight 100, 400, 900, in em.
  static let textDigits = [0.5909, 0.6477, 0.7045]
  static let displayDigits = [0.5312, 0.5879, 0.6729]

  static let text100 = """
    .R-^12>5=:DG;~+,0&0&8:>A-J5T-:0F<>40=^=?<P;I;x:C<n;x-:-Q>A>A>A7?Ka=K>RB3An;~<'BtBi-.9/=K;&HK\
    DGC:=!C:=E=:=?CF=KIe<'=?<z0&0F0&3p5!8.:+<[:Y<[;a0g;~;=+s+s7c+ZG3;=;m;s;s0N7z1O;=9;E18:9;8^0&\
    ./0&>A.R-^:Y>)@@9;*>9X?BJf2(9G895T?q/%68>A4A4;8.;,:`-:+,./3F9eDzH:J(7?=K=K=K=K=K=KLbB3;~;~;~\
    ;~-.-.-.-.AnDGC:C:C:C:C:>AC:CFCFCFCF=?<=;W:+:+:+:+:+:+K&:Y;a;a;a;a+s+s+s+s<G;=;m;m;m;m;m>A;m\
    ;=;=;=;=9;;^9;=K:+=K:+=K:+B3:YB3:YB3:YB3:YAn;#An<[;~;a;~;a;~;a;~;a;~;aBt;~Bt;~Bt;~Bt;~Bi;=C,\
    ;=1U+s-.+s-.+s-.*f-.+sD;5f9/+s=K7c:};&+Z;&+Z:o+Z:<+h:#*lDG;=DG;=DG;=DG:!C:;mC:;mC:;mK&Nb=E0N\
    =E0N=E0N=:7z=:7z=:7z=:7z=?1O=?1O=?1OCF;=CF;=CF;=CF;=CF;=CF;=IeE1=?9;=?<z8^<z8^<z8^+g=:7z=?1O\
    )*8C=K-:<VET+{Ch?^AR+Z=K>R;I=K;~<zBiC:-.=K=KHKDG4wC:@4=!=c=?=??!<'BVC/-.=?>&9U;=+Z<6>%<'955%\
    9U8=;=4q+Z:}:o;,9>8N;m8{:Q8A<=3&<6=Z>O@o@g+Z<6;m<6@g;~;~D*;I>U=:-.-.9/Q$REIy=KDG;RAb=K?`>R;I\
    AU;~F2=?DGDG<'A>HKBiC:@4=!B3=?;RB?<'@Q@KJSI8E~GJ?*>[MB>d:+;L:N68;a;aE%7V<3<37-;xAn;{;m;m;s:Y\
    8e9;Ah8::H;&DkDD=!@N959REE:B;a;a;=686b7z+s+s+sIvIJ;=7-<39;;9;=6>IeE1IeE1IeE1IeE1IeE1<'8:<'8:\
    =?9;<z8^<z8^<z8^;=1OE19;:+0g0Z.b=14z=K:+=K:+=K:+=K:+=K:+=K:+=K:+=K:+=K:+=K:+=K:+=K:+;~;a;~;a\
    ;~;a;~;a;~;a;~;a;~;a;~;a-.+s-.+sC:;mC:;mC:;mC:;mC:;mC:;mC:;mBf;,Bf;,Bf;,Bf;,Bf;,CF;=CF;=F>9p\
    F>9pF>9pF>9pF>9p=?9;=?9;=?9;=?9;-4-4<>8:NRNR+G4z)_({)_*i/f/f/f65?k8N;&;&,^:HGS,^PT]b)5.F3W)5\
    .F3W151>1>@FB3B3<'>)H:DwOSPtGt@C<[@I<z=?V&6F=.Bt=K8aB352:?=D709_?]@:=!@:Qp;aLPLPLPLP^cLPLPLP\
    LPLP>AI(>A>A>A>AJfJfI5
    """

  static let text400 = """
    .R.F3{>)>FF2>L+s2.2.8:?B.L6O.;1s=o6b<z>A>X=(=i;I=K=i.;.L?B?B?B8WKa@+>|BEB!<[<-C)Bz-i:1?%;&IX\
    CRCv>;Cv>L>F>XC#@+L9>X?Y=o2.1s2.6s6,8.;,=^:r=^;x2(=.<>,V,V:6,VHd<'<V=.=.2V9;23;s:lF2:%:l:+2.\
    0T2.?B.R.F:r>)B3:H-o:S<>Jf5~:%:%6O?q5~68?B4e518.=c<b.;-u/z5~:%IAK7L98W@+@+@+@+@+@+N)BE<[<[<[\
    <[-i-i-i-iB!CRCvCvCvCvCv?BCvC#C#C#C#?Y>)=.;,;,;,;,;,;,K2:r;x;x;x;x,V,V,V,V;m<'<V<V<V<V<V?B<V\
    ;s;s;s;s:l=.:l@+;,@+;,@+;,BE:rBE:rBE:rBE:rB!@.B!=^<[;x<[;x<[;x<[;x<[;xC)=.C)=.C)=.C)=.Bz<>DY\
    <>5f.F-i,V-i,V-i,V-i,VEx7-:1,V?%:6>);&,V;&,V;&/V;&0&;&,VCR<'CR<'CR<'CR<'Cv<VCv<VCv<VLJN)>L2V\
    >L2V>L2V>F9;>F9;>F9;>F9;>X23>X23>X23C#;sC#;sC#;sC#;sC#;sC#;sL9F2?Y:l?Y=o:+=o:+=o:+-u>F9;>X23\
    -u:%@+.;@gHF/SDkFCD$-o@+>|;Z@+<[=oBzCv-i?%@+IXCR:%CvB.>;>)>X?YCF>XD_Cv-i?Y>R:6<'-o<'>R<D9k:%\
    :69;<':%-o>)<'=c;m:%<V>);I9|>)7!<'BV<bC:F,-o<'<V<'F,<[<[E~;Z?Y>F-i-i:1R3T;J+?%CR=iB!@+?B>|;Z\
    CL<[L9>ACRCR>jAhIXBzCvB.>;BE>X=iE7>XCLAnLDM^F2Gn?*?qO%?q;,<9:}6I=i;xFm8#<V<V9v<9CF;x<V;x=.:r\
    9k:l@=:%>;;UFCHW?0CF:`:+F2:};x;x<>6I:%9;,V,V,VK,J%<>9v<V:l;x;Z6OL9F2L9F2L9F2L9F2L9F2>X:%>X:%\
    ?Y:l=o:+=o:+=o:+<>23F2:l;,2(0~1y@C:%@+;,@+;,@+;,@+;,@+;,@+;,@+;,@+;,@+;,@+;,@+;,@+;,<[;x<[;x\
    <[;x<[;x<[;x<[;x<[;x<[;x-i,V-i,VCv<VCv<VCv<VCv<VCv<VCv<VCv<VDM<[DM<[DM<[DM<[DM<[C#;sC#;sHQ=c\
    HQ=cHQ=cHQ=cHQ=c?Y:l?Y:l?Y:l?Y:l1y1y>p8:NRNR1y6,*r*6*r+s2z2z2z5~>):%;&;&-u:HFU-uPTZN+m4$<9+m\
    4$<95~1y1yB.BEBE<->jH#D;SdS^L9Er=^?YAO>XZH>)B9C)@+>#BE:%>)>X:%<9F2B.A'B.RK=(LPLPLPLP^cLPLPLP\
    LPLP?BKI?B?B?B?BJfJfI5
    """

  static let text900 = """
    *r1n3/?M?`I_A'*w5Z5Z=(@r017-/w4ABQ8Q>j@&A8?k@N=4@g@N/w01@r@r@r<bRcEH?fD6B]=c;~DGCF.|<3An;IKO\
    B3EH?6EN?f?`@TB.EHRcC{D$@x5Z4A5Z8:7z8.<>>d=!>d=(3v>v>j/0/0=!/0Ks>j=o>p>p5=<34$>v<zH{<V<z<D5Z\
    4$5Z@r*r1n=!A-E=<33d=^8.Jf8o@I=!7-?B>X6[@r4|6&8.@~=K/w5r0Q8^@aI$JNMK<bEHEHEHEHEHEHQ'D6=c=c=c\
    =c.|.|.|.|B]B3EHEHEHEHEH@rEHB.B.B.B.D$A'A2<><><><><><>JB=!=(=(=(=(/0/0/0/0==>j=o=o=o=o=o@r=o\
    >v>v>v>v<z=E<zEH<>EH<>EH<>D6=!D6=!D6=!D6=!B]DSB]>d=c=(=c=(=c=(=c=(=c=(DG>vDG>vDG>vDG>vCF>jG'\
    >j6>/0.|/0.|/0.|/k.|/0I/<><3/0An=!A';I/0;I/0;I4q<>73<h/0B3>jB3>jB3>jB3?MEH=oEH=oEH=oQ8M(?f5=\
    ?f5=?f5=?`<3?`<3?`<3?`<3@T4$@T6d@T4$B.>vB.>vB.>vB.>vB.>vB.>vRcH{D$<zD$@x<D@x<D@x<D/S?`<3@T4$\
    5x<nEH/wGhM?5`FOQUH41yEH?f<'EH=c@xCFEH.|AnEHKOB3BVEHEB?6A2@TD$JfC{H:E1.|D$?B<3>j1y<>?B=^:fBQ\
    <3;O>jB]1yA'=c@~?w<[=oF[<z<bA'=W<>Jr=xGJOB1y<>=o<>OB=c=cI/<'B!?`.|.|<3UHS^J}AnB3A>BVEH>j?f<'\
    F2=cVC@&B3B3C@C#KOCFEHEB?6D6@TA>JYC{F[ETSWS{FsK,@rB(RE@x<>>)<-6yA8=(JY:H=^=^=Q=EDe<[=o=(>p=!\
    ;U<zHd<V?w<nIMNXBtHK=4:}GP<9=(=(>v6y=!<3/0/0/0M:KO>j=Q=^<z=(<984RcH{RcH{RcH{RcH{RcH{C{<VC{<V\
    D$<z@x<D@x<D@x<D>j4$H{<z<>4;4;3vBzBQEH<>EH<>EH<>EH<>EH<>EH<>EH<>EH<>EH<>EH<>EH<>EH<>=c=(=c=(\
    =c=(=c=(=c=(=c=(=c=(=c=(.|/0.|/0EH=oEH=oEH=oEH=oEH=oEH=oEH=oGE?0GE?0GE?0GE?0GE?0B.>vB.>vHuD0\
    HuD0HuD0HuD0HuD0D$<zD$<zD$<zD$<z9p9pAD8:NRNR<n8).)-K.)-c5~5x5x5Z;7<[3d3d/}:HDw/}T*`601:<DG01\
    :<DG={4M4ME%D6C/;~@rH^C:`0X:SRO%>dA2I*@Te;F[JrDGEHFyD6B.FC@Z<V@ZN|E7DYE7SL?YLPLPLPLP^cLPLPLP\
    LPLP@rOB@r@r@r@rJfJfI5
    """

  static let display100 = """
    .F(B/:=2;NAw:B(&,o,s5o::*>2Z)o/29_0::B:&9k8N8w8*:*8w)**B:!9.:!5FIR<*;.?N>J9V8.@!>_)B7V:c7wD:\
    @:AV9c@s:N:J;!?B<*HF:Z;w:6,g/2+!2.4w1k7.8J869J9>.g8*7k(>*:5:)>CV7k9J7w7w.:4s.w7k7BC.6!7B6*.R\
    )w.V:{.F)c86:w>:8>'Z7.7.GV066>6B2Z=s-o3F::2:221k7k7N)o)B+c1s7sCNDwH:5F<*<*<*<*<*<*JN?N9V9V9V\
    9V)B)B)B)B>J@:AVAVAVAVAV:J@R?B?B?B?B;w9!867.7.7.7.7.7.HJ869>9>9>9>(>(>(>(>9s7k9J9J9J9J9J::9V\
    7k7k7k7k7B8o7B<*7.<*7.<*7.?N86?N86?N86?N86>J9s>J9J9V9>9V9>9V9>9V9>9V9>@!8*@!8*@!8*@!8*>_7k@g\
    7k1&(>)B(>)B(>)B)s)B(>>w0V7V*::c5:7Z7w)>7w)>8c)>7J+B7R*Z@:7k@:7k@:7kAF8!AV9JAV9JAV9JF_L.:N.:\
    :N.::N.::J4s:J4s:J4s:J4s;!.w;!.w;!/k?B7k?B7k?B7k?B7k?B7k?B7kHFC.;w7B;w:66*:66*:66**k:J4s;!.w\
    '*2s<*)o8s@.(2@N=k>s)o<*;.8><*9V:6>_A>)B:c<*D:@:5!AV<c9c;N;!;w=>:Z>R@B)B;w;c727k)o8c;c8w7>4g\
    726&7k4:)o7Z9.7k7B5k9J8R7s6N::3!8c<.<{=o?_)o8c9J8c?_9V9VAc8>;s:J)B)B7VN>MsEk:c@::.=_<*<:;.8>\
    ?s9VEk:&@:@:9B>ZD:>_AV<c9c?N;!:.?V:Z=V<cFFG6D.AV;s;wKR:N7.9*7N3N:F9>BZ5J8_8_4c9N>68J9J8>7w86\
    6V7B?>6!9*7RA2BR:N<s6>72C*7Z9>9>9>3N5F4s(>(>*:FkF>7k4c8_7B7w824JHFC.HFC.HFC.HFC.HFC.:Z6!:Z6!\
    ;w7B:66*:66*:66*7k.wC.7B7.-{..-s9k4g<*7.<*7.<*7.<*7.<*7.<*7.<*7.<*7.<*7.<*7.<*7.<*7.9V9>9V9>\
    9V9>9V9>9V9>9V9>9V9>9V9>)B(>)B(>AV9JAV9JAV9JAV9JAV9JAV9JAV9JA2:*A2:*A2:*A2:*A2:*?B7k?B7kD*9B\
    D*9BD*9BD*9BD*9B;w7B;w7B;w7B;w7B-B-B<!8!N!N!*R52(J(!(J)2.N.J.J36<67_4N42)J6sCk)_MFYF'>-62B'>\
    -62B/g.B.B<F@N?N8.:wD>CVKkN!G6<R9J>6;o;sTk5w<FA!<F7o@N429!;*6>76?*=2;2=JMg:!HBFkHBFkYkFkD{D{\
    D{D{::FZ:{9c:*:*G6GZDw
    """

  static let display400 = """
    .F+.2F=6<{Cs=&)F/J-{62;s+{3w+k1!;&1B::;c<J:F;B9F;.;B,.,J;c;B;c6oIZ?6<:@g?F:R9NA{?_*c8Z<28RF2\
    @:AV;_AZ<6=*;N?g>sK&=F>F;Z/R0{-s5>6*2g8g:Z8Z:Z9F/.:g:**R*o8k*RFB9w:R:Z:Z/g6c/F9w8kBk8J8k7V0s\
    ,20B<F.F,V9k;V@!9c*_8Z7NGV3Z8B7V3w=s3w3w;c3*3Z2k:s:*+c+s-k3w8BG{GoJo6s?6?6?6?6?6?6L&@g:R:R:R\
    :R*c*c*c*c?F@:AVAVAVAVAV;_AZ?g?g?g?g>F;.:J8g8g8g8g8g8gI&8Z9F9F9F9F*R*R*R*R9s9w:R:R:R:R:R;_:J\
    9w9w9w9w8k:g8k?68g?68g?68g@g8Z@g8Z@g8Z@g8Z?F?.?F:Z:R9F:R9F:R9F:R9F:R9FA{:gA{:gA{:gA{:g?_:*BZ\
    :*3w/R*c*R*c*R*c*R*c*RA>3B8Z*o<28k:{8R*R8R*R8N.>8N0.8k,R@:9w@:9w@:9wA*:.AV:RAV:RAV:RHwKc<6/g\
    <6/g<6/g=*6c=*6c=*6c=*6c;N/F;N/F;N0s?g9w?g9w?g9w?g9w?g9w?g9wK&Bk>F8k>F;Z7V;Z7V;Z7V->=*6c;N/F\
    +67F?6+c>2Dk,NC.DZBR,N?6<:9*>s:R;Z?_AZ*c<2>sF2@:8JAV>o;_;V;N>FAB=FAFAZ*c>F<V8F9:,N9:<V9s8N8c\
    8F7>9:8B,N:{:_:s:&7_:R<Z9.8*;w6>9:@V;V@kD&,N9::R9:D&:R:RC{9*=J=**c*c8ZO_PZFB<2@:<V>g?6<_<:9*\
    As:RJ{;c@:@:<V?RF2?_AV>o;_@g;N<VBw=F@s>JI!KkD_C2<R=ZL_<68g:>8Z42<Z9FE*6J9g9g8.::@N9.:R9.:Z8Z\
    8&8k>>8J:_8gCJGw<oAR8>82D68g9F9F;&428N6c*R*R*oH>GN:*8.9g8k8*9*6&K&BkK&BkK&BkK&BkK&Bk=F8J=F8J\
    >F8k;Z7V;Z7V;Z7V:*/FBk8k8g/B0!16=_8Z?68g?68g?68g?68g?68g?68g?68g?68g?68g?68g?68g?68g:R9F:R9F\
    :R9F:R9F:R9F:R9F:R9F:R9F*c*R*c*RAV:RAV:RAV:RAV:RAV:RAV:RAV:RCJ;oCJ;oCJ;oCJ;oCJ;o?g9w?g9wF_=B\
    F_=BF_=BF_=BF_=B>F8k>F8k>F8k>F8k1*1*>R8!N!N!/J5{)c)B)w*B2F1{1w3Z;B8s6_5o+R7cCc+:M>W.*&2w;&*&\
    2w;&4:/J/J?2A!@29N<:E&C2PwR*K*BV:Z=s@:=BY!<Z@ZAV?:;{A!8N<J<c8w:6Ds?B?:?FO.;BHBFkHBFkYkFkE:E:\
    E:E:;_I><F;F;c;cG6GZEV
    """

  static let display900 = """
    *g-_2:>{>kFN@:)_3k2Z9Z=o-{4g-s3{@.3w=:>N?Z>&>s;c?*>s._.F=s=o=s;*PNCF?&B:A6<*;&BZA_-o<*B69{IF\
    AFC>=kD&>V>J?6@:D>Q_AFC*>w3V4!267.7c3Z;!<.:B<.:V3s<Z<w-F-F;{-NI{=.;F<6<64!:24!=.<JH:;w<J:24g\
    0B4B>.*g/k;c>NBZ;J/k;F66GV5Z?>9k4g=R9V4k=s3{4{3Z>{;Z-s1o.g5s?BG{GRLB;.CFCFCFCFCFCFOBB:<*<*<*\
    <*-o-o-o-oA6AFC>C>C>C>C>>BCR@:@:@:@:C*>c?V;!;!;!;!;!;!I!:B:V:V:V:V-F-F-F-F9w=.;F;F;F;F;F=o<V\
    =.=.=.=.<J;c<JCF;!CF;!CF;!B::BB::BB::BB::BA6CkA6<.<*:V<*:V<*:V<*:V<*:VBZ<ZBZ<ZBZ<ZBZ<ZA_<wEo\
    <w4w-F-o-F-o-F-o.6-o-FGw8k<*-FB6;{>c9{-N9{-N9{4&:F7*;_/JAF=.AF=.AF=.@g=oC>;FC>;FC>;FMRKs>V4!\
    >V4!>V4!>J:2>J:2>J:2>J:2?64!?66N?63:@:=.@:=.@:=.@:=.@:=.@:=.Q_H:C*<JC*>w:2>w:2>w:2/V>J:2?64!\
    1o:cCF-sDwJN4NDNNwEg0ZCF?&:ZD><*>wA_B!-oB6D>IFAF>cC>BB=k>.?6C*H*AFF>CZ-oC*={:w<s0Z:B={<.::?2\
    :w:!<s>s0Z>c<s>{>N:g;FCR;::o>R;o:BG{=>E_KF0Z:B;F:BKF<*<*Gk:Z@:>J-o-o<*RcQ>GkB6AF@F@cCF=B?&:Z\
    E*<*Tk>NAFAFD.ARIFA_C>BB=kB:?6@FHgAFE.B6OsRJEoH:>_@>M{>V;!<c:V5R@::VIk9>;_;_<N;{Bk:k;F;*<6:B\
    :V<JG>;wCc;!GNMJ@kG*;R9gF.:o:V:V>>5R;R:2-F-F-FJwI_<w<N;_<J;2:k7{Q_H:Q_H:Q_H:Q_H:Q_H:AF;wAF;w\
    C*<J>w:2>w:2>w:2<w4!H:<J;!4>3B3BAF?.CF;!CF;!CF;!CF;!CF;!CF;!CF;!CF;!CF;!CF;!CF;!CF;!<*:V<*:V\
    <*:V<*:V<*:V<*:V<*:V<*:V-o-F-o-FC>;FC>;FC>;FC>;FC>;FC>;FC>;FFN>_FN>_FN>_FN>_FN>_@:=.@:=.GgCV\
    GgCVGgCVGgCVGgCVC*<JC*<JC*<JC*<J6F6FA!8!N!N!8F7:,F,!,F,25&424.4!:!:o221B-{8>Bc-{PN[N-w8kBk-w\
    8kBk;J2k2kCoC!AF;&>>GNBV^{V_QBLc<.?NH&?_bRCNG{C.DoBoC!@:DJ?F:w>VLBC&BwB_QF=sHBGRHBGRYkGNEcEc\
    EcEc=oMk>.=g=s=sG6GZFk
    """
}
