import { desksOf, type Desk, type Role } from '@evenlight/contract/route'
import type { Actor } from './handler.ts'

declare const made: unique symbol
/** Sockets that are told together. Made by the functions here, and by features from `roomOf`. */
export type Room = string & { [made]: true }

/** The room `kind` of this id. */
export const roomOf = (kind: string, id: string) => `${kind}:${id}` as Room

/** All sockets of one person. */
export const personRoom = (id: string) => roomOf('person', id)
/** All sockets of one sign-in. */
export const signInRoom = (id: string) => roomOf('sign-in', id)
/** All clients, or all readers. */
export const roleRoom = (role: Exclude<Role, 'ADMIN'>) => roomOf('role', role)
/** Everybody of the house who sits at one of its desks. */
export const deskRoom = (desk: Desk) => roomOf('desk', desk)
/** The rooms of somebody's role: one, or those of their desks. */
export const roomsFor = ({ role, adminRole }: Pick<Actor, 'role' | 'adminRole'>) =>
  role === 'ADMIN' ? desksOf({ role, adminRole }).map(deskRoom) : [roleRoom(role)]
/** Everybody who is signed in. */
export const members = 'members' as Room
