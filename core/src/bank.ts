/** Whether nine digits are an American routing number: weighed 3, 7, 1 in turn, they sum to a multiple of ten. */
export const isRoutingNumber = (digits: string) =>
  /^\d{9}$/.test(digits) &&
  Array.from(digits).reduce((sum, digit, at) => sum + Number(digit) * [3, 7, 1][at % 3]!, 0) % 10 === 0

const isBic = (code: string) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(code)
/** Whether it names a bank: a routing number, or a BIC. */
export const isBankCode = (code: string) => isRoutingNumber(code) || isBic(code)

// ISO 13616: the country and the check digits go to the end, letters count from 10, and the whole leaves 1 by 97.
const isIban = (number: string) => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false
  const digits = (number.slice(4) + number.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}
/** Whether it can be the number of an account: an IBAN, or 4 to 17 digits. */
export const isAccountNumber = (number: string) => /^\d{4,17}$/.test(number) || isIban(number)

/** What may be shown of an account's number. */
export const maskedNumber = (number: string) => `•••• ${number.slice(number.length < 8 ? -2 : -4)}`
