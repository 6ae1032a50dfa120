// Made by Advances/generate.py from the Inter fonts and measured.tsv; do not edit.

/// Advance widths of letters, two characters each, in 1/4096 em.
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
    (0x20A0, 0x20BF),
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

  /// Widths of Inter's tabular digits by weight 100, 400, 900, in em.
  static let tabularDigits = [0.5909, 0.6477, 0.7045]

  /// How much of a width is that of the display sizes, by size in points.
  static let displayShare: [(Double, Double)] = [
    (5, 0.0000),
    (17, 0.0000),
    (18, 0.0696),
    (19, 0.0887),
    (20, 0.2590),
    (21, 0.3896),
    (22, 0.5480),
    (24, 0.8373),
    (26, 0.9534),
    (28, 1.0000),
    (80, 1.0000),
  ]

  /// How much wider than Inter's a weight's letters are.
  static let heavier: [(Double, Double)] = [
    (100, 0.0000),
    (300, 0.0015),
    (400, 0.0000),
    (500, 0.0099),
    (600, 0.0136),
    (700, 0.0261),
    (800, 0.0530),
    (900, 0.0796),
  ]

  static let text100 = """
    .g-[10>0=5I6;z+*0#0#86><-`4~-80'<=4+=Y=%;u;p<J:Z=C<{-f-O><><><7;KZ<g>wAUAd<-<<B]C(-*8y=R;&GE\
    D%CN<zD$=a=;<cCf<SIs<#=;<u0#0C0#3m4|8+9l<D:*<8;H0q;l;*,;+q7},)G0;(;l;~;q0x7g1S;-8cC>7z8k7z0#\
    .-0#><.g-[:U>%@;97*<9T?=J_2%9C855Q?l/!65><4>498+;(:[-8+*.-3C9aDtH4I~7;<g<g<g<g<g<gLZAU<-<-<-\
    <--*-*-*-*AhD%CNCNCNCNCN><C5CfCfCfCf=;<9;S9l9l9l9l9l9lJ|:*;H;H;H;H,;,;,;,;<C;(;l;l;l;l;l><;i\
    ;-;-;-;-8k;Y8k<g9l<g9l<g9lAU:*AU:*AU:*AU:*Ad:_Ah<W<-;H<-;H<-;H<-;H<-;HB];lB];lB];lB];lC(;*C'\
    ;91P,;-*,;-*,;-*+*-*+qD65c8y+q=R7}:y;&,);&,):n,):8+g9}*jD%;(D%;(D%;(DB9{CN;lCN;lCN;lJ|NY=a0x\
    =a0x=a0x=;7g=;7g=;7g=;7g<c1S<c1S=;1MCf;-Cf;-Cf;-Cf;-Cf;-Cf;-IsC>=;8k=;<u7z<u7z<u7z+e=;7g<c1S\
    ))8?=G-8<QEN+zCc?YAM+Y=G>M;E=G;z<uBdC5-,=G=GHEDB4tC5@/<{=_=;=;>z<#BQC)-,=;>!9R;9+Y<1=}<#925!\
    9R89;94n+Y:y:k;(9:8K;i8w:M8><93#<1=U>K@j@b+Y<1;i<1@b;z;zD%;E>P=5-,-,9,PyR=Is=GDB;NA]=G?Z>M;E\
    AP;zF,=;DBDB<#A9HEBdC5@/<{B.=;;NB:<#@L@GJMI2ExGD?&>VM;>`:';H:J65;];]D}7S</</7*;tAh;w;i;i;o:U\
    8b97Ac86:D;!DeD?<{@I929OE@:>;];];9656^7v+q+q+qIpIC;97*</97;5;96:IsC>IsC>IsC>IsC>IsC><#7z<#7z\
    =;8k<u7z<u7z<u7z;*1SC>8k:'0d0X.`=-4w<g9l<g9l<g9l<g9l<g9l<g9l<g9l<g9l<g9l<g9l<g9l<g9l<-;H<-;H\
    <-;H<-;H<-;H<-;H<-;H<-;H-*,;-*,;CN;lCN;lCN;lCN;lCN;lCN;lCN;lBy;+By;+By;+By;+By;+Cf;-Cf;-Fa9a\
    Fa9aFa9aFa9aFa9a=;8k=;8k=;8k=;8k-2-2<:86NKNK+F4w)^(z)^*g/c/c/c62?g8K;!;!,[:DFI,[PM]X)4.D3U)4\
    .D3U131<1<@AB.B.<#>%H4DqOLPlGn@><W@D<u=;U{6C=*Bo=G8]B.5/:;=?7-9Z?W@5<{@5>MQi;]LILILILI^YLILI\
    LILILI><I!><><><><J_J_I/
    """

  static let text400 = """
    .g.D3x>%>BK8>H+q2+2+86?=.e5w.91Q=n6[<v>%=x=Q>>;b>#>r.k.J?=?=?=8SKZ?@?DAgAu<i<ABoC:-e9z?,;&HO\
    C0D,>5Da>i>H=xCB?,LH>S?T=k2+1q2+6p6)8+:k=D:A=8;`23<x<*-!,T:T-(H`;n<U=:=-3)9'28;b:2D;9b:;9B2+\
    0R2+?=.g.D:n>%B.:D-m:P<:J_5z9~9~6L?l5z65?=4b5.8+=_<^.9-s/x5z9~I;K1L28S?@?@?@?@?@?@N!Ag<i<i<i\
    <i-e-e-e-eAzC0D,D,D,D,D,?=CpCBCBCBCB?T>%=*:k:k:k:k:k:kK+:A;`;`;`;`-!-!-!-!;i;n<U<U<U<U<U?=<Q\
    ;b;b;b;b:;=*:;?@:k?@:k?@:kAg:AAg:AAg:AAg:AAu?dAz=X<i;`<i;`<i;`<i;`<i;`Bo<xBo<xBo<xBo<xC:<*DS\
    <:5_.v-e-!-e-!-e-!-e,TEr7*9z,T?,:T>%;&-(;&-(;&06;!0#;!,TC0;nC0;nC0;nCL<#D,<UD,<UD,<ULCN!>i3)\
    >i3)>i3)>H9'>H9'>H9'>H9'=x28=x28>S21CB;bCB;bCB;bCB;bCB;bCB;bLHD;?T:;?T=k9B=k9B=k9B-s>H9'=x28\
    -s9~@'.9@bH?/QDeF>C|-m@'>w;V@'<W=kBuCp-g>}@'IRCL9~CpB)>6>%>S?TCA>SDYCp-g?T>M:2<#-m<#>M<@9g9~\
    :297<#9~-m>%<#=_;i9~<Q>%;E9x>%6{<#BQ<^C5F&-m<#<Q<#F&<W<WEx;V?T>B-g-g:-R,T3J$>}CL=eAz@'?=>w;V\
    CF<WL2><CLCL>fAcIRBuCpB)>6B@>S=eE1>SCFAhL=MVF,Gh?&?lNz?l;(<4:y6F=e;tFg7|<Q<Q9r<4CA;t<Q;t=*:n\
    9g:h@89~>6;PF>HQ?,CA:[:'F,:y;t;t<:6F9~97,T,T,TK%I|<:9r<Q:h;t;V6LLHD;LHD;LHD;LHD;LHD;>S9b>S9b\
    ?T:;=k9B=k9B=k9B<*28D;:;;(2%0|1w@>9~?@:k?@:k?@:k?@:k?@:k?@:k?@:k?@:k?@:k?@:k?@:k?@:k<i;`<i;`\
    <i;`<i;`<i;`<i;`<i;`<i;`-e-!-e-!D,<UD,<UD,<UD,<UD,<UD,<UD,<UDb<[Db<[Db<[Db<[Db<[CB;bCB;bHw=Q\
    Hw=QHw=QHw=QHw=Q?T:;?T:;?T:;?T:;1w1w>k86NKNK1w6)*p*5*p+q2x2x2x5z>%9~;!;!-s:DEM-sPMZE+k3~<4+k\
    3~<45z1w1wB)B@B@<)>fGzD6S[SUL2El=X?TAJ>SZ?>%B4C$@'=|B@9~>%>S9~<4F,B)A!B)>wRC=$LILILILI^YLILI\
    LILILI?=KB?=?=?=?=J_J_I/
    """

  static let text900 = """
    +#1k3,?I?ZO5A!*v5W5W=$@m0L6S/u3wBO8L>g?e@R@;A)=MACAb0O0/@m@m@m<^RZDP@/CSBR=p<6D/Cd.w;zAu;IJ@\
    AqE^?0F=@&?b?qBLD8RuCvC|@s5W4>5W867v8+;}>J<K>><l4%>a>S/c/.=D/kKo>Q=o>}>o5t;y4)>d<;Fv<3<E;U5W\
    3~5W@m+#1k<{A(E7</3a=X8+J_8l@D<{7*?=>S6W@m4y6#8+@y=G/u5o0O8Y@[H{JGMD<^DPDPDPDPDPDPP|CS=p=p=p\
    =p.w.w.w.wBWAqE^E^E^E^E^@mECBLBLBLBLC|A!A-;};};};};};}J<<K<l<l<l<l/c/c/c/c=8>Q=o=o=o=o=o@m=k\
    >d>d>d>d<E=A<EDP;}DP;}DP;}CS<KCS<KCS<KCS<KBRD%BW>`=p<l=p<l=p<l=p<l=p<lD/>aD/>aD/>aD/>aCd>SG!\
    >f67/c.w/c.w/c.w0C.w/.I)<:;z/.Au=DA!;I/k;I/k;I5h<:70<d/.Aq>QAq>QAq>QB.?IE^=oE^=oE^=oQ1L~@&5t\
    @&5t@&5t?b;y?b;y?b;y?b;y?q4)?q6j@O3~BL>dBL>dBL>dBL>dBL>dBL>dRuFvC|<EC|@s;U@s;U@s;U/Q?b;y?q4)\
    5u<jEC/uGbM95]FIQNH.1wEC?a<#EC=_@sCAEC.zAhECKHB.BQECE=?1A-@OC|J_CvH4E+.zC|?=</>f1w<:?==X:bBK\
    </;K>fBW1wA!=_@y?r<W=kFU<u<^A!=R<:Jk=sGDO:1w<:=k<:O:=_=_I)<#Az?Z.z.z</U@SUJwAhB.A9BQEC>f?a<#\
    F,=_V;?~B.B.C;B{KHCAECE=?1D0@OA9JSCvFUENSPSsFmK%@mB#R=@s<:>%<)6uA3=$JS:D=X=X=M=AD`<W=k=$>k<{\
    ;P<uH^<Q?r<jIFNQBoHE=/:yGJ<4=$=$>q6u<{<//././.M3KH>f=M=X<u=$<481RuFvRuFvRuFvRuFvRuFvCv<3Cv<3\
    C|<E@s;U@s;U@s;U>S4)Fv<E<:49493sBuBKDP;}DP;}DP;}DP;}DP;}DP;}DP;}DP;}DP;}DP;}DP;}DP;}=p<l=p<l\
    =p<l=p<l=p<l=p<l=p<l=p<l.w/c.w/cE^=oE^=oE^=oE^=oE^=oE^=oE^=oGZ?0GZ?0GZ?0GZ?0GZ?0BL>dBL>dI=Cw\
    I=CwI=CwI=CwI=CwC|<EC|<EC|<EC|<E9m9mA?86NKNK<j8%.'-I.'-a5z5u5u5W;3<W3a3a/{:DCs/{T!`,0/:8DB0/\
    :8DB=v4J4JD}D0C);z@mHWC5`&X1SJNz>`A-I#@Oe1FUJkDBECFsD0B)F>@U<Q@UNuE1DSE1?aSD?TLILILILI^YLILI\
    LILILI@mO:@m@m@m@mJ_J_I/
    """

  static let display100 = """
    +4,Z/p;e:qDG9c*>.m.m6=;o,W3P,6.];]3K<!;T;*:Y;m9N<7;m,@,O;o;o;o5IG~;-;|?e>U:S;D@7@*+z7!<C8PEp\
    BN@e;[@n;1:V92@b:<FA9h:v:V.m/-.m2:3@627c9N7L:P7s/G9~8U+;*~5'*hDH8B9y9Z9M.:5;._8)7-@s5t6|68.m\
    -(.m;o+4,Z8I;Y=^76)V7P<hG.0^7A6<3n=6-t4K;o2e2`628u8O,:*>-(1r7[ArDtFR5I;-;-;-;-;-;-Hw?e:S:S:S\
    :S+z+z+z+z?!BN@e@e@e@e@e;o@@@b@b@b@b:v9|9?7c7c7c7c7c7cGH7L7s7s7s7s+;+;+;+;:(8B9y9y9y9y9y;o9R\
    8)8)8)8)6|9E6|;-7c;-7c;-7c?e7L?e7L?e7L?e7L>U9#?!:;:S7s:S7s:S7s:S7s:S7s@79~@79~@79~@79~@*8U@3\
    9(/v+;+z+;+z+;+z*4+z*~A93~7!*~<C5'8j8P*h8P*h8>*h8/*u7u*#BN8BBN8BBN8BAC7t@e9y@e9y@e9yGHJf;1.:\
    ;1.:;1.::V5;:V5;:V5;:V5;92._92._:v0-@b8)@b8)@b8)@b8)@b8)@b8)FA@s:v6|:v:V68:V68:V68*t:V5;92._\
    (L6E;$,::6BG+)@j=$>g*i;$<!92;$9c:V?s@@,0;$;$E'AC38@@=S:[;9:v:v<J9h?c@5,0:v;V7N9(*i9v;U9h713C\
    7N6@9(33*i8j8]8u796P9R6x8A6D9|1S9v;1;|>,>$*i9v9R9v>$9c9cA)92<%:q,0,07+LsN,FH;$AC9:>t;$=&<!92\
    >j9cB}:vACAC9h>TE'?s@@=S:[?B:v9:?L9h=n=iF{EjBmD.<R<*IR<27|958?4K9G9GAy5`9s9s5:9^?!9`9R9R9W8I\
    6d76>z6=898oAdAA:[=l717KB:849G9G9(4K4q6#*~*~*~FEEz9(5:9s769$9(4QFA@sFA@sFA@sFA@sFA@s9h5t9h5t\
    :v6|:V68:V68:V688U._@s6|7|/J/?-U:i3;;-7c;-7c;-7c;-7c;-7c;-7c;-7c;-7c;-7c;-7c;-7c;-7c:S7s:S7s\
    :S7s:S7s:S7s:S7s:S7s:S7s+z+;+z+;@e9y@e9y@e9y@e9y@e9y@e9y@e9y@69<@69<@69<@69<@69<@b8)@b8)CC6m\
    CC6mCC6mCC6mCC6m:v6|:v6|:v6|:v6|,5,59}6=JXJX*W3;(}(A(})~.Q.Q.Q4I=06P8o8o+c89CX+cLJWP(W->2%(W\
    ->2%/s/{/{=d?B?B9h;YDtAoKQLgDS=a:;=f:V:vQK4Y:f?};$6a?B3N81:z5<7V=#=X:[=X<!M[9GHgHgHgHgXIHgHg\
    HgHgHg;oE[;o;o;o;oG.G.Eh
    """

  static let display400 = """
    +4->2D;Y;uF2;z*~0d0d6=<h-R4C-//y=,5t;B<O='<4=]:P<q=]-9-C<h<h<h6XG~=T<D?u>e;.;J@G@:,Q7w=t8PFu\
    A^A=<oAG<0;X:9@A<^H_<'<};D0d0M0d5$4A628Z:D7a;I8*0Z;&9L+x+]7;+[Eo9$:^:i:Z0%6J/68W8OAi7L8A7T0d\
    /:0d<h+4->8`;Y?B89,k8D9}G.467w7w4b=6464K<h3(3M62;9:@-3,p.e467wErGXHQ6X=T=T=T=T=T=TJ3?u;.;.;.\
    ;.,Q,Q,Q,Q?2A^A=A=A=A=A=<h@v@A@A@A@A<};Y:f8Z8Z8Z8Z8Z8ZGS7a8*8*8*8*+x+x+x+x9R9$:^:^:^:^:^<h:6\
    8W8W8W8W8A:f8A=T8Z=T8Z=T8Z?u7a?u7a?u7a?u7a>e=f?2;4;.8*;.8*;.8*;.8*;.8*@G;&@G;&@G;&@G;&@:9LAS\
    9}3]-^,Q+x,Q+x,Q+x,Q+]Bh5:7w+]=t7;;Y8P+[8P+[8P.B8o.m8o+]A^9$A^9$A^9$@U9hA=:^A=:^A=:^HbJ3<00%\
    <00%<00%;X6J;X6J;X6J;X6J:9/6:9/6<'0i@A8W@A8W@A8W@A8W@A8W@A8WH_Ai<}8A<};D7T;D7T;D7T,p;X6J:9/6\
    ,p7w=K-3>$E!.AAdC0A$,k=K<G9B=K:;;D@%@v,f<M=KF*@U7w@v?<;j;Y<'<}@K<'AY@v,f<}<!8)9h,k9h<!:&7a7w\
    8)769h7w,k;Y9h;99R7w:6;Y927q;Y5/9h?c:@@@Bx,k9h:69hBx:;:;Bm9B<};u,f,f8$MyOpFU<M@U;>?2=K<h<G9B\
    @P:;HQ;o@U@U<7>zF*@%@v?<;j?R<';>B,<'@P?!H]IkB}DN<R=6K'=68u9x8j4[;>9^CU6(:6:67l9x@K9^:69^:f8`\
    7a8Y=[7w;j9=C0E1<W@K8O7|B}8j9^9^9}4[7w76+]+]+]GNFO9}7l:68Y9^9B4bH_AiH_AiH_AiH_AiH_Ai<'7L<'7L\
    <}8A;D7T;D7T;D7T9L/6Ai8A8u0^/`0S=a7w=T8Z=T8Z=T8Z=T8Z=T8Z=T8Z=T8Z=T8Z=T8Z=T8Z=T8Z=T8Z;.8*;.8*\
    ;.8*;.8*;.8*;.8*;.8*;.8*,Q+x,Q+xA=:^A=:^A=:^A=:^A=:^A=:^A=:^Ao:cAo:cAo:cAo:cAo:c@A8W@A8WEF:2\
    EF:2EF:2EF:2EF:2<}8A<}8A<}8A<}8A0S0S<=6=JXJX0S4A*))P*)*~1K1K1K46;Y7w8o8o,p89Bd,pLJUO*y2J9x*y\
    2J9x460S0S?<?R?R9n<7D_A9O?O:HQBb;4<}>d<'UI;Y?G@0=K;T?R7w;Y<'7w9xB}?<>>?<<GN1:aHgHgHgHgXIHgHg\
    HgHgHg<hGi<h<h<h<hG.G.Eh
    """

  static let display900 = """
    (P0H1[<s=&I_>>*.3s3s:a>./,4x.]2,A`7^=)>*?W>o@A<5@(@A.i.w>.>.>.:@NFBH=(AX?=<0;?A]@a-X9h@U8pH`\
    @EBc=eBs=?<f;w?RAANU@{A$>43s2e3s6=6#629c;?9T<H9'2;<b;`.C-~9e-}Hh;I;m<@<12A8~0e;6:KD49e:;9W3s\
    2J3s>.(P0H:[>DB29s2/;462G.6n=f:[5:<h<'4l>.3=4;62>9;$.b4+/76^={EWFvIZ:@BHBHBHBHBHBHLuAX<0<0<0\
    <0-X-X-X-X?h@EBcBcBcBcBc>.B<?R?R?R?RA$>>>I9c9c9c9c9c9cFk9T9'9'9'9'.C.C.C.C:t;I;m;m;m;m;m>.;D\
    ;6;6;6;6:;:|:;BH9cBH9cBH9cAX9TAX9TAX9TAX9T?=Aj?h<2<09'<09'<09'<09'<09'A]<bA]<bA]<bA]<b@a;`Ck\
    <74/.C-X.C-X.C-X.z-X-~Eb9}9h-~@U9e>>8p-}8p-}8p309}5?:F-~@E;I@E;I@E;I?B<sBc;mBc;mBc;mM(I:=?2A\
    =?2A=?2A<f8~<f8~<f8~<f8~;w0e;w2w=q2J?R;6?R;6?R;6?R;6?R;6?R;6NUD4A$:;A$>49W>49W>49W.A<f8~;w0e\
    41:KB<.bDIIO3yC:MCDo0SB<=+9hB<;9>4@KB<-n?!B<Gn?B?cB<B7<]>I=qA$G.@{DtB'-nA$<h9s<70S9}<h;48T?]\
    9s98<7?h0S>>;9>9=;:;;DCE:V:@>>;/9}G8;LD.KA0S9};D9}KA;9;9Eb9h?2=&-n-n9sPsO:GC?!?B>T?cB<<7=+9h\
    B};9Qg=E?B?B@E@+Gn@KB<B7<]A4=q>TG#@{CEBGO4OTCZGN>.?7N,>49};Y9n5*>N:aG#89;4;4;):|A_:;;D:a<=:[\
    9=:VE<:6=;:KE}J^?}E':l8jD39x:a:a<B5*:[9s-~-~-~IJGn<7;);4:V:a9x68NUD4NUD4NUD4NUD4NUD4@{9e@{9e\
    A$:;>49W>49W>49W;`0eD4:;9}2`2`2?@%?]BH9cBH9cBH9cBH9cBH9cBH9cBH9cBH9cBH9cBH9cBH9cBH9c<09'<09'\
    <09'<09'<09'<09'<09'<09'-X.C-X.CBc;mBc;mBc;mBc;mBc;mBc;mBc;mDQ=&DQ=&DQ=&DQ=&DQ=&?R;6?R;6Eg?m\
    Eg?mEg?mEg?mEg?mA$:;A$:;A$:;A$:;7g7g>Y6=JXJX:K6--#,J-#,`4641413s9!:;2/2/.g89A8.gO`Ym.w8/AC.w\
    8/AC;N2p2pAyA4@59c>.E7@@YhSMO/K'<2>IE]=q_ICEG8ACB<CaA4?<C0=v:6=vJ~B,ASB,=+O*<}HgHgHgHgXIHgHg\
    HgHgHg>.KA>.>.>.>.G.G.Eh
    """
}
