import { clauseFrom, isAboutOthers } from './clause.ts'
import type { Hit } from './phone.ts'
import { is, type Tokens } from './token.ts'

/** The first token from `from` on, before `to`, that is one of the words. */
const first = (tokens: Tokens, from: number, to: number, words: RegExp) => {
  for (let i = Math.max(0, from); i < to && i < tokens.length; i++) if (words.test(tokens[i]!.word)) return i
  return -1
}
const hitOf = (a: number, b: number): Hit => ({ from: Math.min(a, b), to: Math.max(a, b) + 1, sure: false })

const sends =
  /^(?:send|sending|mail|mailing|post|posting|put|write|give|pay|paying|drop|deposit|wire|transfer|tip|slip|venmo|hacer|hago|envio|mando)$/
const papers = /^(?:check|cheque|cheques|envelope|moneyorder|scheck|mandat)$/
/** "I'll mail you a check", "cash in an envelope". */
const paperAt = (tokens: Tokens, at: number): Hit | undefined => {
  const isOrder = tokens[at]!.word === 'order' && tokens[at - 1]?.word === 'money'
  if (!isOrder && !papers.test(tokens[at]!.word)) return undefined
  const isCheck = tokens[at]!.word === 'check' || isOrder
  if (!/^(?:a|an|the|my|personal|by|un|une|einen)$/.test(tokens[at - (isOrder ? 2 : 1)]?.word ?? '')) return undefined
  const sent = first(tokens, Math.max(clauseFrom(tokens, at), at - 7), at, sends)
  const isCash = first(tokens, at - 5, at, /^(?:cash|money|bills|geld|dinero)$/) >= 0
  return sent >= 0 && (isCheck || isCash) ? hitOf(sent, at) : undefined
}

const brands =
  /^(?:paysafe|steam|amazon|apple|google|itunes|gift|vanilla|visa|prepaid|razer|psn|xbox|ebay|target|walmart|sephora|playstation|nintendo)$/
const codes = /^(?:code|codes|scratch|pin|read|photo|pic|picture|numbers|back|number)$/
/** "a steam card, I'll read you the code". */
const cardAt = (tokens: Tokens, at: number): Hit | undefined => {
  const isCard = /^(?:card|cards|giftcard|giftcards)$/.test(tokens[at]!.word)
  if (!isCard || !(tokens[at]!.text.startsWith('gift') || brands.test(tokens[at - 1]?.word ?? ''))) return undefined
  const code = first(tokens, at - 7, at + 11, codes)
  const isOwn = first(tokens, at - 8, at + 11, /^(?:me|you|u|i|ill|get|buy|take|grab|donnez|moi)$/) >= 0
  const isShop = first(tokens, at - 7, at + 11, /^(?:site|website|checkout)$/) >= 0
  return code >= 0 && isOwn && !isShop ? hitOf(code, at) : undefined
}

const accounts = /^(?:account|acct|cuenta|compte|konto|bank|rib|bankkonto|iban|conto|conta)$/
const moves =
  /^(?:transfer|transferencia|transfiero|wire|virement|uberweisung|uberweise|uberweisen|deposit|bizum|transfert|bonifico|deposito|pago)$/
/** "a transfer straight to your account", "sort code 00-00-00", "account number 12345678". */
const accountAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (!accounts.test(tokens[at]!.word) && tokens[at]!.word !== 'sort' && tokens[at]!.word !== 'routing')
    return undefined
  let next = at + 1
  while (next < at + 5 && /^(?:code|number|no|nr|is|num|:|#)$/.test(tokens[next]?.word ?? '')) next++
  if (/^\d{2,}/.test(tokens[next]?.text ?? '') && (tokens[at]!.word === 'sort' || /^\d{6,}/.test(tokens[next]!.text)))
    return hitOf(at, next)
  if (!accounts.test(tokens[at]!.word)) return undefined
  const whose = first(tokens, at - 3, at, /^(?:your|ur|my|mi|tu|ton|votre|dein|deine|ihr|mon|mein|meine|sua|tuo|bank)$/)
  if (whose < 0) return undefined
  const moved = first(tokens, Math.max(clauseFrom(tokens, at), at - 9), at, moves)
  return moved >= 0 ? hitOf(moved, at) : undefined
}

const coins = /^(?:bitcoin|btc|crypto|usdt|usdc|ethereum|eth|litecoin|ltc|monero|xmr|trc20|erc20|tether)$/
/** "do you take bitcoin?", "usdt ok?", "my btc wallet". */
const coinAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (!coins.test(tokens[at]!.word)) return undefined
  const taken = first(tokens, Math.max(clauseFrom(tokens, at), at - 5), at, /^(?:take|accept|send|pay|prefer|use)$/)
  const isYou = first(tokens, Math.max(0, at - 6), at, /^(?:you|u|i|can|we|ill)$/) >= 0
  if (taken >= 0 && isYou) return hitOf(taken, at)
  const other = first(tokens, at + 1, at + 5, /^(?:ok|okay|fine|wallet|address|trc20|erc20|only|accepted|instead)$/)
  return other >= 0 ? hitOf(at, other) : undefined
}

const ways = /^(?:by|via|through|using|with|per|over|on)$/
const quiet = /^(?:wise|pix|swish|doge|starling|twint|transferwise|western|paypal|pp|ach)$/
const payers =
  /^(?:send|pay|tip|transfer|wire|sende|zahlen|bezahlen|geld|payer|pagar|pagarte|envoyer|schicken|settle|compensate)$/
const payees = /^(?:you|u|me|your|dir|te|toi|ti|directly|friends|freunde|amis|amigos|straight|instead)$/
/** "I can send by Wise, just give me …", "kann ich dir das geld per paypal schicken". */
const quietAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (!quiet.test(tokens[at]!.word) || !ways.test(tokens[at - 1]?.word ?? '')) return undefined
  const from = clauseFrom(tokens, at)
  const payer = first(tokens, from, at + 5, payers)
  const payee = first(tokens, from, at + 8, payees)
  const isShop = first(tokens, from, at + 8, /^(?:site|here|website|minutes|credits|checkout|package|refund)$/) >= 0
  return payer >= 0 && payee >= 0 && !isShop ? hitOf(Math.min(payer, payee), at) : undefined
}

/** "can I just paypal you", "I'll zelle u". */
const verbAt = (tokens: Tokens, at: number): Hit | undefined => {
  const isVerb = is(tokens[at], 'pay') && /^(?:you|u|ya|te|dir|it|me)$/.test(tokens[at + 1]?.word ?? '')
  const led = first(tokens, at - 3, at, /^(?:can|could|just|ill|i|lets|to|will|rather|would)$/)
  return isVerb && led >= 0 ? hitOf(led, at + 1) : undefined
}

/** "buy me a coffee", "my wishlist", "tip me on … instead". */
const giftAt = (tokens: Tokens, at: number): Hit | undefined => {
  const { word } = tokens[at]!
  const isMe = tokens[at + 1]?.word === 'me'
  if (word === 'wishlist' && first(tokens, at - 3, at, /^(?:my|mi|meine|ma|amazon)$/) >= 0) return hitOf(at - 1, at)
  if (word === 'buy' && isMe && /^(?:coffee|kofi)$/.test(tokens[at + 3]?.word ?? '')) return hitOf(at, at + 3)
  const isPaid = /^(?:tip|pay|send)$/.test(word) && isMe
  const isElse = isPaid && first(tokens, clauseFrom(tokens, at), at + 10, /^(?:instead|rather)$/) >= 0
  const isOn = isPaid && /^(?:on|via|through|by|with)$/.test(tokens[at + 2]?.word ?? '')
  return isElse && isOn && tokens[at + 3]?.word !== 'here' ? hitOf(at, at + 2) : undefined
}

/** Ways of paying past the site that need no app's name, and those whose name says other things too. */
export const transfers = (tokens: Tokens): Hit[] => {
  const hits: Hit[] = []
  for (let at = 0; at < tokens.length; at++) {
    const { means } = tokens[at]!
    if (!means || !(means.pays || means.pay)) continue
    const hit =
      paperAt(tokens, at) ??
      cardAt(tokens, at) ??
      accountAt(tokens, at) ??
      coinAt(tokens, at) ??
      quietAt(tokens, at) ??
      verbAt(tokens, at) ??
      giftAt(tokens, at)
    if (hit && !isAboutOthers(tokens, hit.to)) hits.push({ ...hit, to: Math.min(hit.to, tokens.length) })
  }
  return hits
}
