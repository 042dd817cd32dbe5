import { expect, test } from 'vitest'
import { ranked, rankOf } from './rank.ts'

const order = (names: string[], typed: string) => ranked(names, typed, (name) => [name])

test('what begins as it was typed comes first, then a word that does, then the midst', () => {
  const pages = ['Automatic statements', 'The statements', 'Full bans', 'Statements', 'Overview']
  expect(order(pages, 'stat')).toEqual(['Statements', 'Automatic statements', 'The statements'])
  expect(order(['Overpayment', 'Late payments', 'Payouts', 'Payments'], 'pay')).toEqual([
    'Payouts',
    'Payments',
    'Late payments',
    'Overpayment',
  ])
  expect(order(pages, 'nothing of it')).toEqual([])
  expect(order(pages, '  ')).toEqual(pages)
  expect(order(pages, '...')).toEqual([])
})

test('case and accents are no difference, in Spanish either way', () => {
  expect(order(['Reseñas', 'Configuración de época', 'Épocas'], 'epoca')).toEqual(['Épocas', 'Configuración de época'])
  expect(rankOf(['Configuración'], 'CONFIGURACION')).toBe(0)
  expect(rankOf(['Resenas'], 'reseñ')).toBe(0)
})

test('Arabic is found with and without its article, hamza and vowel signs', () => {
  const pages = ['سجل المدفوعات', 'المدفوعات', 'الأرباح', 'قراءات']
  expect(order(pages, 'مدفوعات')).toEqual(['المدفوعات', 'سجل المدفوعات'])
  expect(order(pages, 'المدف')).toEqual(['المدفوعات', 'سجل المدفوعات'])
  expect(order(pages, 'ارباح')).toEqual(['الأرباح'])
  expect(rankOf(['القراءات'], 'قِراء')).toBe(0)
})

test('of several names the closest counts', () => {
  expect(rankOf(['adam.21', 'Ida Quist', 'adam@many.test'], 'qui')).toBe(1)
  expect(rankOf(['adam.21', 'Ida Quist'], 'dam')).toBe(2)
  expect(rankOf(['adam.21'], 'ida')).toBeUndefined()
})
