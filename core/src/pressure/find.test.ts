import { expect, test } from 'vitest'
import { pressureIn, type Pressure } from './find.ts'

const pressed: [Pressure, string][] = [
  ['curse', 'You are cursed, only I can lift it.'],
  ['curse', 'I see it clearly: you’ve been cursed, badly.'],
  ['curse', 'Your family is cursed. I can help.'],
  ['curse', 'There is a dark spirit attached to you, my dear'],
  ['curse', 'Someone has put a spell on you, an ex maybe.'],
  ['curse', 'You have a very strong evil eye'],
  ['curse', 'I can remove the curse for 200 dollars'],
  ['curse', 'Nobody but me can break this'],
  ['curse', 'I am the only one who is able to lift it'],
  ['curse', 'This hex must be lifted before Friday.'],
  ['curse', 'y o u are c u r s e d'],
  ['curse', 'YOU ARE UNDER A GENERATIONAL CURSE'],
  ['curse', 'Your house is under some black magic'],
  ['curse', 'Curse removal takes another 30 minutes, buy them now'],
  ['harm', 'If you hang up now, something terrible will happen to your son.'],
  ['harm', 'If you don’t buy more time he is going to suffer an accident'],
  ['harm', 'You will lose everything unless you continue today'],
  ['harm', 'Something bad is coming if you leave'],
  ['harm', 'Pay for the ritual or misfortune will follow you.'],
  ['harm', 'Unless you let me cleanse you, there will be a death.'],
  ['curse', 'Estás embrujada, solo yo puedo quitarlo.'],
  ['curse', 'Te han hecho una brujería muy fuerte'],
  ['curse', 'Tienes mal de ojo, hija.'],
  ['curse', 'Sólo yo puedo romper esa maldición'],
  ['harm', 'Si no pagas el ritual va a pasar algo terrible'],
  ['harm', 'Si cuelgas vas a perderlo todo'],
  ['harm', 'Vas a sufrir si no sigues conmigo'],
  ['curse', 'أنت مسحور ولا بد من علاج'],
  ['curse', 'عليك لعنة قديمة'],
  ['curse', 'أنا وحدي أستطيع أن أفك السحر'],
  ['harm', 'إذا لم تدفع الآن سيحدث لك مكروه'],
]
const harmless = [
  'You are not cursed, and nobody can curse you.',
  'There is no curse on you.',
  'I don’t see a curse on you or your family.',
  'You asked whether you are cursed: you are not.',
  'A reader once told you that you are cursed. That was wrong.',
  'You are worried that someone put a spell on you; I see nothing like it.',
  'The Devil is a card about habits, not about demons.',
  'Death stands for an end and a beginning.',
  'If you leave the job in spring, something good comes of it.',
  'If you stop writing to him, he will notice.',
  'If you don’t pay the rent on time you may lose the flat, so speak to them first.',
  'The evil eye is an old sign of protection.',
  'You have a strong will.',
  'I can clear up one thing about the cards.',
  'Only I can hear that bell here, sorry.',
  'He may lose interest if you push.',
  'Bad luck with the train, then.',
  'Breaking a habit takes time; come back when you like.',
  'You may stop whenever you want. Nothing bad follows from it.',
  'That movie about a curse is on tonight.',
  'Three cards: the Tower, the Star, the Fool.',
  'Your mother’s spell in hospital is behind you.',
  'I feel a lot of love around you.',
  'No estás maldita, y nadie puede hacerte eso.',
  'No hay ninguna maldición sobre ti.',
  'Preguntaste si te han hecho brujería: no lo veo.',
  'Si dejas ese trabajo en primavera te irá mejor.',
  'Tienes mucho trabajo por delante.',
  'Veo mucha luz en tu casa.',
  'لست مسحورا ولا يوجد سحر.',
  'لا أرى عليك أي سحر.',
  'أرى خيرا في الطريق.',
  'إذا سافرت في الربيع ستجد ما تريد.',
]

test.each(pressed)('as %s: %s', (kind, text) => expect(pressureIn(text)).toBe(kind))
test.each(harmless)('nothing in: %s', (text) => expect(pressureIn(text)).toBeUndefined())

test('a text in disguise is read as the same one plainly written', () => {
  expect(pressureIn('If you h4ng up now, something t3rrible will happen')).toBe('harm')
  expect(pressureIn('You have a strong ćurse on you')).toBe('curse')
})

test('a text made to be slow is not', () => {
  const start = performance.now()
  for (const one of ['you are ', 'if you stop ', 'i see a curse ', 'something bad ', 'si no pagas ', 'عليك '])
    pressureIn(one.repeat(600))
  expect(performance.now() - start).toBeLessThan(1500)
})
