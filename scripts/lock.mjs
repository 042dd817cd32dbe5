/**
 * Completes package-lock.json for the platforms that npm left out of it. npm writes an optional package into the lock
 * only when its registry could serve it at that moment, and `npm ci` then refuses the very lock that npm made.
 * `node scripts/lock.mjs` mends the file, `--check` says whether it is whole.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { npm } from './runtime.mjs'

const file = new URL('../package-lock.json', import.meta.url)
const systems = /android|darwin|freebsd|linux|openbsd|openharmony|win32/
const processors = /arm64|x64|ia32|arm|ppc64|riscv64|s390x|loong64|wasm32/

/** What npm itself would note of a package made for one platform, read from its name; undefined if it names none. */
function platformOf(name) {
  const os = systems.exec(name)?.[0]
  const cpu = processors.exec(name)?.[0]
  if (!os && !cpu) return undefined
  const libc = os === 'linux' ? [/musl/.test(name) ? 'musl' : 'glibc'] : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc }), optional: true, ...(os && { os: [os] }) }
}

export function complete(packages) {
  const whole = { ...packages }
  for (const parent of Object.values(packages)) {
    for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
      if (Object.keys(whole).some((path) => path.endsWith(`node_modules/${name}`))) continue
      const platform = platformOf(name)
      if (!platform) continue
      const version = range.replace(/^[~^]/, '')
      whole[`node_modules/${name}`] = { version, ...(parent.dev && { dev: true }), ...platform }
    }
  }
  return Object.fromEntries(Object.entries(whole).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
}

export function faultsOf(lock) {
  const missing = Object.keys(complete(lock.packages)).filter((path) => !lock.packages[path])
  const addressed = Object.entries(lock.packages).filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''))
  return [...missing.map((path) => `${path} is missing`), ...addressed.map(([path]) => `${path} names a registry`)]
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  if (process.argv.includes('--check')) {
    const faults = faultsOf(lock)
    for (const fault of faults) console.log(fault)
    if (faults.length) process.exit(1)
    process.exit((await npm(process.execPath, ['ci', '--dry-run', '--ignore-scripts'])).code)
  }
  lock.packages = complete(lock.packages)
  writeFileSync(file, JSON.stringify(lock, null, 2) + '\n')
  console.log(`package-lock.json: ${Object.keys(lock.packages).length} packages`)
}
