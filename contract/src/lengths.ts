/** Lengths and counts that more than one area asks for. Plain values, so that a page gets them without a schema. */

const shortest = 3
const longest = 30
export const usernameCharacters = { min: shortest, max: longest } as const
/** Letters, digits, dots, dashes and underscores, a letter or digit first. */
export const usernamePattern = `^[A-Za-z0-9][A-Za-z0-9._-]{${shortest - 1},${longest - 1}}$`
export const nameCharactersMax = 60
export const titleCharactersMax = 120
/** What a reader says of themselves on their page. */
export const headlineCharactersMax = 120
export const aboutCharactersMax = 4000
export const expertisesMax = 12
export const languagesMax = 10
/** Spans of a week in which a reader is usually here: four a day. */
export const hoursMax = 28
/** Why somebody does something to another: a ban, a return, a look. */
export const reasonCharactersMax = 500
/** What is typed to find somebody. */
export const searchCharactersMax = 60
/** Rows of a page: where nothing is asked for, and at most. */
export const pageRowsDefault = 24
export const pageRowsMax = 100
/** Members that a search counts and lists by place; of more it says that they are more. */
export const foundMembersMax = 1000
/** Rows of the members' list that one call passes over, at most. */
export const memberSkipMax = 10_000_000
/** Counts of what waits stop here, which reads as "99 and more". */
export const countedMax = 100
/** From so many reviews on a reader has an average. */
export const averagedReviewsMin = 5
/** Digits of a one-time code. */
export const oneTimeCodeDigits = 6
/** An account is erased so many days after its owner asked for it. */
export const dataRequestDays = 30
/** The age from which on one may have an account. */
export const adultYears = 18
/** How long a one-time code works, the link in its letter likewise. */
export const codeMinutes = 10
/** How long the link to a new password works. */
export const resetMinutes = 30

/** Money that is held for a new account is let go of where nobody confirms it for so long. */
export const signUpHeldHours = 24

/** Within so many days one objects to what the house decided about one; an objection that comes later is read as well. */
export const objectionDays = 30
