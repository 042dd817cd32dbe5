import type { uploads as area } from '@evenlight/contract/uploads'
import { png } from '../world.ts'
import type { Examples } from './example.ts'

export const uploadExamples = {
  media: { owner: 'everybody', input: () => ({ file: new Blob([new Uint8Array(png)]) }) },
  publicMedia: { owner: 'everybody', input: () => ({ file: new Blob([new Uint8Array(png)]) }) },
  picture: {
    owner: 'everybody',
    input: async (world) => {
      const { name, original_url } = await world.picture()
      const { searchParams } = new URL(original_url, 'http://localhost')
      return {
        params: { name },
        query: { until: searchParams.get('until') ?? '', key: searchParams.get('key') ?? '' },
      }
    },
  },
} satisfies Examples<typeof area>
