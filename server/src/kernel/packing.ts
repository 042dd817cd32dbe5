import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The forms of a text on the wire, by their content encoding. */
export type Form = 'identity' | 'gzip' | 'br'

/** Below this, packing gains less than its header takes. */
const packedBytesMin = 1000
/** Brotli's steps: the best takes two hundred times as long as the quick one and saves a fifth. */
const steps = { quick: 2, best: 11 }

type Sized = Pick<Buffer, 'length'>

/** The smallest form that a browser takes an answer in; a picture is packed as it is. */
export const formFor = ({ headers }: FastifyRequest, { plain, type }: { plain: Sized; type: string }): Form => {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (plain.length < packedBytesMin || type.startsWith('image/')) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const at = (step: keyof typeof steps) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: steps[step] } })

/** The quick brotli form, for a thread that holds nothing up. */
export const packNow = (bytes: Buffer) => brotliCompressSync(bytes, at('quick'))

/** The bytes in a form, made beside the event loop. */
export const pack = async (bytes: Buffer, form: Form, step: keyof typeof steps = 'quick'): Promise<Buffer> => {
  if (form === 'gzip') return zip(bytes)
  return form === 'br' ? brotli(bytes, at(step)) : bytes
}

/** The same of what comes bit by bit: no more of it is made than is taken. */
const packStream = (from: Readable, form: Exclude<Form, 'identity'>) => {
  const to = form === 'gzip' ? createGzip() : createBrotliCompress(at('quick'))
  return pipeline(from, to, () => undefined)
}

/** Sends an answer that is this one request's, in the smallest form that its browser takes. What is small costs nothing. */
export const sendPacked = async (
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: Buffer | string | Readable,
) => {
  const form = formFor(request, { plain: body instanceof Readable ? { length: Infinity } : body, type })
  reply.type(type)
  if (form === 'identity') return reply.send(body)
  reply.header('content-encoding', form).header('vary', 'accept-encoding')
  return reply.send(body instanceof Readable ? packStream(body, form) : await pack(Buffer.from(body), form))
}
