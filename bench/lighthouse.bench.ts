import { chromium } from '@playwright/test'
import { categories, openLighthouse } from './lighthouse.ts'
import type { Row } from './row.ts'
import { freePort, openSite } from './site.ts'

const languages = { en: '', es: '/es', ar: '/ar' }
const said = {
  performance: 'speed on a phone',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'search engines',
}
const least = (one: (typeof categories)[number]) => (one === 'performance' ? 95 : 100)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** Some of the pages alone, as `profile ar` or `(home|article) es`: all of them take minutes. */
const only = new RegExp(process.env.BENCH_ONLY ?? '')
const middleOf = (points: number[]) => points.toSorted((a, b) => a - b)[Math.floor(points.length / 2)] ?? NaN

/** Lighthouse's points for the pages that visitors come to first, as a phone loads them, in all languages; the middle of three. */
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
  const all = Object.entries(pages).flatMap(([page, path]) =>
    Object.entries(languages).map(([language, start]) => ({ name: `${page} ${language}`, url: origin + start + path })),
  )
  const [rows, lost]: [Row[], string[]] = [[], []]
  for (const { name, url } of all.filter((one) => only.test(one.name))) {
    await fetch(url)
    const looks = await looked(url)
    for (const one of categories) {
      const points = middleOf(looks.map((look) => look.points(one)))
      const unit = 'points'
      rows.push({
        what: `Lighthouse, ${name}: ${said[one]}`,
        measured: points,
        unit,
        against: 'our least',
        limit: least(one),
      })
      // What speed costs is of the machine, and stands in the table; what the others say is of the page, and is held.
      if (one !== 'performance' && points < least(one)) lost.push(`${name}, ${one}: ${looks[0]?.lost(one).join(', ')}`)
    }
  }
  await site.close()
  if (lost.length > 0) throw new Error(`fewer than 100 points:\n${lost.join('\n')}`)
  return rows
}

/** Several looks at one page, each by a browser that has nothing of it. */
async function looked(url: string) {
  const looks = []
  for (let round = 0; round < rounds; round++) {
    const port = await freePort()
    const browser = await chromium.launch({
      executablePath: process.env.EVENLIGHT_CHROMIUM ?? '/usr/bin/chromium',
      args: [`--remote-debugging-port=${port}`],
    })
    looks.push(await (await openLighthouse(port))(url))
    await browser.close()
  }
  return looks
}
