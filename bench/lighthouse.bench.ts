import { chromium } from '@playwright/test'
import { categories, openLighthouse } from './lighthouse.ts'
import type { Row } from './row.ts'
import { freePort, openSite } from './site.ts'

const languages = ['', '/es', '/ar']
/** What speed costs is of the machine; what these three say is of the page, and is held. */
const held = categories.filter((one) => one !== 'performance')

/** Lighthouse's points for the pages that visitors come to first, as a phone loads them, in all languages. */
export async function run(): Promise<Row[]> {
  const site = await openSite()
  const origin = `http://localhost:${site.port}`
  const firstOf = async (list: string) =>
    ((await (await fetch(`${origin}/api/v2/public/${list}?limit=1`)).json()) as { data: { id: string }[] }).data[0]!.id
  const pages = {
    home: '/',
    directory: '/psychics',
    profile: `/profile/${await firstOf('psychic-readers')}`,
    article: `/articles/view?id=${await firstOf('article')}`,
  }
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.EVENLIGHT_CHROMIUM ?? '/usr/bin/chromium',
    args: [`--remote-debugging-port=${port}`],
  })
  const look = await openLighthouse(port)
  const [rows, lost]: [Row[], string[]] = [[], []]
  for (const [name, path] of Object.entries(pages))
    for (const language of languages) {
      await fetch(origin + language + path)
      const found = await look(origin + language + path)
      lost.push(
        ...held
          .filter((one) => found.points(one) < 100)
          .map((one) => `${language}${path} ${one}: ${found.lost(one).join(', ')}`),
      )
      const what = `Lighthouse, ${name}${language}: speed on a phone`
      rows.push({ what, measured: found.points('performance'), unit: 'points', against: 'our least', limit: 95 })
    }
  await browser.close()
  await site.close()
  if (lost.length > 0) throw new Error(`fewer than 100 points:\n${lost.join('\n')}`)
  const what = 'Lighthouse, all of these: accessibility, best practices, search engines'
  return [...rows, { what, measured: 100, unit: 'points', against: 'our least', limit: 100 }]
}
