import { accounts } from '@evenlight/contract/accounts'
import { api } from '../api.ts'

export const calls = api(accounts)
