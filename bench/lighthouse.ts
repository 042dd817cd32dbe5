import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** 176 MB with all that it needs: who measures brings it, and nobody else's `npm ci` does. */
const wanted = 'lighthouse@13.5.0'
const folder = join(import.meta.dirname, '../.runtime/lighthouse')
const entry = join(folder, 'node_modules/lighthouse/core/index.js')

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
interface Audit {
  id: string
  title: string
  score: number | null
}
interface Report {
  runtimeError?: { message: string }
  audits: Record<string, Audit>
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>

const bring = async () => {
  const flags = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  if (!existsSync(entry)) execFileSync('npm', ['install', '--prefix', folder, ...flags, wanted], { stdio: 'inherit' })
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default
}

/** Looks at a page as a phone does, in the browser that listens on `port`: points of 100, and what cost some. */
export const openLighthouse = async (port: number) => {
  const lighthouse = await bring()
  return async (url: string) => {
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories })
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const points = (of: Category) => Math.round(lhr.categories[of].score * 100)
    const lost = (of: Category) =>
      lhr.categories[of].auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => lhr.audits[id]!.title)
    return { points, lost }
  }
}
