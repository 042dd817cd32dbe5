import { describe, expect, test } from 'vitest'
import { findAcross, findContact, findSplit } from './find.ts'

const parts = (text: string) => findContact(text).map(({ from, to }) => text.slice(from, to))
const kinds = (text: string) => findContact(text).map(({ kind, sure }) => (sure ? kind : `${kind}?`))

test.each([
  ['call me on +1 (555) 010-7788 tonight', ['+1 (555) 010-7788']],
  ['555.010.7788', ['555.010.7788']],
  ['٠٥٥٥٠١٠٧٧٨٨ after nine', ['٠٥٥٥٠١٠٧٧٨٨']],
  ['write to mara.linden@example.org please', ['mara.linden@example.org']],
  ['see https://example.net/mara and www.example.net', ['https://example.net/mara', 'www.example.net']],
  ['my page is maralinden.com', ['maralinden.com']],
  [
    'so: five five five, zero one zero, seven seven eight eight!',
    ['five five five, zero one zero, seven seven eight eight'],
  ],
  ['it is 5️⃣5️⃣5️⃣ 0️⃣1️⃣0️⃣ 7️⃣7️⃣8️⃣8️⃣ ok', ['5️⃣5️⃣5️⃣ 0️⃣1️⃣0️⃣ 7️⃣7️⃣8️⃣8️⃣']],
  ['write: m\u200bara @ gmаil . com, love', ['m\u200bara @ gmаil . com']],
])('%s is found in its place', (text, found) => {
  expect(parts(text)).toEqual(found)
})

describe('in any dress', () => {
  test.each([
    'five five five zero one zero seven seven eight eight',
    'fivefivefive oh one oh double seven double eight',
    'five-five-five, zero-one-zero, seven-seven-eight-eight',
    '5 5 5 0 1 0 7 7 8 8',
    '5five5 o1o seven7eight8',
    '55S-O1O-77BB',
    '５５５ ０１０ ７７８８',
    '➎➎➎⓿➊⓿➐➐➑➑',
    '𝟝𝟝𝟝𝟘𝟙𝟘𝟟𝟟𝟠𝟠',
    'cinco cinco cinco cero uno cero siete siete ocho ocho',
    '06 12 34 56 78',
    'text me 5550107',
  ])('a phone number: %s', (text) => {
    expect(kinds(text)).toEqual(['phone'])
  })
  test.each([
    'mara at gmail dot com',
    'mara(at)gmail(dot)com',
    'm a r a @ g m a i l . c o m',
    'ｍａｒａ＠ｇｍａｉｌ．ｃｏｍ',
    'mara dot linden at yahoo dot co dot uk',
    'mara@gma1l.c0m',
  ])('an address: %s', (text) => {
    expect(kinds(text)).toEqual(['email'])
  })
  test.each(['hxxps://example.net/x', 'example[.]com', 't.me/maralinden', 'www.example . com'])(
    'a link: %s',
    (text) => {
      expect(kinds(text)).toEqual(['link'])
    },
  )
  test.each([
    'my insta is maralinden',
    'find me on telegram @mara_l',
    'snap: mara.lind',
    'add me on WhatsApp',
    'add me on w h a t s a p p',
    'can we switch to telegram?',
    'do you have whatsapp?',
    'hit me up on 1nstagram',
    'mara#1234 on discord',
    'give me your number',
    "let's talk outside of this app",
  ])('a handle: %s', (text) => {
    expect(kinds(text).map((kind) => kind.replace('?', ''))).toContain('handle')
  })
  test.each([
    'cashapp $maralinden',
    'venmo me',
    'send it to my zelle',
    'pay me directly',
    'DE89 3704 0044 0532 0130 00',
  ])('a payment: %s', (text) => {
    expect(kinds(text).map((kind) => kind.replace('?', ''))).toEqual(['payment'])
  })
})

test.each([
  'I was born on 14.03.1987 at 07:45',
  'born 1987-03-14',
  'I keep seeing 11:11 and 1111111',
  'between 2019 2020 everything changed',
  'Sun at 12 degrees Leo, Moon at 29 Pisces. Then what?',
  'it costs $21.99 for 20 minutes, or 1,234,567 dollars',
  'Well... I said. He left.And then nothing',
  'My ex was on instagram all day',
  'Will he text me on whatsapp again?',
  'we talk on whatsapp every day',
  'my life path number is 7, 11, 22, 33 and 3',
  'I see 111 222 333 444 555 all the time',
  '1+9+8+7+0+3+1+4 = 33 = 6',
  'lat 40.7128, lon -74.0060',
  'born 03/14/1987 7:45 AM in Austin, TX 78701',
  'seven of cups, two of wands, nine of swords, three of cups',
  'I paid by paypal. Does this site take PayPal?',
  'the dot com bubble',
  'One two three four five six seven, I counted',
  'The signal is weak. He is on the line',
  '',
])('%s is harmless', (text) => {
  expect(parts(text)).toEqual([])
})

describe('what is only likely is not sure', () => {
  test.each([
    ['555 0107', ['phone?']],
    ['+1 555 010 7788', ['phone']],
    ['mara at gmail', ['email?']],
    ['mara@example.org', ['email']],
    ['do you have whatsapp?', ['handle?']],
    ['my insta is @mara_l', ['handle']],
  ])('%s', (text, found) => {
    expect(kinds(text)).toEqual(found)
  })
})

describe('listed words', () => {
  const words = ['offsite', 'love spell', 'Zauberspruch']
  test.each([
    ['meet OFFSITE, then', ['OFFSITE']],
    ['a love   spell!', ['love   spell']],
    ['o f f s i t e', ['o f f s i t e']],
    ['0ffs1te', ['0ffs1te']],
    ['оffsitе', ['оffsitе']],
    ['offsites, spell, lovely', []],
    ['Zauberspruch', ['Zauberspruch']],
  ])('%s', (text, found) => {
    expect(findContact(text, { words }).map(({ from, to }) => text.slice(from, to))).toEqual(found)
  })
})

describe('across messages', () => {
  test.each([
    ['5 5 5 0 1 0 7 7 8 8'.split(' '), ['8']],
    [['555', 'ok then', '010', '7788 ok'], ['7788']],
    [['my insta is', 'maralinden'], ['maralinden']],
    [['add me on', 'whatsapp'], ['whatsapp']],
    [['mara.linden', 'at', 'gmail'], ['gmail']],
    [['How old are you?', '34', '14', '3', '1987'], []],
    [['I am well', 'and you?'], []],
    [['555 010 7788', 'hello'], []],
    [['hello', '555 010 7788'], []],
  ])('%j', (messages, found) => {
    const text = messages.at(-1)!
    expect(findAcross(messages.slice(0, -1), text).map(({ from, to }) => text.slice(from, to))).toEqual(found)
  })
})

describe('what stands near a way of reaching somebody', () => {
  test.each([
    'can we talk about my bank account, money is tight',
    'I got an amazon gift card from him, was it a sign',
    'I use instagram for work, is that draining me?',
    'I am on facebook too much lol',
    'zelle never refunded me, will justice come',
    'I know we can’t talk outside of here',
    'Is there another way to look at this spread?',
    'she wanted a steam card and the code, I said no',
    'black cat, yellow candle, blue crystal, which one',
  ])('%j is left alone', (text) => {
    expect(findContact(text)).toEqual([])
  })
  test.each([
    'on twitter im maralinden',
    'insta? message me there',
    'same name but on the app with the ghost',
    'can I just paypal you instead',
    'I could put cash in an envelope',
    'mara, then the curly a, then yahoo and the com thing',
    'silver🌙readings🔵com',
    'is there another way to reach you?',
  ])('%j is marked', (text) => {
    expect(findContact(text)).not.toEqual([])
  })
  test('a name in pieces is put together, and words that only begin like one are not', () => {
    expect(findAcross(['sna', 'p ch'], 'at maralinden')).not.toEqual([])
    expect(findAcross(['snap', 'out'], 'of it')).toEqual([])
  })
})

test.each([
  'four, nine, two, three, five, seven, eight, one, six: that is the square on my wall',
  'they told me to wear 71427321893 for luck, is Grabovoi of any use?',
  'it was 333, 717, 1010 and 1212 this week, all on the clock',
  'the picture is called IMG_20240314_0912.jpg',
  'a friend at gmail, she works there, says that they are firing people',
  'he builds things in ASP.NET all day',
])('numbers and names that nobody can be reached by: %s', (text) => {
  expect(kinds(text)).toEqual([])
})

test.each(['the price is $646.555.0141 if you get my meaning', 'my order ref is 2155550119 wink wink, call it'])(
  'a number that says it is another thing: %s',
  (text) => {
    expect(kinds(text).map((kind) => kind.replace('?', ''))).toContain('phone')
  },
)

describe('number words of other tongues', () => {
  test.each([
    'мой номер: плюс семь пять пять пять, дальше сто двадцать, сорок, восемнадцать',
    'Trzy piątki, dwie czwórki, zero, dziewiątka, jedynka i znów dziewiątka',
    'tři pětky, pak dvě nuly, osmička a trojka na konci, předvolba šest nula čtyři',
    'нула осем девет, три петици, две четворки и седем',
    'numaram sıfır beş yüz elli beş, beş yüz on, kırk iki, altmış üç',
    'שלוש פעמים חמש, פעמיים שמונה, אפס, אחת, שש',
    'صفر نهصد و نوزده بعد پونصد و پنجاه و پنج بعد بیست و دو',
    'ثلاث خمسات ثم صفرين ثم ثمانية وستة وأربعة وواحد',
    'pachpan pachpan, bees, ikkis, nabbe, saat aath',
    'null eins fünfhundertfünfundfünfzig vierunddreißig zwölf',
    'nulla hat húsz, ötszázötvenöt, tizenkettő',
    'τρία πεντάρια, δύο μηδενικά, ένα εφτάρι, ένα τεσσάρι και μπροστά εξήντα εννιά',
    '0 beş5beş 5 yüz yirmi otuz dört on yedi',
  ])('a telephone: %s', (text) => {
    expect(kinds(text)[0]).toMatch(/^phone/)
  })
  test.each([
    'urodziłam się w tysiąc dziewięćset osiemdziesiątym szóstym, o piątej trzydzieści',
    'on beş Ağustos bin dokuz yüz seksen yedi, sabah beşi yirmi geçe doğmuşum',
    'drei, vier, fünf, sechs, sieben, acht, neun',
    'вижу пять пять пять, потом одиннадцать одиннадцать',
    'мне сорок девять, ему пятьдесят пять',
  ])('a day, a count or an age: %s', (text) => {
    expect(kinds(text)).toEqual([])
  })
})

describe('digits as cards and pictures', () => {
  test.each([
    'count: 🍎🍎🍎🍎🍎 🍌🍌🍌🍌🍌 🍇🍇🍇🍇🍇 🍒 🍓🍓 🍑🍑🍑🍑 🍋🍋🍋',
    'Fool, Chariot, Hierophant, Hierophant, Hierophant, Fool, Magician, Hermit. Dial what they say',
    'read it backwards, 24 10 555 309 8',
  ])('a telephone: %s', (text) => {
    expect(kinds(text)[0]).toMatch(/^phone/)
  })
  test.each([
    '🌹🌹🌹 ❤️❤️❤️ 🌙🌙 ✨✨✨✨ thank you',
    'Fool, Chariot, Hierophant, Hermit, Strength, Lovers, Magician came up, what do you think',
  ])('none: %s', (text) => {
    expect(kinds(text)).toEqual([])
  })
})

test('what a rule expects behind the last word is not there', () => {
  expect(findContact('PayPal friends')).toHaveLength(1)
})

describe('over messages, with talk between', () => {
  const found = (messages: string[]) => messages.flatMap((text, at) => findAcross(messages.slice(0, at), text))
  test.each([
    ['②③', 'ага', '①⑤⑤', 'czekaj', '⑤⓪①', '⑧④'],
    ['7', '0', '2', '555', '0194'],
    ['area three one two', 'the rest tomorrow', '555 ok', '0153'],
    ['insta', 'kahve', 'alt çizgi', 'telvesi', '34'],
    ['אינסטה', 'kochav', 'קו תחתון', 'hatzafon', '3'],
  ])('%s, %s, %s …', (...messages) => {
    expect(found(messages)).not.toEqual([])
  })
  test('numbers with talk between that are read for their own sake are left alone', () => {
    expect(found(['ok', '3', 'haha', '4', 'and', '7'])).toEqual([])
    expect(found(['born in 1987', 'ok', 'the 14th', 'of march'])).toEqual([])
  })
})

test('a detail in short pieces is sure from the piece that completes it, and talk in short lines is not', () => {
  const last = (messages: string[]) => findSplit(messages.slice(0, -1), messages.at(-1)!).map(({ kind }) => kind)
  expect(last(['ok so', 'seven seven three', 'triple five', 'oh one six two'])).toEqual(['phone'])
  expect(last(['восемь', 'девятьсот пять', 'три пятёрки', 'ноль два', 'семнадцать'])).toEqual(['phone'])
  expect(last(['ok', 'born 14.03.1987', 'at 5:40', 'in Leeds'])).toEqual([])
  expect(last(['hi love', 'yes', 'seven of cups', 'and the two of swords', 'hmm'])).toEqual([])
})
