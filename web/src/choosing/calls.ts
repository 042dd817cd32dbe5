import { choosing as area } from '@evenlight/contract/choosing'
import { queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { noteAvailability } from '../availability.ts'
import { languageNow } from '../words/known.ts'
import type { Answers } from './answers.ts'

type Found = output<(typeof area)['choose']['returns']>
export type Chosen = Found['chosen'][number]
export type Reason = Chosen['reasons'][number]

export const chosenFor = (answers: Answers | undefined) =>
  queryOptions({
    queryKey: ['choosing.choose', answers],
    queryFn: async ({ meta }) => {
      const found = await api(area, meta?.send).choose({
        query: { ...answers!, locale: meta?.language ?? languageNow() },
      })
      noteAvailability(found.chosen.map(({ reader }) => reader))
      return found
    },
    enabled: answers !== undefined,
  })
