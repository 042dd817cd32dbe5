/** `node contact/learn/main.ts` learns anew and writes src/weights.ts; `--hold 2` leaves out one group of authors and judges by it. */
import { writeFileSync } from 'node:fs'
import { heldOut, weightsFile } from './weights.ts'

const hold = process.argv.indexOf('--hold')
if (hold > 0) {
  for (const { bound, found, marked } of heldOut(Number(process.argv[hold + 1])))
    console.log(`above ${bound}: ${found.toFixed(1)} % found, ${marked.toFixed(1)} % marked for nothing`)
} else writeFileSync(new URL('../src/weights.ts', import.meta.url), weightsFile())
