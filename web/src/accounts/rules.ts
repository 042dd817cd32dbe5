import { usernamePattern } from '@evenlight/contract/lengths'
import { Failed } from '@evenlight/contract/client'

/** The code of a refusal, where there was one. */
export const codeOf = (cause: unknown) => (cause instanceof Failed ? cause.problem?.code : undefined)

/** Years between a date of birth (`yyyy-mm-dd`) and today, by the calendar. NaN when it is no date. */
export function ageOn(birth: string, today: Date) {
  const [year = NaN, month = NaN, day = NaN] = /^\d{4}-\d\d-\d\d$/.test(birth) ? birth.split('-').map(Number) : []
  const passed = today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day)
  return today.getFullYear() - year - (passed ? 0 : 1)
}

export const looksLikeEmail = (text: string) => /^\s*\S+@\S+\.\S+\s*$/.test(text)
const usernameForm = new RegExp(usernamePattern)
export const looksLikeUsername = (text: string) => usernameForm.test(text.trim())
/** Codes may be pasted with spaces; recovery codes hold letters and dashes. */
export const tidyCode = (text: string) => text.replace(/\s/g, '')

/** The token in the fragment of the link that confirms an account; the fragment reaches no server and no log. */
export const linkToken = (fragment: string) => /^#token=([\w-]{20,200})$/.exec(fragment)?.[1]

const browsers = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** The browser and the system that a user agent names, as far as known; undefined where neither is. */
export function deviceName(agent: string) {
  const named = [browsers, systems].flatMap((list) => list.find(([sign]) => sign.test(agent))?.[1] ?? [])
  return named.length ? named.join(' · ') : undefined
}
