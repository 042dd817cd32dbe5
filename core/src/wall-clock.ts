/** Weekly hours as a reader tells them: `weekday` 1 is Monday; times are of the wall clock, "24:00" ends a day. */
export interface Hours {
  weekday: number
  from: string
  to: string
}

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
/** The midnight that a wall clock showed last. */
export const midnight = (wall: number) => Math.floor(wall / dayMs) * dayMs
/** 1 is Monday. */
export const weekdayOf = (wall: number) => new Date(wall).getUTCDay() || 7
/** Milliseconds from midnight to a time of day: "09:30". */
export const timeMs = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * minuteMs
