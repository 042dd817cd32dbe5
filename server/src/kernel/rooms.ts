import type { Role } from '@evenlight/contract/route'

declare const made: unique symbol
/** Sockets that are told together. Made by the functions here, and by features from `roomOf`. */
export type Room = string & { [made]: true }

/** The room `kind` of this id. */
export const roomOf = (kind: string, id: string) => `${kind}:${id}` as Room

/** All sockets of one person. */
export const personRoom = (id: string) => roomOf('person', id)
/** All sockets of one sign-in. */
export const signInRoom = (id: string) => roomOf('sign-in', id)
/** Everybody of one role. */
export const roleRoom = (role: Role) => roomOf('role', role)
/** Everybody who is signed in. */
export const members = 'members' as Room
