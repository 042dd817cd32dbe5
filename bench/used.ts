import { readFileSync } from 'node:fs'

const ticksASecond = 100
const words = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!.split(' ')
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ').filter(Boolean).map(Number)
const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)]

/** Processor seconds that a process and everything below it has used so far: other work on the machine leaves it alone. */
export const usedBy = (pid: number) => () =>
  treeOf(pid).reduce((sum, one) => sum + (Number(words(one)[11]) + Number(words(one)[12])) / ticksASecond, 0)
