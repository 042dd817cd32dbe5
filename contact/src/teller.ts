import type { Part } from './tongues.ts'

const manyMax = 5
const yearMin = 1300
const yearMax = 2200
const addedMin = 3

/** Puts the parts of a number together as they are said: "five hundred", "fifty" and "five" are 555. */
export const makeTeller = () => {
  const groups: string[] = []
  let value = 0
  /** What was said last of the group that is open: hundreds, tens, a unit, or nothing that goes on. */
  let last: 1000 | 100 | 10 | 1 | 0 = 0
  let times: number | undefined
  let isRepeated = false
  let isJoined = false
  let hasThousand = false
  let hasYear = false
  let added = 0
  const push = (said: string, open: typeof last) => {
    groups.push(said)
    value = Number(said)
    last = open
  }
  const extend = (by: number, open: typeof last) => {
    value += by
    groups[groups.length - 1] = String(value)
    last = open
    hasYear ||= hasThousand && value > yearMin && value < yearMax
  }
  const repeat = (digit: number, count: number) => push(String(digit).repeat(count), 0)
  const say = (one: number) => {
    if (last === 1000 && one > 0 && times === undefined) return extend(one, one < 10 ? 1 : one < 100 ? 10 : 100)
    if (isJoined && last === 1 && one < 10) added++
    if (one < 10) {
      const count = times ?? (isRepeated && last === 1 ? Number(groups.pop()) : undefined)
      if (count !== undefined && count > 0 && count <= manyMax) return repeat(one, count)
      if (one > 0 && (last === 10 || last === 100)) return extend(one, 1)
      return push(String(one), 1)
    }
    const isAfterTens = last === 10 && (value % 100 === 60 || value % 100 === 80) && one < 20
    if (one < 100) {
      if (last === 100 || isAfterTens) return extend(one, one < 20 && one > 10 ? 0 : 10)
      if (last === 1 && isJoined && one > 10 && value % 100 < 10 && value > 0) return extend(one, 0)
      return push(String(one), one === 10 || one > 19 ? 10 : 0)
    }
    return push(String(one), 100)
  }
  const scale = (by: number) => {
    const isUnit = last === 1 && value > 0 && value < 10
    if (by === 1000) hasThousand = true
    if (by === 1000) return last > 0 && value > 0 && value < 1000 ? extend(value * 999, 1000) : push('1000', 1000)
    if (by === 20) return isUnit && value === 4 ? extend(76, 10) : say(20)
    if (by === 1) return isUnit ? extend(10, 0) : say(10)
    if (by === 10) return isUnit || last === 1 ? extend((value % 10) * 9, 10) : say(10)
    if (last === 1 && hasThousand && value % 1000 < 10) return extend((value % 10) * 99, 100)
    return isUnit ? extend(value * 99, 100) : say(100)
  }
  return {
    groups,
    /** A year is told, or numbers are added up. */
    isOther: () => hasYear || added >= addedMin,
    take: (part: Part) => {
      if (part.does === 'join') return void (isJoined = true)
      if (part.does === 'repeat') {
        times = part.value
        isRepeated = part.value === undefined && last === 1
        return undefined
      }
      if (part.does === 'figures') push(part.digits, 0)
      else if (part.does === 'scale') scale(part.value)
      else if (part.does === 'say') say(part.value)
      else if (last === 1 && value > 0 && value <= manyMax && times === undefined)
        repeat(part.value, Number(groups.pop()))
      else say(part.value)
      times = undefined
      isRepeated = false
      isJoined = false
    },
  }
}
