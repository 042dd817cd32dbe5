import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { applyingForm } from './applying-form.ts'
import { auditLog } from './audit.ts'
import { ownData } from './own.ts'
import { timelineDesk } from './timeline-desk.ts'
import { approvalsDesk } from './approvals-desk.ts'
import { membersDesk } from './members-desk.ts'
import { palette } from './palette.ts'
import { contentDesk } from './content-desk.ts'
import { enHouse } from './en-house.ts'
import { en as catalogue } from './en.ts'

/** With what comes late, by the screens that say it. */
const en = {
  ...catalogue,
  ...enHouse,
  ...contentDesk,
  ...auditLog,
  ...applyingForm,
  ...ownData,
  ...timelineDesk,
  ...membersDesk,
  ...approvalsDesk,
  ...palette,
}

const src = fileURLToPath(new URL('..', import.meta.url))
const code = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['words/**', '**/*.test.*'] }).map((file) =>
  readFileSync(src + file, 'utf8'),
)
/** The page that stands in without a network names its sentences as `%key%`. */
const away = readFileSync(`${src}../offline.html`, 'utf8').replace(/%([\w.]+)%/g, "'$1'")
const all = [...code, away].join('\n')

test('every sentence can be said', () => {
  const intl = createIntl({ locale: 'en', messages: en, onError: (fault) => expect(fault.code).toBe('FORMAT_ERROR') })
  for (const id of Object.keys(en)) expect(intl.formatMessage({ id }).length).toBeGreaterThan(0)
})

test('nothing shouts or says oops', () => {
  expect(Object.entries(en).filter(([, words]) => /!|\boops\b/i.test(words))).toEqual([])
})

/** `shell.${name}.${value}` in the code says every key of that form. */
const forms = [...all.matchAll(/`([a-z_]+(?:[.][a-z_]+|[.]?\$\{[^}`]+\})+)`/g)]
  .map(([, form = '']) => form)
  .filter((form) => form.includes('${') && /^[a-z_]+\./.test(form))
  .map((form) => new RegExp(`^${form.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`))

test('no sentence is left that nobody says', () => {
  const unsaid = Object.keys(en).filter(
    (key) => !all.includes(`'${key}'`) && !all.includes(`"${key}"`) && !forms.some((form) => form.test(key)),
  )
  expect(unsaid).toEqual([])
})
