import type { FastifyRequest } from 'fastify'
import type { Multipart } from '@fastify/multipart'
import { refuse, Refusal } from '@evenlight/contract/errors'
import type { Route } from '@evenlight/contract/route'
import { cardLike } from '@evenlight/core/card'
import { strictObject } from 'zod/mini'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { fieldsOf } from './errors.ts'
import type { Upload } from './handler.ts'

/** Where in `value` the first text stands that cannot be kept: PostgreSQL takes no NUL, UTF-8 no half of a pair. */
const unkeepable = (value: unknown): string[] | undefined => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = unkeepable(inner)
    if (found) return [key, ...found]
  }
  return undefined
}

/** What `value` says by `schema`; refuses with `bad_input` and its fields. Both the calls and the socket come by here. */
export const readBy = (schema: $ZodType, value: unknown): unknown => {
  const read = safeParse(schema, value)
  if (!read.success) throw refuse('bad_input', { fields: fieldsOf(read.error) })
  const found = unkeepable(read.data)
  if (!found) return read.data
  throw refuse('bad_input', { fields: { [found.join('.') || 'body']: 'unkeepable' } })
}
const parse = (schema: $ZodType | undefined, value: unknown) => (schema ? readBy(schema, value) : undefined)

const fileOf = async (part: Extract<Multipart, { type: 'file' }>): Promise<Upload> => {
  const bytes = await part.toBuffer()
  return { bytes, filename: part.filename.slice(0, 255) }
}

// The parser's own faults carry no code: a form that ends early, a head that is none.
const malformed = (error: Error & { code?: string }) =>
  error instanceof Refusal || error.code ? error : refuse('bad_input', { detail: 'form_broken' })

const multipart = async (route: Route, request: FastifyRequest) => {
  if (!request.isMultipart()) throw refuse('unknown_type', { detail: 'form_expected' })
  const body: Record<string, unknown> = Object.create(null)
  let upload: Upload | undefined
  const again = (name: string) => refuse('bad_input', { fields: { [name.slice(0, 100)]: 'sent_twice' } })
  for await (const part of request.parts({
    limits: { fileSize: route.upload?.bytesMax ?? 0, files: 1, fields: 20, parts: 21 },
  })) {
    if (part.type === 'file') {
      if (part.fieldname !== route.upload?.field || upload) {
        part.file.resume()
        throw again(part.fieldname)
      }
      upload = await fileOf(part)
      continue
    }
    if (part.fieldname in body) throw again(part.fieldname)
    if (part.valueTruncated) throw refuse('too_large')
    body[part.fieldname] = part.value
  }
  if (route.upload && !upload) throw refuse('bad_input', { fields: { [route.upload.field]: 'file_needed' } })
  return { body: { ...body }, upload }
}

/** An empty body counts as `{}`; a form where none is asked for leaves none behind, and counts as nothing. */
const plain = (request: FastifyRequest) => {
  if (request.isMultipart()) throw refuse('unknown_type', { detail: 'json_expected' })
  return { body: request.body === undefined ? {} : request.body, upload: undefined }
}

// Where nothing is asked for, everything is an unknown field.
const nothing = strictObject({})

/** Reads and checks everything a request brings, by its route's schemas. Refuses with `bad_input` and its fields. */
export const readInput = async (route: Route, request: FastifyRequest) => {
  const sent =
    route.upload || route.multipart
      ? await multipart(route, request).catch((error: Error) => {
          throw malformed(error)
        })
      : plain(request)
  if (route.cardless && cardLike(sent.body)) throw refuse('card_data_refused')
  return {
    params: parse(route.params, request.params),
    query: parse(route.query ?? nothing, request.query),
    body: parse(route.body ?? (route.method === 'POST' ? nothing : undefined), sent.body),
    upload: sent.upload,
  }
}
