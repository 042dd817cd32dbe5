import { sqlStateOf } from './database.ts'

const sqlState = /^[0-9A-Z]{5}$/
const frames = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

/**
 * An error as the log keeps it. What the database says of a failure quotes the row or the values that it failed on, which
 * people wrote: of that only the kind and the place stay.
 */
export const errorInLog = (error: Error) => {
  const { code, constraint } = sqlStateOf(error)
  if (code && sqlState.test(code))
    return { type: 'database', message: [code, constraint].join(' ').trim(), stack: frames(error.stack) }
  return { type: error.name, message: error.message, stack: error.stack ?? '' }
}
