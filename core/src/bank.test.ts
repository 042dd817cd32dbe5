import { expect, test } from 'vitest'
import { isAccountNumber, isBankCode, isRoutingNumber, maskedNumber } from './bank.ts'

test('a mistyped routing number is told from a right one', () => {
  expect(isRoutingNumber('021000021')).toBe(true)
  expect(['021000022', '012000021', '21000021', '02100002x'].map(isRoutingNumber)).toEqual([false, false, false, false])
})

test('a bank is named by a routing number or a BIC', () => {
  expect(['011401533', 'DEUTDEFF', 'DEUTDEFF500'].map(isBankCode)).toEqual([true, true, true])
  expect(['DEUT', 'deutdeff', '123456789', ''].map(isBankCode)).toEqual([false, false, false, false])
})

test('an account is an IBAN that checks, or digits', () => {
  expect(['GB82WEST12345698765432', 'DE89370400440532013000', '1234'].map(isAccountNumber)).toEqual([true, true, true])
  expect(['GB82WEST12345698765433', '123', '123456789012345678', '=1+1'].map(isAccountNumber)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('of a number its end is shown, of a short one less', () => {
  expect([maskedNumber('000123456789'), maskedNumber('1234')]).toEqual(['•••• 6789', '•••• 34'])
})
