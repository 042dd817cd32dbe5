import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { useMoney } from './figures.ts'
import { localesDrawn } from './locales.ts'

const Price = () => useMoney()(10_999)
const shownIn = (locale: string) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{}}>
      <Price />
    </IntlProvider>,
  )

test('a price is written as its language writes it', () => {
  expect([localesDrawn.en, 'en-GB', localesDrawn.es].map(shownIn)).toEqual(['$109.99', 'US$109.99', '109,99\u00a0US$'])
})

test('in Arabic no Latin letter stands between the figures and their sign', () => {
  expect(shownIn(localesDrawn.ar)).toBe('\u200f109.99\u00a0$')
})
