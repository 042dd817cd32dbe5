import type { FastifyError } from 'fastify'
import { codes, Refusal, type Code, type Problem } from '@evenlight/contract/errors'
import type { Reason } from '@evenlight/contract/reasons'
import type { $ZodError, $ZodIssue } from 'zod/v4/core'
import { sqlStateOf } from './database.ts'
import { problemOf } from './problem.ts'

const byFastify: Record<string, Code> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unknown_type',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'bad_input',
  FST_FIELDS_LIMIT: 'bad_input',
  FST_PARTS_LIMIT: 'bad_input',
  FST_PROTO_VIOLATION: 'bad_input',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unknown_type',
}
const bySqlState: Record<string, Code> = {
  '55P03': 'in_progress',
  '57014': 'busy',
  '25P03': 'busy',
}
// Connections (08), no room or memory or line left (53), a server that goes or comes (57P): better in a moment.
const passingStates = /^(?:08|53|57P)[0-9A-Z]{2,3}$/
const byConnection =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT)$/
// What pg says of its own accord carries no code.
const byDriver =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|after calling end on the pool/

const reasonOf = (issue: $ZodIssue): Reason => {
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  if (issue.code === 'too_small' && issue.origin === 'string')
    return issue.minimum === 1 ? 'needed' : ['characters_min', { min: Number(issue.minimum) }]
  if (issue.code === 'too_big' && issue.origin === 'string') return ['characters_max', { max: Number(issue.maximum) }]
  if (issue.code === 'too_small') return ['least', { min: Number(issue.minimum) }]
  if (issue.code === 'too_big') return ['most', { max: Number(issue.maximum) }]
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'needed'
  if (issue.code === 'invalid_value') return 'not_on_offer'
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'not_an_email'
  return 'malformed'
}

// Nobody mends more at once, and an answer must not be larger than what was asked.
const fieldsMax = 20

/** Input path → reason. A strict object reports all unknown keys as one issue; each gets its own line here. */
export const fieldsOf = (error: $ZodError): Record<string, Reason> =>
  Object.fromEntries(
    error.issues.slice(0, fieldsMax).flatMap((issue) => {
      const at = (key?: PropertyKey) =>
        [...issue.path, ...(key === undefined ? [] : [key])].join('.').slice(0, 100) || 'body'
      return issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, fieldsMax).map((key) => [at(key), reasonOf(issue)])
        : [[at(), reasonOf(issue)]]
    }),
  )

const codeOf = (error: unknown): Code => {
  const code = (error as Partial<FastifyError>).code ?? ''
  const sql = sqlStateOf(error).code ?? ''
  if (byFastify[code]) return byFastify[code]
  if (bySqlState[sql]) return bySqlState[sql]
  if (passingStates.test(sql) || byConnection.test(sql) || byDriver.test(String((error as Error | undefined)?.message)))
    return 'busy'
  const { statusCode } = error as FastifyError
  return statusCode === 400 || statusCode === 415 ? (statusCode === 415 ? 'unknown_type' : 'bad_json') : 'internal'
}

/** What the outside may know of a failure: its code and reasons, never its cause. */
export const problemFor = (error: unknown, requestId: string): Problem => {
  const problem = error instanceof Refusal ? problemOf(error.code, error.details) : problemOf(codeOf(error))
  return codes[problem.code][0] >= 500 ? { ...problem, request_id: requestId } : problem
}
