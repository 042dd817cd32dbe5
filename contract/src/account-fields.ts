import * as z from 'zod/mini'
import { Email, Name, Username } from './atoms.ts'
import { aboutCharactersMax, expertisesMax, headlineCharactersMax, languagesMax } from './lengths.ts'
import { channels } from './channels.ts'

export const passwordChars = { min: 8, max: 128 }
export const Password = z.string().check(z.minLength(passwordChars.min), z.maxLength(passwordChars.max))
const knownDay = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
/** A calendar day, `yyyy-mm-dd`. */
export const Day = z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/), z.refine(knownDay))
/** ISO 3166-1 alpha-2. */
export const Country = z.string().check(z.regex(/^[A-Z]{2}$/))
/** ISO 3166-2, such as US-NY. */
export const Province = z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))
/** E.164 after taking out what people write between the digits. */
export const Mobile = z.pipe(
  z.string().check(z.maxLength(40)),
  z.pipe(
    z.transform((typed: string) => typed.replace(/[\s().-]/g, '').replace(/^00/, '+')),
    z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  ),
)
const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}
/** A name of the IANA time zone database. */
export const TimeZone = z.string().check(z.maxLength(60), z.regex(/^[A-Za-z]/), z.refine(isTimeZone))
export const Locale = z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/))

/** The fields of every sign-up; other areas add theirs. */
export const signUpFields = {
  username: Username,
  email: Email,
  password: Password,
  first_name: Name,
  last_name: z.optional(Name),
  date_of_birth: Day,
  country: Country,
  mobile_number: z.optional(Mobile),
  time_zone: TimeZone,
  locale: Locale,
  accept_terms_version: z.string().check(z.maxLength(40)),
  offer: z.optional(z.string().check(z.maxLength(60))),
}
const listOf = <T extends z.ZodMiniType>(item: T, most: number) =>
  z.array(item).check(z.minLength(1), z.maxLength(most))
const Slug = z.string().check(z.regex(/^[a-z][a-z0-9_-]{1,39}$/))
const longText = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most))

export const sampleCharactersMax = 4000
/** What a reader applies with; the public part of it becomes the profile. */
export const applicationFields = {
  display_name: Name,
  headline: longText(1, headlineCharactersMax),
  about: longText(1, aboutCharactersMax),
  expertise_ids: listOf(Slug, expertisesMax),
  languages: listOf(z.string().check(z.regex(/^[a-z]{2}$/)), languagesMax),
  channels: z.array(z.enum(channels)).check(z.minLength(1), z.maxLength(5)),
  years: z.int().check(z.minimum(0), z.maximum(80)),
  sample_reading: longText(1, sampleCharactersMax),
}
