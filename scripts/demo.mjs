/** `npm run demo:make`: lives the ninety days of a demonstration anew, and keeps what comes of them in server/src/demo. */
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { ready } from './runtime.mjs'

const { node, env } = await ready()
const file = join(root, 'server/src/demo/ninety-days.jsonl.br')
const { code } = await run(node, ['server/src/demo/days/cli.ts', file], { env })
process.exit(code)
