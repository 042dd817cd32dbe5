/** How a reading is given: by the clock, both people present. In the order in which they are offered. */
export const readingChannels = ['chat', 'voice', 'video', 'phone'] as const
export type ReadingChannel = (typeof readingChannels)[number]

/** How a reader can be asked at all: a reading, or an order that is answered by e-mail. */
export const channels = [...readingChannels, 'email'] as const
