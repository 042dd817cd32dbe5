import type { AdminRole, Role } from '@evenlight/contract/route'

/** What sign-in, the one-time code and a refresh answer. */
export interface Entry {
  token: string
  user: { id: string; type: Role; locale: string; admin_role?: AdminRole | undefined }
}

const knock = (path: string, headers: Record<string, string>, keepalive?: boolean) =>
  fetch(new URL(path, location.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
    keepalive,
  })

/** Asks for a new token by the refresh cookie, which no script can read. Rejects when the server is out of reach. */
export const requestRefresh = () => knock('/api/refresh', { 'x-requested-with': 'fetch' })

/** Ends the sign-in on the server, its cookie with it. 401: the token ran out, so nothing was ended. */
export const requestLogout = (token: string | null) =>
  knock('/api/logout', token ? { authorization: `Bearer ${token}` } : {}, true)
