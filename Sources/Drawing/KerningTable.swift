// Made by Advances/generate.py from the Inter fonts; do not edit.

/// Pairs of letters that stand nearer to or further from one another than their widths say.
enum KerningTable {
  /// The characters that are kerned; letters with marks go by the letter below.
  static let characters =
    "!&'()*,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u{2013}\u{2014}\u{2018}\u{2019}\u{201C}\u{201D}\u{AB}\u{BB}\u{2039}\u{203A}"

  /// The letters that those from U+00C0 on are made of; a blank where there is none.
  static let bases =
    "AAAAAA CEEEEIIII NOOOOO  UUUUY  aaaaaa ceeeeiiii nooooo  uuuuy yAaAaAaCcCcCcCcDd  EeEeEeEeEeGgGgGgGgHh  IiIiIiIiI   JjKk LlLlLl    NnNnNn   OoOoOo  RrRrRrSsSsSsSsTtTt  UuUuUuUuUuUuWwYyYZzZzZz                                 Oo             Uu                            AaIiOoUuUuUuUuUu AaAa    GgKkOoOo  j   Gg  NnAa    AaAaEeEeIiIiOoOoRrRrUuUuSsTt  Hh      AaEeOoOoOoOoYy"

  /// Three characters a pair: the two letters' places, and the amount in 1/512 em from 46 on.
  static let pairs = """
    #$?#L3#N0#O<#Q*#i?#j?#l?#p!#r!$#?$(&$*&$00$9'$B!%UJ%VJ%WJ%YJ%]`%bJ%dJ&p?&r?'#?'(!'*!'09'9''B\
    !($&(,C(-$(/B(1I(2C(3I(4D(5L(8!(L?(Q?(q3(s3).?)/J)3D)L*)N6)O6)P0)Q')kD)p0)r0*$&*,C*-$*/B*1I*\
    2C*3I*4D*5L*8!*L?*Q?*q3*s3+(<+*<+B0,(C,*C,3F,Q?,p9,r9-(:-*:.0H/(D/*D/t?/v?0(?0*?0-K1(B1*B2(?\
    2*?3#93(!3*!3,H3/G30231K32H33Z34I35K36?37?39!3B!3S93U63V63W63Y63b63d63f<3t03v04(D4*D4t?4v?5(\
    C5*C53F5Q?5p95r96L?6N06p96r97L?7N07p97r98909$'9''9-?9809;?9??9G?9I?9L$9N-9O39Q*9[S9g?9i-9j-9\
    l-9p!9q!9r!9s!9t?9u?9v?9w?;PM<(9<*9<+<<9?<LA<N?<PJ<Q?<p?<r?>(<>*?>9!>B->U<>V<>W<>Y<>`M>aM>b<\
    >cM>d<>eM>h?>i?>l?>m??9D?LA?ND?PM?QD?[b?]bB(?B*?B+3C)!C;?C??CG?CI?CU<CV<CW<CY<C[bCb<Cd<Ch?Ci\
    <Cj0Cl<Ct6Cv6D$!D'<D)6D-9D9hD;AD?ADGADIADL!DN-DQ?DgDDi-Dl-Dp$Dq<Dr$Ds<Dt0Dv0G(9G*9G+<G9?GLAG\
    N?GPJGQ?Gp?Gr?H#?H(<H)9H*?H9*HB!HUMHVMHWMHYMHbMHdMI(9I*9I+<I9?ILAIN?IPJIQ?Ip?Ir?JNGJQDJUMJVM\
    JWMJYMJbMJdML#?L(?L)*L*?L+'L0-L6?L7?L9$L;AL?ALB!LGALIALS*LU'LV'LW'LY'L`3La3Lb'Lc3Ld'Le3Lf*Lh\
    *Li0Lj0Lk0Ll0Lm9Lt!Lu6Lv!Lw6M(?M*?M+3N#6N(!N)6N*!N+*N0?N60N70N90N;?N??NB!NG?NI?NS6NU6NV6NW6N\
    Y6Nb6Nd6Nf9Nt3Nv3O#6O(!O)6O*!O0?O66O76O93O;?O??OB0OG?OI?OS6OU6OV6OW6OY6O`?Oa?Ob6Oc?Od6Oe?Of?\
    Ot3Ov3P)-P;JP?JPGJPIJPUAPVAPWAPYAPbAPdAPt<Pv<Q#0Q(?Q)'Q*?Q0-Q60Q70Q9*Q;?Q??QB?QG?QI?QLhQS,QU\
    )QV)QW)QY)Q`<Qa<Qb)Qc<Qd)Qe<Qf-Qh<Qt!Qu0Qv!Qw0R)<R;?R??RG?RI?Rt?Rv?S-<SL9SN6SO6SQ*SiFSlFSp9S\
    r9T&JT9?TL<TN6TO6TPATQ$TiFTjGTkDTlFTp0Tr0UL*UQ0UkMWL6WN6WO6WQ$WiGWkIWlGX(3X)AX*3X+AX00X9?XB0\
    XQUXSHXUDXVDXWDXYDXbDXdDXfDXt<Xv<YL6Z-<ZL9ZN6ZO6ZQ*ZiFZlFZp9Zr9[&b[Nb[Ob]&b]Nb]Ob^)9^09^L3^U\
    D^VD^WD^YD^bD^dD^t6^v6`-<`L9`N6`O6`Q*`iF`lF`p9`r9a-<aL9aN6aO6aQ*aiFalFap9ar9b&Jb9?bL<bN6bO6b\
    PAbQ$biFbjGbkDblFbp0br0c&Jc9?cL<cN6cO6cPAcQ$ciFcjGckDclFcp0cr0dL6e(0e)<e*0e+?e9<eB3eL3eR?eUG\
    eVGeWGeXbeYGebGedGegbeiYejTekYelYeqYesYfL*fN9fO?fQ*fp6fr6g)Fg0Ig:Vg<Vg=Vg>Vg@VgAVgCVgDVgEVgF\
    VgHVgJVgL?gNKgOKgQHgTVgUMgVMgWMgYMgZVg^Vg_VgbMgdMgfKgp<gq`gr<gs`hL6hQ3hp<hqWhr<hsWi(?i*?i+3i\
    9-iB0iL?iQ?iSGiUFiVFiWFiYFibFidFiqciscit<iv<j#?j(*j**j9-jB3jL6jR?jUGjVGjWGjYGjbGjdGjqgjsgjt?\
    jv?k)DkL0kUDkVDkWDkYDkbDkdDkt?kv?l(?l*?l+3l9-lB0lL?lQ?lSGlUFlVFlWFlYFlbFldFlqclsclt<lv<mL?mU\
    HmVHmWHmYHmbHmdHp#0p($p*$p+!p00p9!pB!q#-q(!q)0q*!q+!q,9q0!q29q4<q63q73q9!qB!qS3qU0qV0qW0qY0q\
    `EqaEqb0qcEqd0qeEqf)qgWqh<qiWqlWqt$qv$r#0r($r*$r+!r00r9!rB!s#-s(!s)0s*!s+!s,9s0!s29s4<s63s73\
    s9!sB!sS3sU0sV0sW0sY0s`EsaEsb0scEsd0seEsf)sgWsh<siWslWst$sv$t9?tL6tQ0u-<u.6u/9u36u4?u9?uL!uN\
    0uO3uP<uQ!uR?ui?uj?uk?ul?up$ur$v9?vL6vQ0w-<w.6w/9w36w4?w9?wL!wN0wO3wP<wQ!wR?wi?wj?wk?wl?wp$w\
    r$
    """
}
