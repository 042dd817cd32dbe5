import type { ApprovalAct, ApprovalKind } from '@evenlight/contract/approvals'
import type { Refusal } from '@evenlight/contract/errors'
import type { Area } from '@evenlight/contract/route'
import type { output, $ZodType } from 'zod/v4/core'
import type { Db } from './database.ts'
import type { Actor } from './handler.ts'

export type Act = output<typeof ApprovalAct>
export type Kind = output<typeof ApprovalKind>

/** What an act would move: cents, or of `time` seconds. */
export interface Weight {
  kind: Kind
  amount: number
  /** For whom: what one admin does for the same person counts together. */
  personId?: string | undefined
  /** The payment, reading or claim that it is about. */
  subjectId?: string | undefined
  /** Asks for a second approver however little it is. */
  always?: boolean
}
type In<S, K extends string> = S extends { [k in K]: infer X extends $ZodType } ? { [k in K]: output<X> } : unknown
/** An act of the house that stands as a request where it weighs more than the house's limit. */
export interface Held<S = never> {
  act: Act
  /** Undefined: it moves nothing, or can't be done, which its own handler says. */
  weigh: (ask: { db: Db; actor: Actor; now: number } & In<S, 'params'> & In<S, 'body'>) => Promise<Weight | undefined>
}
/** Calls of a feature that are held back so, by their names in the contract. */
export type Approvals<A extends Area> = { readonly [K in keyof A]?: Held<A[K]> }

/** A refusal that leaves what its transaction wrote: the act was not done, that it was asked for is kept. */
export class KeptRefusal {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}
