import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { freshUrl } from '../../test/database.ts'
import { openEmbedded } from './embedded.ts'
import { holdAlone } from './sole.ts'

/** Takes a database of the kind that this run is on, as a node does; answers how it lets go. */
const holder = async () => {
  const template = inject('template')
  if ('url' in template) {
    const url = await freshUrl(template.url)
    return { hold: () => holdAlone(url), clear: () => {} }
  }
  const folder = mkdtempSync(join(tmpdir(), 'evenlight-sole-'))
  const hold = async () => {
    const { close } = await openEmbedded(folder)
    return close
  }
  return { hold, clear: () => rmSync(folder, { recursive: true }) }
}

test('one database has one node; the next may come when it is gone', { timeout: 40_000 }, async () => {
  const { hold, clear } = await holder()
  const letGo = await hold()
  await expect(hold()).rejects.toThrow(/Another Evenlight/)
  await letGo()
  const letGoAgain = await hold()
  await letGoAgain()
  clear()
})
