import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { declaredStatements } from '../src/kernel/statement.ts'

const src = fileURLToPath(new URL('../src/', import.meta.url))
// What runs when it is imported is left out; it declares nothing.
const declares = (file: string) => !/^(main|admin)\.ts$|\.test\.ts$|\.d\.ts$/.test(file)

/** Every statement of the server, all files that may declare one being loaded. Found on the disk and not by
 * `import.meta.glob`, which makes each file an entry, so that nobody sees its dead exports. */
export async function everyStatement() {
  for (const file of globSync('**/*.ts', { cwd: src }).filter(declares).sort())
    await import(/* @vite-ignore */ join(src, file))
  return declaredStatements().filter(({ name }) => !name.startsWith('test_'))
}
