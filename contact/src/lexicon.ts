import { normalise } from './normalise.ts'

/** Names that are often cut in two. */
const cutNames =
  'whats-app what-sapp what-app wats-app whatsa-pp insta-gram instag-ram face-book tele-gram snap-chat tik-tok cash-app pay-pal ven-mo g-mail gee-mail jee-mail gm-ail gma-il hot-mail ya-hoo yah-oo i-cloud proton-mail face-time western-union google-pay apple-pay gift-card gift-cards f-b i-g google-play google-mail full-stop we-chat only-fans user-name e-mail link-tree i-message cell-phone off-platform off-site ze-lle money-gram linked-in sky-pe dizzy-cord dis-cord mess-enger twit-ter vi-ber google-chat google-meet google-voice google-duo kakao-talk you-tube'

// Names as Russian writes them, undisguised as any text is: letter by letter, by their looks.
const russianApps =
  'инстаграм инста ватсап вотсап вацап ватсапп телеграм телеграмм телега вайбер скайп фейсбук тикток дискорд'
const drawn = (text: string) => normalise(text).text

/** Words by what they may mean here; a word can stand in several groups. */
const words = {
  half: cutNames.replace(/-\w+/g, ''),
  app: 'instagram insta instagrm instagran instgram instagr lnstagram facebook whatsapp watsapp whatsap watsap wassap whassap whatapp whatsaap wapp whtsapp telegram tellegram telgram telagram tgram snapchat snapchap snpchat tiktok discord skype viber wechat weixin kik kakao kakaotalk facetime imessage linkedin twitter onlyfans linktree hangouts threema imo botim zalo vk messenger gchat calendly patreon fiverr zoom bitly wasap guasap gofundme tlgrm tlgm tlg wotsap wotsapp whatsupp watssap whatsappp wzp wsp wpp dizzycord msgr feis feisbuk instagrem signalapp bluesky mastodon bigo truthsocial googlechat googlemeet googlevoice googleduo telegrama bereal',
  short:
    'ig fb sc tg wa snap signal line threads gram whats yt youtube twitch reddit etsy pinterest tumblr dc tele vx disc ws fbm hinge bumble tinder tt inst substack acuity setmore booksy wordpress gumroad shopify',
  mail: 'gmail gmial gamil gmal gmaill gmeil jmail yahoo yaho ymail rocketmail hotmail hotmial outlook icloud protonmail proton aol gmx msn yandex zoho tutanota fastmail googlemail hey mailru live',
  surelyMail:
    'gmail gmial gamil gmal gmaill gmeil jmail yahoo yaho ymail rocketmail hotmail hotmial icloud protonmail googlemail tutanota fastmail aol gmx',
  letter: 'email mail emails gmail inbox dms dm',
  pay: 'cashapp cashap venmo zelle paypal revolut moneygram westernunion googlepay gpay applepay bitcoin btc crypto usdt ethereum eth iban remitly payoneer cashtag kofi buymeacoffee giftcard googleplay skrill neteller bizum upi paytm mpesa gcash lydia rib virement uberweisung itunes giftcards pp wu chime zel trc20 erc20 usdc litecoin ltc xmr monero bunq monzo interac etransfer mobilepay mercadopago xoom worldremit transferwise sepa wero satispay paysafe paysafecard neosurf paypol pypl venmoo transcash pcs',
  surelyPay:
    'cashapp cashap venmo zelle moneygram cashtag payoneer revolut gpay skrill neteller bizum upi paytm mpesa gcash paysafecard paysafe transcash pcs zel etransfer remitly xoom worldremit',
  money:
    'money cash payment pay paid fee dollars deposit tip funds bucks session reading half price konto compte cuenta',
  dot: 'kropka nokta tochka piste tecka titik fullstop dot ponto punto punkt dott point period',
  at: 'at malpa apenstaartje apestaartje snabela snabel kukac zavinac sobaka papaki chiocciola kotek arobaze arobas arobba strudel arroba arobase att klammeraffe bei',
  tld: 'com net org io co biz info xyz uk de fr es ru ca au nl pl br ch jp ly gg ee ai tv cc dev eu gl mx edu example',
  plainTld: 'com net org io biz xyz example',
  wordTld:
    'me to it us is in so am be my no app link chat live top online site store shop page club life world space guru center today one vip email blog pro team love se la pm click bio',
  me: 'me us moi mich mir ',
  my: 'my mine mi mis mon ma mein meine meinen meu minha',
  on: 'on at via through thru over using by to in with en por sur bei auf per no na al au aufs uber',
  naming: 'handle username usernames user nick nickname userid screenname nicknames handles',
  equals:
    'is are its handle id ids user username usernames name named tag nick nickname called under as account acct profile page number add es cest ist e to slash link shop store channel both',
  third:
    'he she they him her his hers them their theirs ex husband wife boyfriend girlfriend bf gf guy man woman men women someone somebody anyone who whose people person friend friends sister brother mom mother dad father son daughter boss coworker colleague crush fiance hes shes theyre himself herself partner cousin aunt uncle everyone lady girl boy dude roommate stranger didnt doesnt did er ihn ihm ella elle hatte blockiert bloqueo bloque husbands wifes grandma grandmother niece nephew ghosted',
  out: 'outside offsite offplatform offline off away',
  place: 'site app platform website webpage portal record platforms books',
  phone:
    'liga ligue telefona chiama chiamami rufen anrufen appelez llamame celular cellulare tlf telefone fon bell phone fone cell cellphone mobile cel tel telephone call ring dial text txt sms whatsapp viber number num digits reach handy landline contact ph imessage facetime signal telegram numero nummer telefono telefon llama ruf appelle',
  surelyPhone: 'phone fone cell cellphone mobile tel telephone dial sms whatsapp viber digits landline text txt zoom',
  luck: 'shu magic fibonacci powerball lotto euromillions megamillions jackpot keno loterie loto loteria lottozahlen draw ziehung tirage lucky angel path destiny soul expression birthday house master personality power karmic repeating sequence spiritual life numerology universe numbers seeing cards lottery lotto combination gene keys gate gates',
  charm: 'grabovoi grabavoi switchword switchwords shu gematria kaprekar',
  order:
    'order invoice receipt ticket ref reference session transaction txn case booking tracking isbn serial confirmation flight id zip zipcode postcode postal version upc vin',
  visit:
    'visit site website page url link blog shop store portfolio webpage homepage book booking www browse google check',
  unit: 'dollar dollars bucks usd eur euro euros gbp pounds cents year years yr yrs yo month months week weeks day days hour hours hr hrs min mins minute minutes sec secs seconds am pm st nd rd th km mile miles kg lbs lb cm mm ft feet inches people times cards degree degrees deg percent k points credits',
  filler:
    'dann danach luego despues puis ensuite depois poi vorwahl indicatif prefijo prefisso kindly something blah um uh er afterwards and then dash hyphen minus dot point period space comma plus area code next followed by again slash open close paren parenthesis bracket first second third last part end ends start starts begin with is are a an the digits goes after that it in begins thats y et und rest remaining finally lastly',
  plain:
    'the a an this that of or and for so all it be was were had has have do does did not no yes full private hacked blocked down dead boring open public deleted gone mine off still very always fine better empty new active mostly never only also currently addicted back here obsessed online big popular famous friends live just about really too more most out up from with they he she him her them you we our your his their where when why how what who if but because since after before again now then today tomorrow yesterday every some any much many lot quite kind sort good bad great best worst okay ok nice busy old weird strange toxic fake real over under fault done linked connected set inactive disabled locked banned would can could should may might must there by me us my to on at as i am is are one two account',
  after:
    'if so when and for there anytime ok okay thanks thank please pls lol xx x haha but or add find follow dm message msg text hit btw send then y et und mas hun hunny babe baby love dear darling sweetie sis bro mate man amor carino cherie bitte plutot stattdessen too instead thx friend',
  paying:
    'send pay tip transfer wire deposit donate drop zelle venmo paypal cashapp gift settle book pagame paye payez zahl bezahl uberweis ingresa envoie envoyez mande manda schick',
  mine: 'me my us',
  past: 'was were scam scammed',
  scheme: 'http https hxxp hxxps htp htps',
  payee: 'me you us u it readings moi mir es direct directo',
  cashword: 'cash cashapp tag cashtag send pay tip venmo money app payment chime zelle',
  cards: 'amazon apple google steam itunes play send code codes buy accept pin scratch vanilla visa',
  linkHost: 'bitly calendly linktree linktr beacons',
  plainWord: 'line signal threads gram whats messenger imo',
  sender: 'westernunion moneygram remitly btc usdt crypto bitcoin eth ethereum',
  nameNoun: 'handle id user username name tag nick acct profile page shop store channel pseudo',
  backwards: 'liamg oohay liamtoh kooltuo margatsni ppastahw margelet',
  never: 'cant cannot dont never not wont shouldnt couldnt wouldnt nobody without',
  holds: 'ending usual before name called user username',
  shop: 'here site website platform checkout refund package packages declined charged charge failed card work works working minutes balance receipt',
}

export type Group = keyof typeof words
const names = Object.keys(words) as Group[]
/** The words of each group. */
export const wordsOf = Object.fromEntries(
  names.map((name) => [
    name,
    new Set((name === 'app' ? `${words.app} ${drawn(russianApps)}` : words[name]).split(' ')),
  ]),
) as unknown as Readonly<Record<Group, ReadonlySet<string>>>

/** The words of several groups: one look tells whether a rule can begin at a word. */
export const wordsOfAll = (...several: Group[]): ReadonlySet<string> =>
  new Set(several.flatMap((name) => [...wordsOf[name]]))

/** Whether a word stands in each of the groups. */
export type Meaning = Readonly<Record<Group, boolean>>
export const meaningOf = new Map<string, Meaning>()
for (const name of names)
  for (const word of wordsOf[name])
    if (!meaningOf.has(word))
      meaningOf.set(word, Object.fromEntries(names.map((one) => [one, wordsOf[one].has(word)])) as Meaning)

/** From the two halves of a name to the whole. */
export const halves = new Map(cutNames.split(' ').map((name) => [name.replace('-', ' '), name.replace('-', '')]))
