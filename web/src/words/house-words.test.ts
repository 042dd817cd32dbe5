import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { screens } from '../../chunks.ts'
import { en } from './en.ts'
import { enHouse } from './en-house.ts'

const src = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['words/**', '**/*.test.*'] })
const code = new Map(files.map((file) => [file, readFileSync(src + file, 'utf8')]))

const isOfHouse = ({ roles }: { roles: string }) => /ADMIN/.test(roles) && !/CLIENT|READER/.test(roles)
const fileOf = ({ file }: { file: string }) => `${file}.screen.tsx`
const ofHouse = new Set(screens.filter(isOfHouse).map(fileOf))

/** Everything that this file comes with, but for pages of the house. */
function reachedFrom(file: string, seen: Set<string>) {
  const text = code.get(file)
  if (text === undefined || seen.has(file) || ofHouse.has(file)) return
  seen.add(file)
  for (const [, path = ''] of text.matchAll(/(?:from\s+|import\()'(\.[^']+)'/g))
    reachedFrom(join(file, '..', path), seen)
}

test('what the house alone says is said on no other page', () => {
  const others = new Set<string>()
  for (const file of ['main.tsx', 'shell/ForMembers.tsx', ...screens.map(fileOf)]) reachedFrom(file, others)
  expect(others.size).toBeGreaterThan(300)
  const said = [...others].flatMap((file) => {
    const text = code.get(file) ?? ''
    // A form that everybody's catalogue answers is of its names, as those of a role.
    const forms = [...text.matchAll(/`((?:moderation|staff|prices)\.[^`]*\$\{[^`]*)`/g)]
      .map(([, form = '']) => new RegExp(`^${form.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`))
      .filter((form) => !Object.keys(en).some((key) => form.test(key)))
    return Object.keys(enHouse)
      .filter((key) => text.includes(`'${key}'`) || forms.some((form) => form.test(key)))
      .map((key) => `${file}: ${key}`)
  })
  expect(said).toEqual([])
})
