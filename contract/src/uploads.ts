import * as z from 'zod/mini'
import { get, post, type Area } from './route.ts'

/** What an upload is called; opaque, and never taken from the file. */
export const UploadName = z.string().check(z.regex(/^upl_[A-Za-z0-9_-]{22}\.webp$/))
/**
 * A picture to show, with all the sizes there are of it, narrowest first. The addresses are for the person who asked for
 * it, and good for half an hour at least; `original_url` (the seed's name) is the widest.
 */
export const Image = z.object({
  original_url: z.string(),
  width: z.int(),
  height: z.int(),
  sizes: z.array(z.object({ url: z.string(), width: z.int() })),
})
export const uploadBytesMax = 8 * 1024 * 1024

export const uploads = {
  media: post('upload-file/media', {
    access: 'member',
    upload: { field: 'file', bytesMax: uploadBytesMax },
    returns: z.object({ name: UploadName, ...Image.shape }),
    created: true,
    limit: 'uploads',
  }),
  /** A picture for a reader's application, before there is an account. Nobody sees it until an admin reads the application. */
  publicMedia: post('public/upload-file/media', {
    access: 'public',
    early: true,
    upload: { field: 'file', bytesMax: uploadBytesMax },
    returns: z.object({ name: UploadName, width: z.int(), height: z.int() }),
    created: true,
    limit: 'public_uploads',
  }),
  /** The picture itself; `until` and `key` come with its address. */
  picture: get('/uploads/{name}', {
    access: 'public',
    params: z.strictObject({ name: z.string().check(z.maxLength(100)) }),
    query: z.strictObject({ until: z.string().check(z.regex(/^\d{1,15}$/)), key: z.string().check(z.maxLength(100)) }),
    returns: z.unknown(),
  }),
} satisfies Area
