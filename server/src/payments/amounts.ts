/** `3299` → `32.99`. */
export const amountOf = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const written = /^(\d{1,9})\.(\d{2})$/
/** `32.99` → `3299`; undefined for what is no amount of dollars and cents. */
export const centsIn = (amount: string) => {
  const [, whole, part] = written.exec(amount) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part)
}
