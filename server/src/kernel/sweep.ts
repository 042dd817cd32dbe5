import type { Parts } from './parts.ts'

/**
 * Does `work` again and again, each time `everyMs` after the last one ended, and logs what fails: for what falls due
 * within seconds, by rows or in this node's memory. Answers how to stop it; stopping waits for a turn that is running.
 */
export const sweep = ({ log }: Pick<Parts, 'log'>, name: string, everyMs: number, work: () => Promise<unknown>) => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const turn = () => {
    running = work()
      .catch((err: unknown) => log.error({ err, sweep: name }, 'a sweep failed'))
      .then(() => wait())
  }
  const wait = () => {
    timer = over ? undefined : setTimeout(turn, everyMs)
    timer?.unref()
  }
  let over = false
  wait()
  return async () => {
    over = true
    clearTimeout(timer)
    await running
  }
}
