const rules = new Intl.PluralRules('ar')

/** One, two, few, many, other; as they stand after a preposition. */
type Forms = readonly [one: string, two: string, few: string, many: string, other: string]

/** A number of the rules with its noun. Arabic says one and two in the noun itself. */
export const counted = (count: number, [one, two, few, many, other]: Forms) =>
  ({
    zero: `${count} ${other}`,
    one,
    two,
    few: `${count} ${few}`,
    many: `${count} ${many}`,
    other: `${count} ${other}`,
  })[rules.select(count)]

export const seconds = (count: number) => counted(count, ['ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية'])
export const minutes = (count: number) => counted(count, ['دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'])
export const hours = (count: number) => counted(count, ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'])
export const days = (count: number) => counted(count, ['يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم'])
export const digits = (count: number) => counted(count, ['رقم واحد', 'رقمين', 'أرقام', 'رقمًا', 'رقم'])
export const years = (count: number) => counted(count, ['سنة واحدة', 'سنتين', 'سنوات', 'سنة', 'سنة'])
export const times = (count: number) => counted(count, ['مرة واحدة', 'مرتين', 'مرات', 'مرة', 'مرة'])
export const readers = (count: number) => counted(count, ['قارئ واحد', 'قارئين', 'قرّاء', 'قارئًا', 'قارئ'])
export const freeMinutes = (count: number) =>
  counted(count, ['دقيقة مجانية', 'دقيقتين مجانيتين', 'دقائق مجانية', 'دقيقة مجانية', 'دقيقة مجانية'])
