import { readers } from '@evenlight/contract/readers'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

export const deskCalls = api(readers)
export const deskKey = ['readers.desk']

/** The reader's own desk: how visitors see them, settings, figures. */
export const deskOf = () => queryOptions({ queryKey: deskKey, queryFn: () => deskCalls.desk() })
