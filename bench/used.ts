import { readFileSync } from 'node:fs'

const ticksASecond = 100
const [userTicks, reapedSystemTicks] = [11, 14]
const words = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!.split(' ')
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ').filter(Boolean).map(Number)
const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)]
// With what its children used that are gone: a backend or a vacuum that ends in between takes nothing away.
const ticksOf = (pid: number) =>
  words(pid)
    .slice(userTicks, reapedSystemTicks + 1)
    .reduce((sum, ticks) => sum + Number(ticks), 0)

/** Processor seconds that a process and everything below it has used so far: other work on the machine leaves it alone. */
export const usedBy = (pid: number) => () => treeOf(pid).reduce((sum, one) => sum + ticksOf(one), 0) / ticksASecond
