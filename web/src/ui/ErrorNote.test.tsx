import { Failed } from '@evenlight/contract/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { useFieldSentences } from '../form.ts'
import { ErrorNote } from './ErrorNote.tsx'

const german = {
  'problem.wrong_state': 'Das geht gerade nicht.',
  'problem.too_many': 'Zu viele Versuche.',
  'problem.wait': 'Bitte {seconds} Sekunden warten.',
  'problem.decided_by': '{name} hat schon entschieden.',
  'problem.characters_max': 'Höchstens {max} Zeichen.',
}
const drawn = (of: ReturnType<typeof ErrorNote>) =>
  renderToStaticMarkup(
    <IntlProvider locale="de" messages={german}>
      {of}
    </IntlProvider>,
  ).replace(/<[^>]+>/g, '')
const failed = (told: Partial<NonNullable<Failed['problem']>> = {}) =>
  new Failed(409, { code: 'wrong_state', title: 'Not now.', ...told })

test('a failure is said in the words of the page, whatever language the server wrote', () => {
  expect(drawn(<ErrorNote cause={failed()} />)).toBe('Das geht gerade nicht.')
  const detail = 'ana has decided on this message.'
  const by = failed({ detail, reasons: { detail: { code: 'decided_by', values: { name: 'ana' } } } })
  expect(drawn(<ErrorNote cause={by} />)).toBe('ana hat schon entschieden.')
  const many = failed({ code: 'too_many', retry_after_seconds: 4 })
  expect(drawn(<ErrorNote cause={many} />)).toBe('Zu viele Versuche. Bitte 4 Sekunden warten.')
})

test('what the page does not know is said as the server wrote it', () => {
  const newer = failed({ code: 'gone_fishing' as never, title: 'We are out.' })
  expect(drawn(<ErrorNote cause={newer} />)).toBe('We are out.')
  const reason = failed({ detail: 'The lake is frozen.', reasons: { detail: { code: 'frozen' as never } } })
  expect(drawn(<ErrorNote cause={reason} />)).toBe('The lake is frozen.')
})

test('so are its fields', () => {
  const cause = failed({
    fields: { name: 'Please use at most 3 characters.', day: 'No such day.' },
    reasons: { fields: { name: { code: 'characters_max', values: { max: 3 } }, day: { code: 'no_day' as never } } },
  })
  const Fields = () => JSON.stringify(useFieldSentences()(cause))
  expect(drawn(<Fields />)).toBe(
    '[[&quot;name&quot;,&quot;Höchstens 3 Zeichen.&quot;],[&quot;day&quot;,&quot;No such day.&quot;]]',
  )
})
