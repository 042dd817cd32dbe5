import { clauseFrom, isAboutOthers, isRefused } from './clause.ts'
import { wordsOfAll } from './lexicon.ts'
import type { Hit } from './phone.ts'
import { is, type Tokens } from './token.ts'

const betweenMax = 3

/** "give me your number", "here is my e-mail": details asked for or about to be given. */
const exchangedAt = (tokens: Tokens, at: number): Hit | undefined => {
  const token = tokens[at]!
  const isNumber = is(token, 'numbered')
  const isContact = is(token, 'contacts')
  if (!isNumber && !is(token, 'letter') && !isContact) return undefined
  let whose = at - 1
  let named = !isNumber && !isContact
  while (whose > 0 && at - whose <= betweenMax && is(tokens[whose], 'ofContact')) {
    named = true
    whose--
  }
  if (isContact && !named && token.word !== 'socials' && token.word !== 'contact') return undefined
  const isYours = is(tokens[whose], 'your')
  if ((!isYours && !is(tokens[whose], 'my')) || isAboutOthers(tokens, whose) || isRefused(tokens, whose))
    return undefined
  if (/^inbox|^dms?$/.test(token.word) && /^(?:in|to|into)$/.test(tokens[whose - 1]?.word ?? '')) return undefined
  const first = Math.max(clauseFrom(tokens, at), whose - 4)
  for (let i = first; i < whose; i++) {
    const gives = isYours ? is(tokens[i], 'give') : is(tokens[i], 'handing')
    if (gives) return { from: i, to: at + 1, sure: false }
  }
  const asks = isYours && /^(?:whats|what|is|have|get)$/.test(tokens[whose - 1]?.word ?? '')
  return asks && (named || isNumber) ? { from: whose, to: at + 1, sure: false } : undefined
}

/** "let's talk outside this site". */
const outsideAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (!is(tokens[at], 'out')) return undefined
  let to = at + 1
  while (to < at + 5 && /^(?:of|from|the|this|here|our)$/.test(tokens[to]?.word ?? '')) to++
  const isHere =
    is(tokens[to], 'place') || tokens[to - 1]?.word === 'here' || /^off(?:site|platform|line)$/.test(tokens[at]!.word)
  if (!isHere || isAboutOthers(tokens, at) || isRefused(tokens, at)) return undefined
  for (let i = at - 1; i >= Math.max(clauseFrom(tokens, at), at - 6); i--)
    if (is(tokens[i], 'goes'))
      return {
        from: i,
        to: Math.max(at + 1, Math.min(tokens.length, to + (is(tokens[to], 'place') ? 1 : 0))),
        sure: false,
      }
  return undefined
}

const ways = /^(?:way|ways|app|place|platform|site|channel|option|method|somewhere)$/
/** "is there another way to reach you", "can we talk on some other app". */
const otherwiseAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (!/^(?:another|other|different|somewhere)$/.test(tokens[at]!.word) || isAboutOthers(tokens, at)) return undefined
  const isElse = tokens[at]!.word === 'somewhere' && tokens[at + 1]?.word === 'else'
  if (!isElse && !ways.test(tokens[at + 1]?.word ?? '')) return undefined
  for (let i = at + 2; i < at + 6; i++)
    if (
      /^(?:reach|contact|talk|chat|message|find|text|call)$/.test(tokens[i]?.word ?? '') &&
      pair.test(tokens[i + 1]?.word ?? 'x')
    )
      return { from: at, to: i + 2, sure: false }
  for (let i = at - 1; i >= Math.max(clauseFrom(tokens, at), at - 7); i--)
    if (
      /^(?:talk|chat|continue|speak|move|switch|message|text)$/.test(tokens[i]!.word) &&
      led.test(tokens[i - 1]?.word ?? '')
    )
      return { from: i, to: at + 2, sure: false }
  return undefined
}
const pair = /^(?:you|u|me|us|with|directly|privately|outside)$/
const led = /^(?:we|lets|you|to|can|i)$/

const ownPlaces = /^(?:website|site|shop|store|blog|channel|booking|newsletter|podcast|webpage|homepage|calendar)$/
const visits = /^(?:visit|see|check|book|on|through|via|browse|find|subscribe|join|from|buy|order|schedule|to)$/
/** "book me on my own website", "check out my shop". */
const ownPlaceAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (!ownPlaces.test(tokens[at]!.word) || tokens[at + 1]?.word === 'here' || isAboutOthers(tokens, at))
    return undefined
  const isBooked = /^(?:page|form|link|calendar)$/.test(tokens[at + 1]?.word ?? '') && tokens[at]!.word === 'booking'
  if (isBooked && is(tokens[at - 1], 'my')) return { from: at - 1, to: at + 2, sure: false }
  const my = is(tokens[at - 1], 'my') ? at - 1 : is(tokens[at - 2], 'my') && tokens[at - 1]!.word !== 's' ? at - 2 : -1
  if (my < 1 || isRefused(tokens, my)) return undefined
  const from = /^(?:out|at|up|by)$/.test(tokens[my - 1]!.word) ? my - 2 : my - 1
  const isOther = /^(?:will|should|is|does|did|was|go|going)$/.test(tokens[clauseFrom(tokens, at)]?.word ?? '')
  return from >= 0 && visits.test(tokens[from]!.word) && !isOther ? { from, to: at + 1, sure: false } : undefined
}

/** "google me", "look me up", "search for my name". */
const searchedAt = (tokens: Tokens, at: number): Hit | undefined => {
  const { word } = tokens[at]!
  if ((word !== 'google' && word !== 'search' && word !== 'look') || isAboutOthers(tokens, at)) return undefined
  const next = tokens[at + 1]?.word === 'for' ? at + 2 : at + 1
  const isMe = is(tokens[next], 'me') && (word === 'google' || tokens[next + 1]?.word === 'up')
  const isName = is(tokens[next], 'my') && /^(?:name|page|site|shop|profile|handle)$/.test(tokens[next + 1]?.word ?? '')
  const isQuoted = word === 'google' && tokens[next]?.isWord === false && /^["']$/.test(tokens[next]!.text)
  const isJust =
    word === 'google' &&
    /^(?:just|can|to|please)$/.test(tokens[at - 1]?.word ?? '') &&
    tokens[next]?.isWord &&
    !/^(?:it|that|this|what|how|the|if)$/.test(tokens[next]!.word)
  if (isQuoted || isJust) return { from: at, to: next + 1, sure: false }
  return isMe || isName ? { from: at, to: next + 2, sure: false } : undefined
}

/** "contact me directly", "how can I reach you outside". */
const privatelyAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (!/^(?:directly|privately|elsewhere|offline|outside)$/.test(tokens[at]!.word) || isAboutOthers(tokens, at))
    return undefined
  for (let i = at - 1; i >= Math.max(clauseFrom(tokens, at), at - 4); i--)
    if (is(tokens[i], 'goes') && /^(?:me|you|us|we)$/.test(tokens[i + 1]?.word ?? ''))
      return { from: i, to: at + 1, sure: false }
  return undefined
}

const begins = wordsOfAll('numbered', 'letter', 'contacts', 'out', 'goesElsewhere')

/** Details asked for or announced, and proposals to go on somewhere else, before any detail has been said. */
export const asking = (tokens: Tokens): Hit[] => {
  const hits: Hit[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!begins.has(tokens[at]!.word)) continue
    const hit =
      exchangedAt(tokens, at) ??
      outsideAt(tokens, at) ??
      otherwiseAt(tokens, at) ??
      ownPlaceAt(tokens, at) ??
      searchedAt(tokens, at) ??
      privatelyAt(tokens, at)
    if (hit) hits.push(hit)
  }
  return hits
}
