import { languageFor, pathIn } from '@evenlight/contract/languages'
import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { follow, unmirror } from '../language.ts'
import { queries } from '../queries.ts'
import { languageNow } from '../words/known.ts'
import { type Entry, requestLogout, requestRefresh } from './calls.ts'
import { setSecure } from './secure.ts'
import { remember, useSession } from './session.ts'
import { vault } from './vault.ts'

let drawerMade: UseStore | undefined
const drawer = () => (drawerMade ??= createStore('evenlight', 'keys'))

export const browserVault = vault(
  {
    get: async (name) => get<CryptoKey>(name, drawer()),
    set: async (name, key) => set(name, key, drawer()),
    remove: async (name) => del(name, drawer()),
  },
  {
    getItem: (name) => localStorage.getItem(name),
    setItem: (name, text) => localStorage.setItem(name, text),
    removeItem: (name) => localStorage.removeItem(name),
  },
)

/** Sets the address that the other set of routes begins at. A key of its own keeps the old page's scroll position away. */
const standAt = (path: string) => history.replaceState({ key: crypto.randomUUID(), usr: null, idx: 0 }, '', path)

/** A person came in: remember them, start keeping the session, select the members' routes, `to` first where one is given. */
export function startSession({ token, user }: Entry, to?: string) {
  if (to) standAt(to)
  const { id, type, admin_role, locale } = user
  claimDrafts(id)
  void follow(languageFor(locale))
  remember({
    token,
    userData: { id, type, admin_role },
    userId: id,
    memberId: id,
    password: '',
    email: '',
    mobile_number: '',
    codeBy: 'mail',
  })
  void browserVault.begin()
  setSecure(true)
}

/**
 * Empties this browser of the person. The server isn't asked. What the browser itself keeps of looks and sound is not
 * theirs alone and stays. `keepDrafts`, for a sign-in that ended by itself: what was being written waits in this tab for
 * the same person.
 */
export async function emptyBrowser({ keepDrafts = false } = {}) {
  const owner = useSession.getState().userData?.id
  const emptied = browserVault.empty()
  queries.clear()
  if (keepDrafts && owner) globalThis.sessionStorage?.setItem(DRAFTS_OF, owner)
  // A second call that is refused finds nobody any more, and the first one's word stands.
  else if (!keepDrafts || !endedByItself()) globalThis.sessionStorage?.clear()
  setSecure(false)
  unmirror()
  await emptied
}

const DRAFTS_OF = 'drafts-of'

/** Whether the last sign-in in this tab ended by itself: elsewhere, or by time. */
export const endedByItself = () => (globalThis.sessionStorage?.getItem(DRAFTS_OF) ?? null) !== null

/** Whoever comes in finds their own drafts, never another person's. */
function claimDrafts(id: string) {
  const shelf = globalThis.sessionStorage
  if ((shelf?.getItem(DRAFTS_OF) ?? id) !== id) shelf.clear()
  shelf?.removeItem(DRAFTS_OF)
}

/** Signs out: the browser first, then the server is told, whatever it answers. */
export async function signOut() {
  const { token } = useSession.getState()
  standAt(pathIn(languageNow(), '/'))
  await emptyBrowser()
  await leave(token).catch(() => undefined)
}

/** A token that ran out can't end its sign-in: the cookie gets one more for it, which is never kept. */
async function leave(token: string | null) {
  const { status } = await requestLogout(token)
  if (status !== 401 || someoneIsIn()) return
  const answer = await requestRefresh()
  if (!answer.ok || someoneIsIn()) return
  const { data } = (await answer.json()) as { data: Entry }
  await requestLogout(data.token)
}

const someoneIsIn = () => useSession.getState().token !== null
