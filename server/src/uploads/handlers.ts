import { refuse } from '@evenlight/contract/errors'
import type { uploads as contract } from '@evenlight/contract/uploads'
import { prepared, Raw, type Context, type Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { secondsLeft } from './address.ts'
import { presentImage } from './public.ts'
import { storePicture } from './store-picture.ts'
import type { Drawn } from './sizes.ts'
import { openStorage } from './storage.ts'
import * as store from './store.ts'

const type = 'image/webp'

export const uploads = (parts: Parts): Handlers<typeof contract> => {
  const { keys } = parts
  const storage = openStorage(parts)
  const draw = ({ upload }: Pick<Context<typeof contract.media>, 'upload'>) => storePicture(storage, upload.bytes)
  return {
    media: prepared(
      draw,
      async ({ tx, actor, prepared: picture, now }: Context<typeof contract.media> & { prepared: Drawn }) => {
        await store.add(tx, { ...picture, personId: actor.id, now })
        return { name: picture.name, ...presentImage(keys, picture, now) }
      },
    ),
    publicMedia: prepared(
      draw,
      async ({ tx, prepared: picture, now }: Context<typeof contract.publicMedia> & { prepared: Drawn }) => {
        await store.add(tx, { ...picture, personId: null, now })
        return picture
      },
    ),
    picture: async ({ params, query, now, reply }) => {
      const left = secondsLeft(keys, { name: params.name, ...query }, now)
      const bytes = left === undefined ? undefined : await storage.get(params.name)
      if (!bytes) throw refuse('not_found')
      reply.header('cache-control', `private, max-age=${left}, immutable`)
      reply.header('content-security-policy', "sandbox; default-src 'none'")
      reply.header('cross-origin-resource-policy', 'same-origin')
      reply.header('x-content-type-options', 'nosniff')
      return new Raw(type, bytes)
    },
  }
}
