interface Maker {
  /** Domains under which the same mailbox answers; the first stands for all. */
  domains: readonly [string, ...string[]]
  /** Dots in front of the @ mean nothing. */
  dots?: true
}
// As their makers describe it, looked up on 22 November 2026. Each of them reads name+anything as name.
const makers: readonly Maker[] = [
  { domains: ['gmail.com', 'googlemail.com'], dots: true },
  { domains: ['outlook.com'] },
  { domains: ['hotmail.com'] },
  { domains: ['live.com'] },
  { domains: ['msn.com'] },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'] },
  { domains: ['fastmail.com'] },
  { domains: ['fastmail.fm'] },
]
const makerOf = new Map(makers.flatMap((maker) => maker.domains.map((domain) => [domain, maker] as const)))

/**
 * The mailbox that an e-mail address leads to, where its maker is known to spell one in several ways; else the address in
 * small letters. Says whether somebody had something before, never whom to write to or who signs in.
 * Product: "Safety and law".
 */
export const foldMailbox = (email: string) => {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const maker = makerOf.get(domain)
  if (!maker) return `${name}@${domain}`
  const plain = name.split('+')[0] ?? ''
  return `${maker.dots ? plain.replaceAll('.', '') : plain}@${maker.domains[0]}`
}
