/** What a confirmed account gets: free time, how long it lasts, and with how many readers it serves. Product: "Time". */
export const welcome = { seconds: 600, days: 7, readersMax: 2 } as const
