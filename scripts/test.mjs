/** `npm test`: everything that proves the product, the real browser included. Its last line counts. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.mjs'
import { chromium as ownChromium, found } from './found.mjs'
import { root, runScript } from './run.mjs'
import { ready } from './runtime.mjs'

const { node, env } = await ready()
const notes = mkdtempSync(join(tmpdir(), 'evenlight-report-'))
const hasPostgres = Boolean(found('initdb'))
const total = { passed: 0, failed: 0, skipped: 0 }
const leftOut = []
/**
 * The two databases are one engine, so the quicker of them hears everything, and the embedded one, on which each story
 * in the browser stands as well, hears what is its own and the first test of each feature (`docs/decisions/098-which-database.md`).
 */
const onPostgresAlone = [
  ...['hostile', 'access', 'order'].map((name) => `server/test/${name}.test.ts`),
  ...readdirSync(join(root, 'server/src'))
    .filter((feature) => existsSync(join(root, 'server/src', feature, `${feature}.test.ts`)))
    .map((feature) => `server/src/${feature}/!(${feature}).test.ts`),
]
/** Of all stories. More of them unsteady is no bad luck. */
const UNSTEADY_MAX = 0.02

function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** A run that ends badly without naming a failed test (a file that didn't load, a crash) counts as one failure. */
function addReport({ code, passed, failed, skipped }) {
  add({ passed, skipped, failed: failed || (code === 0 ? 0 : 1) })
}

function json(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

async function vitest(title, args, more = {}) {
  console.log(`\n— ${title}`)
  const report = join(notes, `${title}.json`)
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitestScript = join(root, 'node_modules/vitest/vitest.mjs')
  const { code } = await runScript(node, [vitestScript, 'run', ...args, ...flags], { env: { ...env, ...more } })
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = json(report)
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  addReport({
    code,
    passed: numPassedTests,
    failed: numFailedTests + unloaded,
    skipped: numPendingTests + numTodoTests,
  })
}

/** The server's tests once more on a real PostgreSQL, where transactions truly run side by side. */
async function onPostgres() {
  if (hasPostgres) await vitest('The server on PostgreSQL', ['--project=server'], { EVENLIGHT_TEST_DB: 'postgres' })
  else leftOut.push('PostgreSQL is not on this machine: the server was proved on the embedded database only')
}

async function browserPath() {
  const own = ownChromium()
  if (own) return own
  const { chromium } = await import('@playwright/test')
  const script = join(root, 'node_modules/@playwright/test/cli.js')
  await runScript(node, [script, 'install', 'chromium'], { env })
  return (await starts()) && chromium.executablePath()
}

/** Whether a browser comes up; without a path the one that Playwright has brought. */
async function starts(executablePath) {
  const { chromium } = await import('@playwright/test')
  const started = await chromium.launch({ executablePath }).catch(() => undefined)
  await started?.close()
  return Boolean(started)
}

/** Chromium without a window around it, where this machine has one that comes up. */
async function shellPath() {
  const shell = found('chromium-headless-shell')
  return shell && (await starts(shell)) ? shell : undefined
}

async function inBrowser() {
  console.log('\n— The site in a browser')
  const executable = await browserPath()
  if (!executable) {
    leftOut.push('No Chromium could be found or brought: no page was opened')
    return
  }
  const report = join(notes, 'browser.json')
  const script = join(root, 'node_modules/@playwright/test/cli.js')
  const shell = await shellPath()
  const more = {
    EVENLIGHT_CHROMIUM: executable,
    ...(shell && { EVENLIGHT_HEADLESS_SHELL: shell }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const { code } = await runScript(node, [script, 'test', '--config=e2e', '--reporter=list,json', '--retries=1'], {
    env: { ...env, ...more },
  })
  const { stats = {}, suites = [] } = json(report)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  for (const story of unsteadyIn(suites)) console.log(`unsteady, passed at its second try: ${story}`)
  const borne = flaky <= expected * UNSTEADY_MAX
  addReport({ code, passed: expected + (borne ? flaky : 0), failed: unexpected + (borne ? 0 : flaky), skipped })
}

/** The stories that only a second try passed, so that each is seen and mended (`docs/decisions/009-a-second-try.md`). */
const unsteadyIn = (suites) =>
  suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title, line }) => `${file}:${line} ${title}`),
    ...unsteadyIn(inner),
  ])

const since = performance.now()
console.log('\n— Checks')
add(await check({ node, env }))
await vitest('Core, server and web', hasPostgres ? onPostgresAlone.flatMap((files) => ['--exclude', files]) : [])
await onPostgres()
await inBrowser()
rmSync(notes, { recursive: true, force: true })

for (const sentence of leftOut) console.log(`left out: ${sentence}`)
total.skipped += leftOut.length
console.log(`\n${((performance.now() - since) / 60_000).toFixed(1)} minutes`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed || (process.env.CI && total.skipped) ? 1 : 0)
