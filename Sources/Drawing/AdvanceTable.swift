// Made by Advances/generate.py from the Inter fonts and measured.tsv; do not edit.

/// Advance widths of letters, two characters each, in 1/4096 em.
enum AdvanceTable {
  /// The characters of the table: runs of code points, first and last.
  static let runs: [(UInt32, UInt32)] = [
    (0x20, 0x7E),
    (0xA0, 0x148),
    (0x14A, 0x1C3),
    (0x1C5, 0x2FF),
    (0x384, 0x38A),
    (0x38C, 0x38C),
    (0x38E, 0x3A1),
    (0x3A3, 0x3CE),
    (0x400, 0x482),
    (0x48A, 0x49D),
    (0x4A0, 0x4FF),
    (0x52F, 0x52F),
    (0x1E00, 0x1F15),
    (0x1F18, 0x1F1D),
    (0x1F20, 0x1F45),
    (0x1F48, 0x1F4D),
    (0x1F50, 0x1F57),
    (0x1F59, 0x1F59),
    (0x1F5B, 0x1F5B),
    (0x1F5D, 0x1F5D),
    (0x1F5F, 0x1F7D),
    (0x1F80, 0x1FB4),
    (0x1FB6, 0x1FC4),
    (0x1FC6, 0x1FD3),
    (0x1FD6, 0x1FDB),
    (0x1FDD, 0x1FEF),
    (0x1FF2, 0x1FF4),
    (0x1FF6, 0x1FFE),
    (0x2010, 0x2027),
    (0x2030, 0x203A),
    (0x2070, 0x2071),
    (0x2074, 0x208E),
    (0x2090, 0x209C),
    (0x20A0, 0x20BF),
    (0x2116, 0x2116),
    (0x2122, 0x2122),
    (0x2153, 0x2153),
    (0x215A, 0x215F),
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
    =a0x=a0x=;7g=;7g=;7g=;7g<c1S<c1S=;1MCf;-Cf;-Cf;-Cf;-Cf;-Cf;-IsC>=;8k=;<u7z<u7z<u7z+e<WBo?&<W\
    >!:'B.A@;dAhFO<9<W6d;z@2;i;!/4AZ8zJk+k-,?,7d+Y<aG!CA;9C5By;+D?9$@8<'?C=57v<15i1M=;+D=;Fa9`C)\
    <F=`:8<u8Y@m@m<^7k=X:k4'8F:k*;0?,#-[XCOpR,Dq46[KN!E+<g9l-*,;CN;lCf;-Cf;-Cf;-Cf;-Cf;-;]<g9l<g\
    9lLZJ|Bo;zB];l=R7}CN;lCN;l@m<^+q]_XCOpB];lS87;D%;(<g9lLZJ|C5;i<g9l<g9l<-;H<-;H-*,;-*,;CN;lCN\
    ;l=a0x=a0xCf;-Cf;-=;7g<c1S<:8DC(;*9&A};.<=;w8Y<g9l<-;HCN;lCN;lCN;lCN;l=;8k-cC55K+qGzGz=GB.9L\
    ;!=;7H8Y8H7h@XB-?g;z;&9,+qC5<1=T0L=+94:'>!<N<W8K:D<';R8N;];l9R;6=-7|+q;a;z<69PB^;9;9:E+q+Y,~\
    +Y0s+=:pG-FgG-;38z<j;iKG@b8t0L0>/{2+2+,E+w</</7v32323,971M1M:p<47G97E+978]9~:y<^<@8?8?8?8%C5\
    :J7|:>;w+q7_4M<x8?8?M[J0P$:[0|F&B=84=5/Q;m>H>[2}3F(],r+`0|4M9T1_*p/4,W+<-I(c(c2+2+5z5z4M4M4b\
    4b'>0i0X0U'>4C0U0X,W,W(c(c0I0L0I)64J*),Z,a8+.9-|0[2`(P0d0v350`0`0`0`0`-/-21'4C4C0P0P0P0P)40U\
    3U324M%C)'+Y+Y)'4G4;0p))8?=G-8<QEN+zCc?YAM+Y=G>M;E=G;z<uBdC5-,=G=GHEDB4tC5@/<{=_=;=;>z<#BQC)\
    -,=;>!9R;9+Y<1=}<#925!9R89;94n+Y:y:k;(9:8K;i8w:M8><93#<1=U>K@j@b+Y<1;i<1@b;z;zD%;E>P=5-,-,9,\
    PyR=Is=GDB;NA]=G?Z>M;EAP;zF,=;DBDB<#A9HEBdC5@/<{B.=;;NB:<#@L@GJMI2ExGD?&>VM;>`:';H:J65;];]D}\
    7S</</7*;tAh;w;i;i;o:U8b97Ac86:D;!DeD?<{@I929OE@:>;];];9656^7v+q+q+qIpIC;97*</97;5E1B:?&9ZIO\
    CF9$5%DM?1@_@5G}IU8U54BQ@jC5;i>q<&>q<&ZJR,B{>nBQ<xE49C<=8K<6DB</?&9Z='<~;96:;E65<Q89F,D}=;7S\
    <Q7*=_:8>V>6C$:hLxAkM;IOCp8mB.:U=;8c=;92=;92<#86GY@j@G:5@$;!@G;9D3AJD3AJ-,F,D}?&:MA9;tBd;wBd\
    ;w@G:hHEAh-,=G:'=G:'LZJ|;z;]@*;]@*;]F,D}=;7S<^<^DB</DB</C5;iC5;iC5;i>V9O;N97;N97;N97@G;!;E65\
    A]@I;E6*<#8i<#86:r<g9l>w<D>w<D>w<DAU:*Ad<8Ad<8Ad<8Ad<8Ad<8<-;H<-;H<-;H<-;H<-;H<<0qB];lC(;*C(\
    ;*C(;*C(;*C(;*-*,;-*,;=R7}=R7}=R7};&,);&,);&,);&,)GEG0GEG0GEG0D%;(D%;(D%;(D%;(CN;lCN;lCN;lCN\
    ;l<z;~<z;~=a0x=a0x=a0x=a0x=;7g=;7g=;7g=;7g=;7g<c1S<c1S<c1S<c1SCf;-Cf;-Cf;-Cf;-Cf;-<S8c<S8cIs\
    C>IsC>IsC>IsC>IsC><#7z<#7z=;8k<u7z<u7z<u7z;*1SC>8k:'0d0X.`=-4w<g9l<g9l<g9l<g9l<g9l<g9l<g9l<g\
    9l<g9l<g9l<g9l<g9l<-;H<-;H<-;H<-;H<-;H<-;H<-;H<-;H-*,;-*,;CN;lCN;lCN;lCN;lCN;lCN;lCN;lBy;+By\
    ;+By;+By;+By;+Cf;-Cf;-Fa9aFa9aFa9aFa9aFa9a=;8k=;8k=;8k=;8k;~1g4q4G@b=5>!>!>!>!>!>!>!>!=G=G=G\
    =G=G=G=G=G9R9R9R9R9R9R@h@'IXG]FUGJ;9;9;9;9;9;9;9;9I)I#RTPXORPGMPM>+Y+Y+Y+Y+Y+Y+Y+Y2e2`<7:892\
    :*736z;i;i;i;i;i;iF.GaO]L^K+KZ<1<1<1<1<1<1<1<1AtE=HHGI@b@b@b@b@b@b@b@bDcEGM$K%KQLIG}Gg>!>!9R\
    9R;9;9+Y+Y;i;i<1<1@b@b>!>!>!>!>!>!>!>!=G=G=G=G=G=G=G=G;9;9;9;9;9;9;9;9FyI#RTPXORPGMPM>@b@b@b\
    @b@b@b@b@bDcEGM$K%KQLIG}Gg>!>!>!>!>!>!>!=G=G=G=G=G0(,T0(4V2(;9;9;9;9;9Bo@mKlIjBd3O0^0>+Y+Y+Y\
    +Y+Y+Y-,-,5N3L190O0><1<1<1<1:M:M<1<1=;=;C'BSAk/./.+%@b@b@b@b@bHsEEF;ElC),T,J-2-2<:86NKNK+F4w\
    )^(z)^*g/c/c/c62?g8K;!;!,[:DFI,[PM]X)4.D3U)4.D3U131<1<3a(]3m3,3O2B3s3O4n4n4n+Y+Y2x3a.-4>493m\
    3,3O2B3s3O4n4n4n+Y+Y213,380v402}0d(P:y2x3=0d,C@AB.B.<#>%H4DqOLPlGn@><W@D<u=;U{6C=*Bo=G8]B.5/\
    :;=?7-9Z?W@5<{@5>MQi;]IXLjGbLsLmFm;1LILILILI^YLILILILILI><I!><><><><J_J_I/
    """

  static let text400 = """
    .g.D3x>%>BK8>H+q2+2+86?=.e5w.91Q=n6[<v>%=x=Q>>;b>#>r.k.J?=?=?=8SKZ?@?DAgAu<i<ABoC:-e9z?,;&HO\
    C0D,>5Da>i>H=xCB?,LH>S?T=k2+1q2+6p6)8+:k=D:A=8;`23<x<*-!,T:T-(H`;n<U=:=-3)9'28;b:2D;9b:;9B2+\
    0R2+?=.g.D:n>%B.:D-m:P<:J_5z9~9~6L?l5z65?=4b5.8+=_<^.9-s/x5z9~I;K1L28S?@?@?@?@?@?@N!Ag<i<i<i\
    <i-e-e-e-eAzC0D,D,D,D,D,?=CpCBCBCBCB?T>%=*:k:k:k:k:k:kK+:A;`;`;`;`-!-!-!-!;i;n<U<U<U<U<U?=<Q\
    ;b;b;b;b:;=*:;?@:k?@:k?@:kAg:AAg:AAg:AAg:AAu?dAz=X<i;`<i;`<i;`<i;`<i;`Bo<xBo<xBo<xBo<xC:<*DS\
    <:5_.v-e-!-e-!-e-!-e,TEr7*9z,T?,:T>%;&-(;&-(;&06;!0#;!,TC0;nC0;nC0;nCL<#D,<UD,<UD,<ULCN!>i3)\
    >i3)>i3)>H9'>H9'>H9'>H9'=x28=x28>S21CB;bCB;bCB;bCB;bCB;bCB;bLHD;?T:;?T=k9B=k9B=k9B-s=XEa?&=X\
    Ah>%B@D<=/AzH{>%=X9~<WB)>%<)32DB>%L&-O-g?r9a,T>%J0C_<#CpDb<[HE>%D}=*B)>B97>%9~2<@>1w>SHw=QCp\
    >%AE=y=k:'@>@>=v9~<u<Q9~9~>%-m1w-m.DZ!Q%S-ET7*[WMDFU?@:k-e-!D,<UCB;bCB;bCB;bCB;bCB;b;t?@:k?@\
    :kN!K+C$=*Bo<x?,:TD,<UD,<U@>=v,T^eZ!Q%Bo<xSP>%C0;n?@:kN!K+Cp<Q?@:k?@:k<i;`<i;`-e-!-e-!D,<UD,\
    <U>i3)>i3)CB;bCB;b>H9'=x28>%9~C:<*>%Az>%>%=k9~?@:k<i;`D,<UD,<UD,<UD,<U?T:;16C|7S,TJ*J*@'B@:n\
    ;!>S979x9~9~AEB{B)<W;t:-,TD`>H>k2T?a:h;(>M>%=*9~:n=*=A9~;tB):2;VB);!,T=;=*>%<LB)<:<#<#,T-m1w\
    /Q4[-s>+H^H^H^<j;o<&<QJ0F,>%2T1w3C3&3&/W/@>%>%975z5z5z9~212H=A>%9~:hF,:h9~<Q=A=v>S9~9~9~9~Cp\
    :y;!>q;t1G:25z?&9~9~Q%LOT?B):PF8Fm>%B.5z9~?N@83~5z)^.'-s1w5z:U2r,Z3,-s+q-s)o)o5z5z5z5z5z5z65\
    65)o5z1w1w)o5z1w1w-s-s)o)o1w1w1w-s5z,Z/u-s862H.D1w5z)Q2%2B5z1w1w1w1w1w1w1w5z5z5z1w1w1w1w-s1w\
    7S7S5z)o-s-s-s-s5z5z5z-s9~@'.9@bH?/QDeF>C|-m@'>w;V@'<W=kBuCp-g>}@'IRCL9~CpB)>6>%>S?TCA>SDYCp\
    -g?T>M:2<#-m<#>M<@9g9~:297<#9~-m>%<#=_;i9~<Q>%;E9x>%6{<#BQ<^C5F&-m<#<Q<#F&<W<WEx;V?T>B-g-g:-\
    R,T3J$>}CL=eAz@'?=>w;VCF<WL2><CLCL>fAcIRBuCpB)>6B@>S=eE1>SCFAhL=MVF,Gh?&?lNz?l;(<4:y6F=e;tFg\
    7|<Q<Q9r<4CA;t<Q;t=*:n9g:h@89~>6;PF>HQ?,CA:[:'F,:y;t;t<:6F9~97,T,T,TK%I|<:9r<Q:h;tIFEN?&;tL2\
    F,>%9~J0CXF,B)V;N49~6WDYC5Cp<QA-<oA-<o]XTECp>%J0B)IFB)>%9~>%CL?1?&;t>6=*;V6L;V6F=_9~L2Fg><7|\
    @U<)?7;iC/A3D*>0MnAzR7J|F,>%B@:n>S9g?T9g?T9g>S9~J*AnAh=pB);PAh<:F,BFF,BF-gL2Fg@2;tAc>qBu;tDM\
    >SAh;PIRE~-g@';(@';(N!K+<W;t@h;t@h;tL2Fg><7|=v=vCL<QCL<QCp<QCp<QCp<Q?l:'=e:h=e:h=e:hAh;P;V6F\
    FgCA;V6F>S9~>S9~>S?@:k?D=D?D=D?D=DAg:AAu=8Au=8Au=8Au=8Au=8<i;`<i;`<i;`<i;`<i;`<A23Bo<xC:<*C:\
    <*C:<*C:<*C:<*-e-!-e-!?,:T?,:T?,:T;&-(;&-(;&-(;&-(HOH`HOH`HOH`C0;nC0;nC0;nC0;nD,<UD,<UD,<UD,\
    <U>5=:>5=:>i3)>i3)>i3)>i3)>H9'>H9'>H9'>H9'>H9'=x28=x28=x28=x28CB;bCB;bCB;bCB;bCB;b?,:2?,:2LH\
    D;LHD;LHD;LHD;LHD;>S9b>S9b?T:;=k9B=k9B=k9B<*28D;:;;(2%0|1w@>9~?@:k?@:k?@:k?@:k?@:k?@:k?@:k?@\
    :k?@:k?@:k?@:k?@:k<i;`<i;`<i;`<i;`<i;`<i;`<i;`<i;`-e-!-e-!D,<UD,<UD,<UD,<UD,<UD,<UD,<UDb<[Db\
    <[Db<[Db<[Db<[CB;bCB;bHw=QHw=QHw=QHw=QHw=Q?T:;?T:;?T:;?T:;C_9~9~9~B)>%>M>M>M>M>M>M>M>M@'@'@'\
    @'@'@'@'@':2:2:2:2:2:2B4AtJwI;H{Id<#<#<#<#<#<#<#<#IpIRRTPvPXQBN(N9-m-m-m-m-m-m-m-m3x3Z<^;!:b\
    ;K818B<Q<Q<Q<Q<Q<QF8GhNzLaK+KZ<#<#<#<#<#<#<#<#F8L~O@L8F&F&F&F&F&F&F&F&ENG!N4LUL8L~IdIv>M>M:2\
    :2<#<#-m-m<Q<Q<#<#F&F&>M>M>M>M>M>M>M>M@'@'@'@'@'@'@'@'<#<#<#<#<#<#<#<#H:IRRTPvPXQBN(N9F&F&F&\
    F&F&F&F&F&ENG!N4LUL8L~IdIv>M>M>M>M>M>M>M@'@'@'@'@'-s-s-s5z5z<#<#<#<#<#D0BuKlJSBu5z5z1w-m-m-m\
    -m-m-m-g-g5u4[5z5z1w<#<#<#<#;E;E<#<#?T?TG9FmCe5z5z-sF&F&F&F&F&H4E%GJF2Cp-s-s1w1w>k86NKNK1w6)\
    *p*5*p+q2x2x2x5z>%9~;!;!-s:DEM-sPMZE+k3~<4+k3~<45z1w1w5W)W5E4J4t385!4t5Q5Q5Q-8-83x5W/x4b5.5E\
    4J4t385!4t5Q5Q5Q-8-82r3I3m2B5z3~2H)Q<@3x492%-2B)B@B@<)>fGzD6S[SUL2El=X?TAJ>SZ?>%B4C$@'=|B@9~\
    >%>S9~<4F,B)A!B)>wRC=$KzMMKHN?N4IF;!LILILILI^YLILILILILI?=KB?=?=?=?=J_J_I/
    """

  static let text900 = """
    +#1k3,?I?ZO5A!*v5W5W=$@m0L6S/u3wBO8L>g?e@R@;A)=MACAb0O0/@m@m@m<^RZDP@/CSBR=p<6D/Cd.w;zAu;IJ@\
    AqE^?0F=@&?b?qBLD8RuCvC|@s5W4>5W867v8+;}>J<K>><l4%>a>S/c/.=D/kKo>Q=o>}>o5t;y4)>d<;Fv<3<E;U5W\
    3~5W@m+#1k<{A(E7</3a=X8+J_8l@D<{7*?=>S6W@m4y6#8+@y=G/u5o0O8Y@[H{JGMD<^DPDPDPDPDPDPP|CS=p=p=p\
    =p.w.w.w.wBWAqE^E^E^E^E^@mECBLBLBLBLC|A!A-;};};};};};}J<<K<l<l<l<l/c/c/c/c=8>Q=o=o=o=o=o@m=k\
    >d>d>d>d<E=A<EDP;}DP;}DP;}CS<KCS<KCS<KCS<KBRD%BW>`=p<l=p<l=p<l=p<l=p<lD/>aD/>aD/>aD/>aCd>SG!\
    >f67/c.w/c.w/c.w0C.w/.I)<:;z/.Au=DA!;I/k;I/k;I5h<:70<d/.Aq>QAq>QAq>QB.?IE^=oE^=oE^=oQ1L~@&5t\
    @&5t@&5t?b;y?b;y?b;y?b;y?q4)?q6j@O3~BL>dBL>dBL>dBL>dBL>dBL>dRuFvC|<EC|@s;U@s;U@s;U/Q>`JG?1>`\
    Fy@mD0I5?TBWMDA!>`BQ=_E7A!=X9=HuFONi0^.zD*<{/.@mMtC;>fECGZ?0M[FCIv>kE+?Z</A-B@43At9r@OI=CwE+\
    @mGV>P@s<@@[@[?~<^>f?IBQ<^A90@4V;.1k]vUFUQHQ;t];MhKrDP;}.w/cE^=oBL>dBL>dBL>dBL>dBL>d=$DP;}DP\
    ;}P|J<DB>qD/>aAu=DE^=oE^=o@[?~/.bK]vUFD/>aT3FgAq>QDP;}P|J<EC=kDP;}DP;}=p<l=p<l.w/c.w/cE^=oE^\
    =o@&5t@&5tBL>dBL>d?b;y?q4)@y<dCd>SA(AtA!@y@s<)DP;}=p<lE^=oE^=oE^=oE^=oC|<E7*Fg:s/.MnMnECD0=*\
    ;E@O<:A!<^<dBdDBE+=_=;<//.H?An@s59C|=A<:?=A!>k<W=5>k@D<Q=$Jq</<LHo<^/.?x>qA(AE?I>f>f>f/.1w:-\
    1Y:s21CvKlKlKl?T@[>k=kH(O:F[593~8H5u5u4t5!A3A3</8B8B8H<:3~3~APA!<^<uHu<u<:?ZDG?~AP<W<W<W<WEC\
    <)<^FI<W:b<{8HAE<W<WUFOR^GJYGVKHN?FIGD><6{BKB{5!8Y*L/:/i3x8H;c4'-O7X0#,l0#)4)48l8l>H>H8H8H>%\
    >%+e>Y4-43+e8Y434-0#0#)4)44D4D4D5]8H0R54/u869C/(4'8B*R3=3g8S3~3~3~3~3~9r9m>+8Y8Y494949496#43\
    8+8+8H1<5u5u5u5u8S8f>M5u<jEC/uGbM95]FIQNH.1wEC?a<#EC=_@sCAEC.zAhECKHB.BQECE=?1A-@OC|J_CvH4E+\
    .zC|?=</>f1w<:?==X:bBK</;K>fBW1wA!=_@y?r<W=kFU<u<^A!=R<:Jk=sGDO:1w<:=k<:O:=_=_I)<#Az?Z.z.z</\
    U@SUJwAhB.A9BQEC>f?a<#F,=_V;?~B.B.C;B{KHCAECE=?1D0@OA9JSCvFUENSPSsFmK%@mB#R=@s<:>%<)6uA3=$JS\
    :D=X=X=M=AD`<W=k=$>k<{;P<uH^<Q?r<jIFNQBoHE=/:yGJ<4=$=$>q6u<{<//././.M3KH>f=M=X<u=$PSKN@m?TP_\
    GtFCB:S[KZO5E1Z9Ql<F<&H4GDEC=kEf=|Ef=|a9WwCe<dSPJ_PGPX@y<WA(B.Bd@m?T@2=;<481<#6uBF<uV;JS?~:D\
    DMBuC5?~JkE1JSCpO@B4V;K<IFFgD0<{@O;PC|:bC|:bCv<QLCCXENCvEN<jEN>fI@EHI@EH.zV;JSA9?&B{BdCA<WHW\
    AzEN<jP;J$.zEC<:EC<:P|J<=_=$Az=$Az=$V;JS?~:D?~?~B.=XB.=XEC=kEC=kEC=kB#:yA9<uA9<uA9<uEN<j<#6u\
    O:HE<#6uCv:yCv<QD`DP;}@/>J@/>J@/>JCS<KBR>>BR>>BR>>BR>>BR>>=p<l=p<l=p<l=p<l=p<l<64%D/>aCd>SCd\
    >SCd>SCd>SCd>S.w/c.w/cAu=DAu=DAu=D;I/k;I/k;I/k;I/kJ@KoJ@KoJ@KoAq>QAq>QAq>QAq>QE^=oE^=oE^=oE^\
    =o?0>}?0>}@&5t@&5t@&5t@&5t?b;y?b;y?b;y?b;y?b;y?q4)?q4)?q4)?q4)BL>dBL>dBL>dBL>dBL>dD8<;D8<;Ru\
    FvRuFvRuFvRuFvRuFvCv<3Cv<3C|<E@s;U@s;U@s;U>S4)Fv<E<:49493sBuBKDP;}DP;}DP;}DP;}DP;}DP;}DP;}DP\
    ;}DP;}DP;}DP;}DP;}=p<l=p<l=p<l=p<l=p<l=p<l=p<l=p<l.w/c.w/cE^=oE^=oE^=oE^=oE^=oE^=oE^=oGZ?0GZ\
    ?0GZ?0GZ?0GZ?0BL>dBL>dI=CwI=CwI=CwI=CwI=CwC|<EC|<EC|<EC|<EPGGhBFBKDq@[?=?=?=?=?=?=?=?=ECECEC\
    ECECECECEC</</</</</</D`D}M-L&L~MP>f>f>f>f>f>f>f>fK<JSRaQYRTS'O/P$1w1w1w1w1w1w1w1w5z54=A<:=5\
    =e9m:b=k=k=k=k=k=kFIGtMnLgK+KZ<:<:<:<:<:<:<:<:MPTVW<T9O:O:O:O:O:O:O:O:FmI^P0O)MJMyLZMP?=?=</\
    </>f>f1w1w=k=k<:<:O:O:?=?=?=?=?=?=?=?=ECECECECECECECEC>f>f>f>f>f>f>f>fJ_JSRaQYRTS'O/P$O:O:O:\
    O:O:O:O:O:FmI^P0O)MJMyLZMP?=?=?=?=?=?=?=ECECECECEC*50)*58H8B>f>f>f>f>fFCFCKxKxCA8l8w4'1w1w1w\
    1w1w1w.z.z6W6W2r8f4'<:<:<:<:<u<u<:<:C|C|N9MyFy8B8B0)O:O:O:O:O:G'DMIFFmE+0)0;9m9mA?86NKNK<j8%\
    .'-I.'-a5z5u5u5W;3<W3a3a/{:DCs/{T!`,0/:8DB0/:8DB=v4J4J76*R6{5o6@4-6#6@65656//(/(4t760O4y6#6{\
    5o6@4-6#6@65656//(/(3U3s4P3g8S5!43*R=e4t593=.!D}D0C);z@mHWC5`&X1SJNz>`A-I#@Oe1FUJkDBECFsD0B)\
    F>@U<Q@UNuE1DSE1?aSD?TM9O,KNOuO^KH:hLILILILI^YLILILILILI@mO:@m@m@m@mJ_J_I/
    """

  static let display100 = """
    +4,Z/p;e:qDG9c*>.m.m6=;o,W3P,6.];]3K<!;T;*:Y;m9N<7;m,@,O;o;o;o5IG~;-;|?e>U:S;D@7@*+z7!<C8PEp\
    BN@e;[@n;1:V92@b:<FA9h:v:V.m/-.m2:3@627c9N7L:P7s/G9~8U+;*~5'*hDH8B9y9Z9M.:5;._8)7-@s5t6|68.m\
    -(.m;o+4,Z8I;Y=^76)V7P<hG.0^7A6<3n=6-t4K;o2e2`628u8O,:*>-(1r7[ArDtFR5I;-;-;-;-;-;-Hw?e:S:S:S\
    :S+z+z+z+z?!BN@e@e@e@e@e;o@@@b@b@b@b:v9|9?7c7c7c7c7c7cGH7L7s7s7s7s+;+;+;+;:(8B9y9y9y9y9y;o9R\
    8)8)8)8)6|9E6|;-7c;-7c;-7c?e7L?e7L?e7L?e7L>U9#?!:;:S7s:S7s:S7s:S7s:S7s@79~@79~@79~@79~@*8U@3\
    9(/v+;+z+;+z+;+z*4+z*~A93~7!*~<C5'8j8P*h8P*h8>*h8/*u7u*#BN8BBN8BBN8BAC7t@e9y@e9y@e9yGHJf;1.:\
    ;1.:;1.::V5;:V5;:V5;:V5;92._92._:v0-@b8)@b8)@b8)@b8)@b8)@b8)FA@s:v6|:v:V68:V68:V68*t:;?}<R:;\
    ;V7|?B>Z9N?!C@9|:;4w9c=U9R8o.'>s6{G8*y,0<W5n*i:CCk@K9(@@@69<AA7%=[9l<m:q6#9v4&0-:v*V:vCC6l@5\
    :+;;8/:V6^>.>.:@5u;48]2O6L8])U/)+/,ZS^KrMyAo2]VMJ3B';-7c+z+;@e9y@b8)@b8)@b8)@b8)@b8)9G;-7c;-\
    7cHwGH?}9c@79~<C5'@e9y@e9y>.:@*~WUS^Kr@79~N|5IBN8B;-7cHwGH@@9R;-7c;-7c:S7s:S7s+z+;+z+;@e9y@e\
    9y;1.:;1.:@b8)@b8):V5;92._9}6I@*8U7&?58z:#9`6^;-7c:S7s@e9y@e9y@e9y@e9y:v6|,b@@3i*~D_D_;$?B7H\
    8o:v5U6^6M5r=y?@=09c8s7+*~@@9v;0/5:h737|;V:3:;6P899l9>6R9G9U7N9%:i6(*~9K9c9z7L?m9(9(8;*~*i,%\
    *i/W*O8bCvCUCv9!6{:K9RGm>$6v/5/'.g0d0d+O+'9s9s6#1b1b1[760-0-8b9x5T76B'766a7w8j:@:&6E6E6E6-@@\
    8?6(849`*~5j2r:X6E6EIpF`L%8O/`Bx?O6::q.A9V;z<.1Q1t('+w*o/`2r7P0=*).'+_*N,J(,(,0d0d46462r2r3(\
    3(&q/N/?/=&q2i/=/?+_+_(,(,/2/5/2(X2p)E+b+g62-3,x/B16'y/J/Z1d/F/F/F/F/F,2,5/h2i2i/9/9/9/9(W/=\
    2%1b2r%((K*i*i(K2m2c/T(L6E;$,::6BG+)@j=$>g*i;$<!92;$9c:V?s@@,0;$;$E'AC38@@=S:[;9:v:v<J9h?c@5\
    ,0:v;V7N9(*i9v;U9h713C7N6@9(33*i8j8]8u796P9R6x8A6D9|1S9v;1;|>,>$*i9v9R9v>$9c9cA)92<%:q,0,07+\
    LsN,FH;$AC9:>t;$=&<!92>j9cB}:vACAC9h>TE'?s@@=S:[?B:v9:?L9h=n=iF{EjBmD.<R<*IR<27|958?4K9G9GAy\
    5`9s9s5:9^?!9`9R9R9W8I6d76>z6=898oAdAA:[=l717KB:849G9G9(4K4q6#*~*~*~FEEz9(5:9s769$B,?L<R7VF(\
    @P7%3EAN<]=~=XDaF-6Y3R?c>,@@9R<B9k<B9kUTMy@+<??c:XB/7A:#6P9zAC9s<R7V:d:^9(4Q924K:66@B}Ay:v5`\
    :65:;98/<*;j@08YI5?%IRF(@v6o?B8I:v6f:v71:v719h6=DA>,=i8,=H8o=i9(A6>dA6>d,0B}Ay<R8A>T9^?s9`?s\
    9`=i8YE'?!,0;$7|;$7|HwGH9c9G=M9G=M9GB}Ay:v5`:@:@AC9sAC9s@@9R@@9R@@9R<*7K9:769:769:76=i8o924K\
    >t=l924B9h6k9h6=8c;-7c;|9N;|9N;|9N?e7L>U:P>U:P>U:P>U:P>U:P:S7s:S7s:S7s:S7s:S7s;D/G@79~@*8U@*\
    8U@*8U@*8U@*8U+z+;+z+;<C5'<C5'<C5'8P*h8P*h8P*h8P*hEpDHEpDHEpDHBN8BBN8BBN8BBN8B@e9y@e9y@e9y@e\
    9y;[9Z;[9Z;1.:;1.:;1.:;1.::V5;:V5;:V5;:V5;:V5;92._92._92._92._@b8)@b8)@b8)@b8)@b8):<7-:<7-FA\
    @sFA@sFA@sFA@sFA@s9h5t9h5t:v6|:V68:V68:V688U._@s6|7|/J/?-U:i3;;-7c;-7c;-7c;-7c;-7c;-7c;-7c;-\
    7c;-7c;-7c;-7c;-7c:S7s:S7s:S7s:S7s:S7s:S7s:S7s:S7s+z+;+z+;@e9y@e9y@e9y@e9y@e9y@e9y@e9y@69<@6\
    9<@69<@69<@69<@b8)@b8)CC6mCC6mCC6mCC6mCC6m:v6|:v6|:v6|:v6|9g0D352m>$:q;V;V;V;V;V;V;V;V;$;$;$\
    ;$;$;$;$;$7N7N7N7N7N7N>)=KF0DCCED39(9(9(9(9(9(9(9(EbE]NALTKVLDIfIU*i*i*i*i*i*i*i*i1:169{8/71\
    8!5B5.9R9R9R9R9R9RB~DGKaHzGSG~9v9v9v9v9v9v9v9v?-B7E*D2>$>$>$>$>$>$>$>$AbB@I=GNGvHgDaDM;V;V7N\
    7N9(9(*i*i9R9R9v9v>$>$;V;V;V;V;V;V;V;V;$;$;$;$;$;$;$;$9(9(9(9(9(9(9(9(CfE]NALTKVLDIfIU>$>$>$\
    >$>$>$>$>$AbB@I=GNGvHgDaDM;V;V;V;V;V;V;V;$;$;$;$;$.p+].p2z0a9(9(9(9(9(?}>.H1F@?s1|/E/'*i*i*i\
    *i*i*i,0,03k1z/x/7/'9v9v9v9v8A8A9v9v:v:v@3?d?%-~-~*8>$>$>$>$>$EPB?C-Bb@5+]+R,5,59}6=JXJX*W3;\
    (}(A(})~.Q.Q.Q4I=06P8o8o+c89CX+cLJWP(W->2%(W->2%/s/{/{2/('2:1[1|0y2?1|333333*i*i1K2/-(2e2`2:\
    1[1|0y2?1|333333*i*i0i1[1g/Z2W1Q/J'y8j1K1l/J+L=d?B?B9h;YDtAoKQLgDS=a:;=f:V:vQK4Y:f?};$6a?B3N\
    81:z5<7V=#=X:[=X<!M[9GF0I(DII/I*CZ8}HgHgHgHgXIHgHgHgHgHg;oE[;o;o;o;oG.G.Eh
    """

  static let display400 = """
    +4->2D;Y;uF2;z*~0d0d6=<h-R4C-//y=,5t;B<O='<4=]:P<q=]-9-C<h<h<h6XG~=T<D?u>e;.;J@G@:,Q7w=t8PFu\
    A^A=<oAG<0;X:9@A<^H_<'<};D0d0M0d5$4A628Z:D7a;I8*0Z;&9L+x+]7;+[Eo9$:^:i:Z0%6J/68W8OAi7L8A7T0d\
    /:0d<h+4->8`;Y?B89,k8D9}G.467w7w4b=6464K<h3(3M62;9:@-3,p.e467wErGXHQ6X=T=T=T=T=T=TJ3?u;.;.;.\
    ;.,Q,Q,Q,Q?2A^A=A=A=A=A=<h@v@A@A@A@A<};Y:f8Z8Z8Z8Z8Z8ZGS7a8*8*8*8*+x+x+x+x9R9$:^:^:^:^:^<h:6\
    8W8W8W8W8A:f8A=T8Z=T8Z=T8Z?u7a?u7a?u7a?u7a>e=f?2;4;.8*;.8*;.8*;.8*;.8*@G;&@G;&@G;&@G;&@:9LAS\
    9}3]-^,Q+x,Q+x,Q+x,Q+]Bh5:7w+]=t7;;Y8P+[8P+[8P.B8o.m8o+]A^9$A^9$A^9$@U9hA=:^A=:^A=:^HbJ3<00%\
    <00%<00%;X6J;X6J;X6J;X6J:9/6:9/6<'0i@A8W@A8W@A8W@A8W@A8W@A8WH_Ai<}8A<};D7T;D7T;D7T,p;4BW<R;4\
    ?!;Y?RA>:l?2EW;Y;47w:;?<;Y9n1bAC;YHG,O,f=;7[+];YF`@f9h@vAo:cE';YAy:f?<;u76;Y7w0s=a0S<'EF:2@v\
    ;Y>_;Q;D7|=a=a;N7w:V:67w7w;Y,k0S,k->U/L{NrBL5:VWIZCE=T8Z,Q+xA=:^@A8W@A8W@A8W@A8W@A8W9^=T8Z=T\
    8ZJ3GS@0:f@G;&=t7;A=:^A=:^=a;N+]XTU/L{@G;&O4;YA^9$=T8ZJ3GS@v:6=T8Z=T8Z;.8*;.8*,Q+x,Q+xA=:^A=\
    :^<00%<00%@A8W@A8W;X6J:9/6;Y7w@:9L;Y?2;Y;Y;D7w=T8Z;.8*A=:^A=:^A=:^A=:^<}8A/uA$5`+]FZFZ=K?R8`\
    8o<'767q7w7w>_@+?<:;9^8$+]A_;z<=1,=+8Y8u<!;Y:f7w8`:f:|7w9^?<8)9B?<8o+]:v:f;Y:0?<9}9h9h+],k0S\
    .A3#,p;_E<E<E<:K9W9k:6F`B};Y1,0S1r1V1V.F.1;Y;Y764646467w0i0~:|;Y7w8YB}8Y7w:6:|;N<'7w7w7w7w@v\
    8j8o<B9^0(8)46<R7w7wL{HmOz?<8DC+CZ;Y?B467w<x=[2J46(}-#,p0S468I1F+b1[,p*~,p)0)04646464646464K\
    4K)0460S0S)0460S0S,p,p)0)00S0S0S,p46+b.b,p6=0~->0S46(r0^0y460S0S0S0S0S0S0S4646460S0S0S0S,p0S\
    5`5`46)0,p,p,p,p464646,p7w=K-3>$E!.AAdC0A$,k=K<G9B=K:;;D@%@v,f<M=KF*@U7w@v?<;j;Y<'<}@K<'AY@v\
    ,f<}<!8)9h,k9h<!:&7a7w8)769h7w,k;Y9h;99R7w:6;Y927q;Y5/9h?c:@@@Bx,k9h:69hBx:;:;Bm9B<};u,f,f8$\
    MyOpFU<M@U;>?2=K<h<G9B@P:;HQ;o@U@U<7>zF*@%@v?<;j?R<';>B,<'@P?!H]IkB}DN<R=6K'=68u9x8j4[;>9^CU\
    6(:6:67l9x@K9^:69^:f8`7a8Y=[7w;j9=C0E1<W@K8O7|B}8j9^9^9}4[7w76+]+]+]GNFO9}7l:68Y9^E}BG<R9^HQ\
    B};Y7wF`@aB}?<QgJC7w4lAY@@@v:6>I:P>I:PWPP#@v;YF`?<E}?<;Y7w;Y@U<]<R9^;j:f9B4b9B4[;97wHQCU;o6(\
    =v9n<c9R@;>NA.;eJ#?2N&GHB};Y?R8`<'7a<}7a<}7a<'7wFZ?'?!;I?<9=?!9}B}?WB}?W,fHQCU=U9^>z<B@%9^AN\
    <'?!9=F*Br,f=K8u=K8uJ3GS:;9^>)9^>)9^HQCU;o6(;N;N@U:6@U:6@v:6@v:6@v:6=67|;>8Y;>8Y;>8Y?!9=9B4[\
    CU@K9B4[<'7w<'7w<'=T8Z<D:D<D:D<D:D?u7a>e;I>e;I>e;I>e;I>e;I;.8*;.8*;.8*;.8*;.8*;J0Z@G;&@:9L@:\
    9L@:9L@:9L@:9L,Q+x,Q+x=t7;=t7;=t7;8P+[8P+[8P+[8P+[FuEoFuEoFuEoA^9$A^9$A^9$A^9$A=:^A=:^A=:^A=\
    :^<o:i<o:i<00%<00%<00%<00%;X6J;X6J;X6J;X6J;X6J:9/6:9/6:9/6:9/6@A8W@A8W@A8W@A8W@A8W<^8O<^8OH_\
    AiH_AiH_AiH_AiH_Ai<'7L<'7L<}8A;D7T;D7T;D7T9L/6Ai8A8u0^/`0S=a7w=T8Z=T8Z=T8Z=T8Z=T8Z=T8Z=T8Z=T\
    8Z=T8Z=T8Z=T8Z=T8Z;.8*;.8*;.8*;.8*;.8*;.8*;.8*;.8*,Q+x,Q+xA=:^A=:^A=:^A=:^A=:^A=:^A=:^Ao:cAo\
    :cAo:cAo:cAo:c@A8W@A8WEF:2EF:2EF:2EF:2EF:2<}8A<}8A<}8A<}8A@f7w7w7w?<;Y<!<!<!<!<!<!<!<!=K=K=K\
    =K=K=K=K=K8)8)8)8)8)8)?G?-GCErEWF:9h9h9h9h9h9h9h9hFEF*NALpLTM8J8JH,k,k,k,k,k,k,k,k2D2*:@8o8T\
    98686H:6:6:6:6:6:6C+DNK'H}GSG~9h9h9h9h9h9h9h9hC+I:KFHVBxBxBxBxBxBxBxBxBGCkJCHrHVI:F:FJ<!<!8)\
    8)9h9h,k,k:6:69h9hBxBx<!<!<!<!<!<!<!<!=K=K=K=K=K=K=K=K9h9h9h9h9h9h9h9hDyF*NALpLTM8J8JHBxBxBx\
    BxBxBxBxBxBGCkJCHrHVI:F:FJ<!<!<!<!<!<!<!=K=K=K=K=K,p,p,p46469h9h9h9h9hA4@%H1G#@%46460S,k,k,k\
    ,k,k,k,f,f413#46460S9h9h9h9h92929h9h<}<}D#CZ@k4646,pBxBxBxBxBxDtB!D3C%@v,p,p0S0S<=6=JXJX0S4A\
    *))P*)*~1K1K1K46;Y7w8o8o,p89Bd,pLJUO*y2J9x*y2J9x460S0S3s(w3c2p381g3C383n3n3n,:,:2D3s.e3(3M3c\
    2p381g3C383n3n3n,:,:1F1w2:0y462J0~(r:&2D2`0^,5?<?R?R9n<7D_A9O?O:HQBb;4<}>d<'UI;Y?G@0=K;T?R7w\
    ;Y<'7w9xB}?<>>?<<GN1:aH?IcGnJMJCE}8oHgHgHgHgXIHgHgHgHgHg<hGi<h<h<h<hG.G.Eh
    """

  static let display900 = """
    (P0H1[<s=&I_>>*.3s3s:a>./,4x.]2,A`7^=)>*?W>o@A<5@(@A.i.w>.>.>.:@NFBH=(AX?=<0;?A]@a-X9h@U8pH`\
    @EBc=eBs=?<f;w?RAANU@{A$>43s2e3s6=6#629c;?9T<H9'2;<b;`.C-~9e-}Hh;I;m<@<12A8~0e;6:KD49e:;9W3s\
    2J3s>.(P0H:[>DB29s2/;462G.6n=f:[5:<h<'4l>.3=4;62>9;$.b4+/76^={EWFvIZ:@BHBHBHBHBHBHLuAX<0<0<0\
    <0-X-X-X-X?h@EBcBcBcBcBc>.B<?R?R?R?RA$>>>I9c9c9c9c9c9cFk9T9'9'9'9'.C.C.C.C:t;I;m;m;m;m;m>.;D\
    ;6;6;6;6:;:|:;BH9cBH9cBH9cAX9TAX9TAX9TAX9T?=Aj?h<2<09'<09'<09'<09'<09'A]<bA]<bA]<bA]<b@a;`Ck\
    <74/.C-X.C-X.C-X.z-X-~Eb9}9h-~@U9e>>8p-}8p-}8p309}5?:F-~@E;I@E;I@E;I?B<sBc;mBc;mBc;mM(I:=?2A\
    =?2A=?2A<f8~<f8~<f8~<f8~;w0e;w2w=q2J?R;6?R;6?R;6?R;6?R;6?R;6NUD4A$:;A$>49W>49W>49W.A<2Fv<]<2\
    Cf>.A4Em<}?hIZ>><2?c;9B2>>;47;EQC@Jt/E-nA.:[-~>.J(@E<7B<DQ=&IpC5FJ<=B'=&9s>I?R2Z?-7l=qEg?mB'\
    >.D><%>4:&={={=E:@<7<s?c:@>T/*2z8z0HWlPyQ&E19^W6I{H7BH9c-X.CBc;m?R;6?R;6?R;6?R;6?R;6:aBH9cBH\
    9cLuFkAC<BA]<b@U9eBc;mBc;m={=E-~[zWlPyA]<bOpCU@E;IBH9cLuFkB<;DBH9cBH9c<09'<09'-X.C-X.CBc;mBc\
    ;m=?2A=?2A?R;6?R;6<f8~;w0e>9:F@a;`>D?->>>9>49nBH9c<09'Bc;mBc;mBc;mBc;mA$:;5:CU8e-~J#J#B<A4:f\
    92=q9}>>:@:F?sACB';9:v9s-~E!?'>43XA$:|9}<h>><=:;:q<==f:6:aG>9s:0EL:@-~=@<B>D>_<s<7<7<7-~0S8$\
    088e0i@{H1H1H1<}={<=;DDiKACJ3X2J6M4141383C>N>N9s6H6H6M9}2J2J>j>>:@:VEQ:V9}=&AI=E>j:;:;:;:;B<\
    9n:@C::;8T:[6M>_:;:;PyKVX9G)D>GnJMC:D.;o5/?]@+3C6^)f.,.V2D6M9M2O,O5e.m+r.m(W(W6n6n;z;z6M6M;Y\
    ;Y*t<-2T2Z*t6^2Z2T.m.m(W(W2j2j2j3y6M/:3R.b6=7A-y2O6H)k1l246X2J2J2J2J2J7l7g;_6^6^2`2`2`2`4;2Z\
    62626M/{414141416X6h<!41:KB<.bDIIO3yC:MCDo0SB<=+9hB<;9>4@KB<-n?!B<Gn?B?cB<B7<]>I=qA$G.@{DtB'\
    -nA$<h9s<70S9}<h;48T?]9s98<7?h0S>>;9>9=;:;;DCE:V:@>>;/9}G8;LD.KA0S9};D9}KA;9;9Eb9h?2=&-n-n9s\
    PsO:GC?!?B>T?cB<<7=+9hB};9Qg=E?B?B@E@+Gn@KB<B7<]A4=q>TG#@{CEBGO4OTCZGN>.?7N,>49};Y9n5*>N:aG#\
    89;4;4;):|A_:;;D:a<=:[9=:VE<:6=;:KE}J^?}E':l8jD39x:a:a<B5*:[9s-~-~-~IJGn<7;);4:V:aLOGt>.<}LZ\
    DXC5?LO?G~K<B,UDM^:+9kDtD.B<;DB];TB];TZqS8@k:FO4G.LDLT>9:;>D?B?s>.<}=U:v9x689h5*?W:VQgG#=E89\
    AN@%@@=EG8B,G#@vKF?GQgGdE}CUA4:[=q9=A$8TA$8T@{:6Hb@aBG@{BG:KBG<7EwBBEwBB-nQgG#>T<R@+?s@K:;E7\
    ?2BG:KL:FU-nB<9}B<9}LuFk;9:a?2:a?2:aQgG#=E89=E=E?B;4?B;4B<;DB<;DB<;D?78j>T:V>T:V>T:VBG:K9h5*\
    KAE'9h5*@{8j@{:6A_BH9c=(;?=(;?=(;?AX9T?=<H?=<H?=<H?=<H?=<H<09'<09'<09'<09'<09';?2;A]<b@a;`@a\
    ;`@a;`@a;`@a;`-X.C-X.C@U9e@U9e@U9e8p-}8p-}8p-}8p-}H`HhH`HhH`Hh@E;I@E;I@E;I@E;IBc;mBc;mBc;mBc\
    ;m=e<@=e<@=?2A=?2A=?2A=?2A<f8~<f8~<f8~<f8~<f8~;w0e;w0e;w0e;w0e?R;6?R;6?R;6?R;6?R;6AA:KAA:KNU\
    D4NUD4NUD4NUD4NUD4@{9e@{9eA$:;>49W>49W>49W;`0eD4:;9}2`2`2?@%?]BH9cBH9cBH9cBH9cBH9cBH9cBH9cBH\
    9cBH9cBH9cBH9cBH9c<09'<09'<09'<09'<09'<09'<09'<09'-X.C-X.CBc;mBc;mBc;mBc;mBc;mBc;mBc;mDQ=&DQ\
    =&DQ=&DQ=&DQ=&?R;6?R;6Eg?mEg?mEg?mEg?mEg?mA$:;A$:;A$:;A$:;LDDN?W?]Ao={<h<h<h<h<h<h<h<hB<B<B<\
    B<B<B<B<B<9s9s9s9s9s9sA_AyIEHGI:If<7<7<7<7<7<7<7<7GdG#NKMMNANlK6L%0S0S0S0S0S0S0S0S463R:|9}:q\
    ;>7g8T;D;D;D;D;D;DC:DXJ#I%GSG~9}9}9}9}9}9}9}9}IfP3R`OuKAKAKAKAKAKAKAKACZF5L/K1I`J.HwIf<h<h9s\
    9s<7<70S0S;D;D9}9}KAKA<h<h<h<h<h<h<h<hB<B<B<B<B<B<B<B<<7<7<7<7<7<7<7<7G.G#NKMMNANlK6L%KAKAKA\
    KAKAKAKAKACZF5L/K1I`J.HwIf<h<h<h<h<h<h<hB<B<B<B<B<)P.r)P6M6H<7<7<7<7<7C5C5H<H<@K6n6x2O0S0S0S\
    0S0S0S-n-n4l4l1F6h2O9}9}9}9}:V:V9}9}A$A$JHJ.Cf6H6H.rKAKAKAKAKACpANE}CZB'.r/%7g7g>Y6=JXJX:K6-\
    -#,J-#,`4641413s9!:;2/2/.g89A8.gO`Ym.w8/AC.w8/AC;N2p2p5D)k5/4+4V2T4;4V4K4K4F-y-y385D/73=4;5/\
    4+4V2T4;4V4K4K4F-y-y2%2?2u246X3C2Z)k;>383X1l,{AyA4@59c>.E7@@YhSMO/K'<2>IE]=q_ICEG8ACB<CaA4?<\
    C0=v:6=vJ~B,ASB,=+O*<}IOK4GtKwKbGn8YHgHgHgHgXIHgHgHgHgHg>.KA>.>.>.>.G.G.Eh
    """
}
