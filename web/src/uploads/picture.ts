import { Failed } from '@evenlight/contract/client'
import type { Problem } from '@evenlight/contract/errors'
import { uploadBytesMax, uploads } from '@evenlight/contract/uploads'
import type { output } from 'zod/v4/core'
import { refresh } from '../api.ts'
import { useSession } from '../session/session.ts'

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

export type Picture = output<typeof uploads.media.returns>

/** Why a file can't be a picture here, by the code of the refusal it would meet; undefined when it can. */
export const unfit = ({ type, size }: Pick<File, 'type' | 'size'>): 'unknown_type' | 'too_large' | undefined =>
  !PICTURE_TYPES.includes(type) ? 'unknown_type' : size > uploadBytesMax ? 'too_large' : undefined

/** Where pictures of members go, and those of who has no account yet, which are kept for an hour and shown to nobody. */
export type Place = 'media' | 'publicMedia'
/** What is known of one that has arrived. */
export type Uploaded = output<typeof uploads.publicMedia.returns> & Partial<Picture>

/** Uploads a picture and tells its progress from 0 to 1: `fetch` has no word for that. Throws `Failed`, or on abort an AbortError. */
export async function upload(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
  to: Place = 'media',
): Promise<Uploaded> {
  const first = await attempt(file, onProgress, signal, to)
  if (first.status !== 401) return pictureOf(first)
  await refresh()
  return pictureOf(await attempt(file, onProgress, signal, to))
}

interface Answer {
  status: number
  body: { data?: Uploaded } & Partial<Problem>
}

function pictureOf({ status, body }: Answer) {
  if (status >= 200 && status < 300 && body.data) return body.data
  throw new Failed(status, body.code ? (body as Problem) : undefined)
}

const attempt = (file: File, onProgress: (part: number) => void, signal: AbortSignal, to: Place) =>
  new Promise<Answer>((done, fail) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append(uploads.media.upload.field, file)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () => done({ status: request.status, body: readBody(request.responseText) }))
    request.addEventListener('error', () => fail(new Failed(0)))
    request.addEventListener('abort', () => fail(new DOMException('Stopped by the person.', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.open(uploads[to].method, uploads[to].path)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('authorization', `Bearer ${useSession.getState().token ?? ''}`)
    request.send(form)
  })

function readBody(text: string): Answer['body'] {
  try {
    return JSON.parse(text) as Answer['body']
  } catch {
    return {}
  }
}
