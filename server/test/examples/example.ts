import type { Args } from '@evenlight/contract/client'
import type { Area } from '@evenlight/contract/route'
import type { Name } from '../everybody.ts'
import type { World } from '../world.ts'

/** Who an example succeeds for, of those whose role may call: everybody, or those whose thing it is about. */
export type Owner = 'everybody' | readonly Name[]
type Made<S> = Args<S> & { headers?: Record<string, string> }
type Input<S> = (world: World) => Made<S> | Promise<Made<S>>

/** A call as somebody would make it, and who it is made for. To the others the things in it do not exist. */
type Example<S> = { owner: Owner } & (object extends Args<S> ? { input?: Input<S> } : { input: Input<S> })
/** One example for each call of an area: a call without one does not compile. */
export type Examples<A extends Area> = { [K in keyof A]: Example<A[K]> }
