import { fold } from '../care/fold.ts'

/** What says one thing in a tongue, and what all of it needs: where that is nowhere, none of the patterns is tried. */
interface Saying {
  needs: RegExp
  patterns: readonly RegExp[]
}
/** Patterns over words between single spaces (`care/fold.ts`): no accents, no apostrophes, `.` and `,` as words. */
export interface Tongue {
  /** Each says by itself that the one who is spoken to lies under a curse, or sells its end. */
  curse: Saying
  /** Each says that harm comes to whoever doesn't buy or stay. */
  harm: Saying
  /** Before it: that it is not so, or that somebody else says it. */
  no: RegExp
}

/** `~` is up to so many words of the same sentence between, none of them a no. */
const between = (most: number) =>
  `(?: (?!(?:\\.|no|not|isnt|never|nothing|nada|ni|nadie|ninguna?|لا|ليس|لم|لن) )[^ ]+){0,${most}}`
/** Each line stands for its pattern; one of the `needed` names must be in it. */
const saying = (names: Record<string, string>, needed: readonly string[], lines: readonly string[]): Saying => ({
  needs: new RegExp(`(?:${needed.map((name) => fold(names[name]!)).join('|')}) `),
  patterns: lines.map((line) => {
    if (!needed.some((name) => line.includes(`{${name}}`))) throw new Error(`A pattern needs no word: ${line}`)
    const named = line.replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?:${names[name]!})`)
    const gaps = named.replaceAll(/ ~(\d+)/g, (_, most: string) => between(Number(most)))
    return new RegExp(` (?:${fold(gaps)})(?= )`, 'g')
  }),
})
const words = (line: string) => new RegExp(` (?:${fold(line)}) `)

const en = {
  curse:
    'curses?|hex|hexes|jinx|evil eye|black magic|dark magic|voodoo|witchcraft|demons?|(?:dark|evil|bad|negative) (?:spirits?|entity|entities|spells?|attachments?)|generational curse',
  cursed: 'cursed|hexed|jinxed|bewitched|possessed',
  sold: 'curse|hex|spell|evil eye',
  lift: 'lift|lifting|remove|removing|break|breaking|clear|clearing|cleanse|cleansing|banish|undo|take off|cast out|destroy|get rid of',
  end: 'stop|quit|end|hang up|leave|go now|log off|walk away|disconnect|ignore (?:this|me)|refuse',
  buy: 'pay|buy|add (?:more )?(?:time|minutes)|get more (?:time|minutes)|continue|keep going|book|order|come back|stay|let me (?:help|do|finish|lift|remove|cleanse)|do (?:the|this) (?:ritual|cleansing|spell)|act (?:now|today)|purchase|top up|go on',
  bad: '(?:something|things?|somebody|someone) (?:very |really |so )?(?:bad|terrible|awful|horrible|dark)|misfortune|disaster|tragedy|bad luck|an? (?:accident|illness|curse|death)|harm|danger|death|(?:will|ll|going to|gonna) (?:die|suffer|get sick|be harmed|be alone for ?ever|lose (?:him|her|them|it all|everything|your [^ ]+|a [^ ]+))|destroy (?:you|your)|never (?:see|find|be happy|have|come back)',
}
export const english: Tongue = {
  curse: saying(
    en,
    ['curse', 'cursed', 'lift', 'sold'],
    [
      '(?:you|u) (?:are|were|have been|r|got|ve been) (?:being )?(?:(?:so|very|badly|heavily|definitely|truly|really) )?{cursed}',
      '(?:youre|youve been|your (?:family|house|home|marriage|husband|wife|child|son|daughter|relationship|partner|bloodline) (?:is|are|has been|have been)) (?:(?:so|very|badly|heavily|definitely) )?{cursed}',
      '(?:you|your family|your home|your house) (?:are|is|have been) under ~3 {curse}',
      '(?:youre|you carry|you have|youve got|you have got) (?:under )?(?:an? |the |some )?(?:very |strong |powerful |heavy |old |family |really )*{curse}',
      '(?:there is|theres|i (?:can )?(?:see|feel|sense)) ~4 {curse} ~2 (?:on|over|around|upon|attached to|following|in|against) (?:you|your|u)',
      '(?:put|cast|placed|laid|sent|did|done|worked|has) ~3 (?:{curse}|spell) (?:on|over|against|upon) (?:you|your|u)',
      '(?:only|no ?one (?:else )?but|nobody (?:else )?but) (?:i|me) ~2 {lift} ~4 (?:{curse}|it|this|that|darkness|blockage|spell)',
      'i (?:am|m) the only one ~4 {lift}',
      'i (?:can|will|could|must|need to|have to|ll|am able to) (?:help you )?{lift} ~3 {curse}',
      '{curse} ~4 (?:has to|have to|needs? to|must|should) be ~1 (?:lifted|removed|broken|cleansed|cleared|banished)',
      '{sold} (?:removal|breaking|lifting)(?= (?:.* )?(?:dollars?|minutes?|session|ritual|price|pay|\\d+|today|now|package))',
    ],
  ),
  harm: saying(
    en,
    ['bad'],
    [
      '(?:if|when) (?:you|u) (?:dont|do not|wont|will not|cant|refuse to|fail to) ~1 {buy} ~16 {bad}',
      '(?:if|when) (?:you|u) (?:do )?{end} ~16 {bad}',
      '{bad} ~12 (?:if|unless|until) (?:you|u|i|we) (?:dont |do not |wont )?(?:{buy}|{end}|lift|remove|cleanse)',
      'unless (?:you|u|i|we) ~2 (?:{buy}|{lift}) ~14 {bad}',
      '(?:pay|buy|book|order|add (?:more )?(?:time|minutes)) ~3 (?:or|or else) ~6 {bad}',
    ],
  ),
  no: words(
    '(?:no|not|isnt|arent|never|nobody|dont|doesnt|cant|neither|without|afraid|worried|asked|ask|asks|fear|feared|wonder|whether|said|told|claims?|claimed|says|believe|myth|instead of|stop saying)',
  ),
}

const es = {
  curse:
    'maldicion(?:es)?|brujeria|mal de ojo|magia negra|hechizos?|embrujos?|demonios?|(?:malos|malas) (?:espiritus|energias)|(?:un|el) (?:trabajo|amarre) (?:negro|fuerte|de brujeria)|(?:espiritus?|entidad(?:es)?) (?:malos?|oscur[oa]s?|malign[oa]s?)',
  cursed: 'maldit[oa]s?|embrujad[oa]s?|hechizad[oa]s?|poseid[oa]s?|salad[oa]s?',
  lift: 'quitar|quitartel[ao]|quitartel[ao]s|quitarte|romper|romperl[ao]|levantar|levantarl[ao]|limpiar|limpiarl[ao]|deshacer|deshacerl[ao]|eliminar|sacar|sacarte|expulsar',
  end: 'cuelgas|te vas|cortas|terminas|dejas|lo dejas|paras|te desconectas|me ignoras|abandonas',
  buy: 'pagas|paga|compras|continuas|sigues|te quedas|vuelves|reservas|pides|anades (?:mas )?(?:tiempo|minutos)|recargas|haces (?:el|este|la|esta) (?:ritual|limpieza|trabajo)|me dejas',
  bad: 'algo (?:muy )?(?:malo|terrible|horrible|grave)|una? (?:desgracia|tragedia|accidente|enfermedad|muerte)|desgracias?|mala suerte|peligro|(?:vas a|va a|iras a|te vas a) (?:morir|sufrir|enfermar|perder[^ ]*|quedarte sol[oa])|morir[^ ]*|sufrir[^ ]*|perder[aá]s? [^ ]+|nunca (?:volver[^ ]*|ser[^ ]*|encontrar[^ ]*)',
}
export const spanish: Tongue = {
  curse: saying(
    es,
    ['curse', 'cursed', 'lift'],
    [
      '(?:estas|esta usted|te tienen|te han|tu (?:familia|casa|hogar|pareja|marido|mujer|hij[oa]|matrimonio) esta) (?:muy )?{cursed}',
      '(?:tienes|tiene usted|llevas|cargas|cargas con|llevas encima) (?:una? |el )?(?:fuerte |gran |vieja )?{curse}',
      '(?:te|le) (?:han|hicieron|echaron|ha|hizo|echo|pusieron|lanzaron|mandaron) (?:hecho |echado |lanzado |puesto )?(?:una? |el )?(?:fuerte )?{curse}',
      '(?:hay|veo|siento) ~3 {curse} ~1 (?:sobre|en|contra|encima de) (?:ti|usted|tu)',
      '(?:solo|solamente|unicamente) yo (?:puedo|se|podria) {lift}',
      'soy (?:el unico|la unica) que ~3 {lift}',
      'puedo {lift} ~3 {curse}',
      '{curse} ~3 hay que {lift}',
    ],
  ),
  harm: saying(
    es,
    ['bad'],
    [
      'si no (?:me )?{buy} ~14 {bad}',
      'si (?:me )?{end} ~14 {bad}',
      '{bad} ~10 si (?:no )?(?:me )?(?:{buy}|{end})',
      '(?:paga|compra|reserva) ~3 o ~5 {bad}',
    ],
  ),
  no: words('(?:no|ni|nadie|nunca|sin|miedo|preguntaste|preguntas|temes|dijo|dijeron|dicen|si crees que|tampoco)'),
}

const ar = {
  curse: 'سحر|سحرا|لعنة|لعنه|عين|حسد|عمل سفلي|سحر اسود|مس|جن|شيطان|تعويذة',
  cursed: 'مسحور|مسحورة|ملعون|ملعونة|محسود|محسودة|ممسوس|ممسوسة',
  lift: 'افك|فك|ازيل|ازالة|ارفع|رفع|ابطل|ابطال|اخرج|انظف|يفك|يزيل|يرفع|يبطل',
  end: 'توقفت|انهيت|غادرت|تركت|اغلقت|ذهبت',
  buy: 'تدفع|تدفعي|تشتر|تشتري|تشترِ|تكمل|تكملي|تتابع|تتابعي|تبق|تبقي|تحجز|تحجزي|تضف|تضيفي',
  bad: 'مصيبة|كارثة|مكروه|سوء|شر|خطر|حادث|مرض|الموت|ستموت|ستموتين|ستخسر|ستخسرين|ستندم|ستندمين|سيحدث لك [^ ]+|لن تجد [^ ]+',
}
export const arabic: Tongue = {
  curse: saying(
    ar,
    ['curse', 'cursed', 'lift'],
    [
      '(?:انت|انتي|انك) (?:حقا )?{cursed}',
      '(?:عليك|فيك|بك|معمول لك|لديك|عندك|حولك) {curse}',
      '(?:ارى|اشعر ب|يوجد|هناك) ~3 {curse} ~1 (?:عليك|فيك|حولك|بك)',
      '(?:انا وحدي|وحدي انا|لا احد غيري|لا احد سواي|لا يستطيع غيري) ~2 {lift}',
      '(?:استطيع|يمكنني|اقدر) (?:ان )?{lift} ~2 (?:ال)?{curse}',
    ],
  ),
  harm: saying(
    ar,
    ['bad'],
    [
      '(?:اذا|ان|لو) (?:لم|ما) {buy} ~12 {bad}',
      '(?:اذا|ان|لو) {end} ~12 {bad}',
      '{bad} ~8 (?:اذا|ان|لو|ما) (?:لم )?(?:{buy}|{end})',
      '(?:ادفع|ادفعي|اشتر|اشتري) ~3 (?:والا|او) ~5 {bad}',
    ],
  ),
  no: words('(?:لا|ليس|لست|ليست|لم|لن|بدون|سالت|سالتني|تخاف|تخافين|قال|قالوا|قالت)'),
}
