type Role = 'CLIENT' | 'READER' | 'ADMIN'

export type ReadingState = 'requested' | 'accepted' | 'open' | 'settled' | 'declined' | 'missed' | 'withdrawn'

/** Who may do what to a reading, and in which states. The wrong person is `wrong_role`, the wrong moment `wrong_state`. */
const actions = {
  accept: { who: ['READER'], in: ['requested'] },
  decline: { who: ['READER'], in: ['requested'] },
  withdraw: { who: ['CLIENT'], in: ['requested', 'accepted'] },
  start: { who: ['READER'], in: ['open'] },
  continue_paid: { who: ['CLIENT'], in: ['requested', 'accepted', 'open'] },
  set_limit: { who: ['CLIENT'], in: ['requested', 'accepted', 'open'] },
  top_up: { who: ['CLIENT'], in: ['open'] },
  top_up_done: { who: ['CLIENT'], in: ['open'] },
  standby: { who: ['CLIENT', 'READER'], in: ['open'] },
  resume: { who: ['CLIENT', 'READER', 'ADMIN'], in: ['open'] },
  /** Ends a pause for care. */
  go_on: { who: ['CLIENT', 'READER'], in: ['open'] },
  pause: { who: ['ADMIN'], in: ['open'] },
  /** A word of the house to both. */
  notice: { who: ['ADMIN'], in: ['open'] },
  end: { who: ['CLIENT', 'READER', 'ADMIN'], in: ['requested', 'accepted', 'open'] },
} as const satisfies Record<string, { who: readonly Role[]; in: readonly ReadingState[] }>

export type Action = keyof typeof actions

/** Whether `role` is ever the right one for this action. */
export const isFor = (action: Action, role: Role) => (actions[action].who as readonly Role[]).includes(role)
/** Whether this is the moment for it. */
export const isTimely = (action: Action, state: ReadingState) =>
  (actions[action].in as readonly ReadingState[]).includes(state)
/** Whether a reading in this state is over for good. */
export const isOver = (state: ReadingState) => !['requested', 'accepted', 'open'].includes(state)
