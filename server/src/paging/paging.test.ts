import { appointments } from '@evenlight/contract/appointments'
import { bans } from '@evenlight/contract/bans'
import { fullbans } from '@evenlight/contract/fullbans'
import { notices } from '@evenlight/contract/notices'
import { paths } from '@evenlight/contract/paths'
import { paging } from '@evenlight/contract/paging'
import { hourMs, minuteMs } from '@evenlight/core/wall-clock'
import { beforeEach, expect, test } from 'vitest'
import { asNow, listed } from '../../test/appointments.ts'
import { failingOnce } from '../../test/failing.ts'
import { openHouse } from '../../test/house.ts'
import { admin, setPerson } from '../../test/people.ts'
import { apart, pagingIn } from '../../test/paging.ts'
import { tab } from '../../test/sockets.ts'
import { turnPages } from './follow.ts'

const house = await openHouse()
const { answer, comes, page, pageId, pagesOf, stateOf, timesIn, told } = pagingIn(house)
let { ida, mara, noor } = await apart(house)
beforeEach(async () => {
  ;({ ida, mara, noor } = await apart(house))
})
const turn = () => house.features.paging.turn()
const later = async (ms: number) => {
  await house.clock.advance(ms)
  await turn()
}

test('a reader who is not here is paged for now, says that they come, comes, and the client hears of both at once', async () => {
  const { status, data } = await page(ida, [mara], { comment: 'The house by the lake.' })
  const until = new Date(house.clock.now() + 15 * minuteMs).toISOString()
  expect([status, data]).toMatchObject([201, [{ state: 'asked', when: 'now', until, may: ['withdraw'] }]])
  const id = data[0]!.id
  const [notice] = (await mara.call(notices.board)).data
  expect(notice).toMatchObject({
    title: `${ida.username} pages you: can you come in the next 15 minutes?`,
    body: 'The house by the lake.',
    link: paths.pages(),
  })
  const [mail] = await house.mails(mara.email)
  expect(mail?.subject).toContain(`${ida.username} pages you`)
  expect(mail?.body).not.toContain('lake')
  expect(await pagesOf(mara)).toMatchObject([{ id, comment: 'The house by the lake.', may: ['coming', 'cannot'] }])

  const hears = await tab(house, ida)
  expect((await answer(mara, id, 'coming')).data).toMatchObject({ state: 'coming', may: ['cannot'] })
  await expect.poll(() => hears.heard('paging:changed')).toContainEqual({ id, state: 'coming' })
  hears.close()
  expect((await told(ida))[0]).toBe(`${mara.username} is coming`)
  await house.clock.advance(1)
  await comes(mara)
  await turn()
  expect(await stateOf(ida, id)).toBe('came')
  const [here] = (await ida.call(notices.board)).data
  expect(here).toMatchObject({ title: `${mara.username} is here now`, link: paths.start(mara.id) })
})

test('a page for now is over after 15 minutes and says so, answered or not', async () => {
  const [silent, promised] = [await pageId(ida, [mara]), await pageId(ida, [noor])]
  await later(15 * minuteMs - 1)
  expect([await stateOf(ida, silent), await stateOf(ida, promised)]).toEqual(['asked', 'asked'])
  await answer(noor, promised, 'coming')
  await later(1)
  expect([await stateOf(ida, silent), await stateOf(ida, promised)]).toEqual(['lapsed', 'coming'])
  expect((await told(ida))[0]).toBe(`${mara.username} did not answer your page`)
  expect((await answer(mara, silent, 'coming')).problem.reasons?.detail?.code).toBe('page_moved')
  await later(15 * minuteMs)
  expect(await stateOf(ida, promised)).toBe('not_come')
  expect((await told(ida))[0]).toBe(`${noor.username} has not come after all`)
})

test('a reader who becomes available without a word has come', async () => {
  const id = await pageId(ida, [mara])
  await comes(mara)
  await turn()
  await turn()
  expect(await stateOf(ida, id)).toBe('came')
  expect(await told(ida)).toEqual([`${mara.username} is here now`])
})

test('one of two proposed times becomes an appointment that stands, in each one’s zone', async () => {
  const times = timesIn()
  const id = await pageId(ida, [mara], { when: times, minutes: 45, comment: 'The house by the lake.' })
  expect((await told(mara))[0]).toMatch(
    /^client-\d+ pages you: can you come at .+ \(New York\), or at .+ \(New York\)\?$/,
  )
  expect((await pagesOf(mara))[0]).toMatchObject({
    when: times,
    open_times: times,
    may: ['at', 'cannot'],
    client_time_zone: 'Europe/Madrid',
    reader_time_zone: 'America/New_York',
  })
  const other = new Date(Date.parse(times[0]!) + 15 * minuteMs).toISOString()
  for (const at of [undefined, other])
    expect((await answer(mara, id, 'at', at)).problem.reasons?.fields?.at?.code).toBe('page_time_gone')
  const { data } = await answer(mara, id, 'at', times[1])
  expect(data).toMatchObject({ state: 'agreed', agreed_at: times[1], may: [] })
  const stands = {
    id: data.appointment_id,
    state: 'accepted',
    starts_at: times[1],
    minutes: 45,
    note: 'The house by the lake.',
  }
  expect(await listed(house, ida, 'CLIENT')).toMatchObject([stands])
  expect(await listed(house, mara, 'READER')).toMatchObject([stands])
  expect((await told(ida))[0]).toMatch(`Your appointment with ${mara.username} stands: `)
  expect((await ida.call(appointments.cancel, { body: { id: data.appointment_id! } })).data.state).toBe('cancelled')
})

test('a time that one of the two has given away is refused, and the page stays open', async () => {
  const times = timesIn()
  await answer(mara, await pageId(ida, [mara], { when: times }), 'at', times[0])
  const second = await pageId(ida, [mara], { when: times })
  expect((await answer(mara, second, 'at', times[0])).problem.reasons?.detail?.code).toBe('busy_then')
  const others = await pageId(ida, [noor], { when: times })
  expect((await answer(noor, others, 'at', times[0])).problem.reasons?.detail?.code).toBe('slot_taken')
  expect([await stateOf(ida, second), await stateOf(ida, others)]).toEqual(['asked', 'asked'])
})

test('times can be agreed to until two hours before, and the page is over then or after 48 hours', async () => {
  const [first, second] = timesIn(4, 5).map((at) => Date.parse(at)) as [number, number]
  const near = await pageId(ida, [mara], { when: timesIn(4, 5) })
  const far = await pageId(ida, [noor], { when: timesIn(300, 400) })
  const asMara = async () => {
    const call = await asNow(house, mara, 'READER')
    return (await call(paging.index, { query: { heap: 'open' } })).data
  }
  await later(first - 2 * hourMs - house.clock.now())
  expect(await asMara()).toMatchObject([{ open_times: [new Date(second).toISOString()] }])
  await later(second - 2 * hourMs - house.clock.now())
  expect(await asMara()).toEqual([])
  const states = async () => {
    const { rows } = await house.database.pool.query('select state from paging where id = any($1) order by id = $2', [
      [near, far],
      far,
    ])
    return rows.map(({ state }) => state)
  }
  expect(await states()).toEqual(['lapsed', 'asked'])
  await later(48 * hourMs)
  expect(await states()).toEqual(['lapsed', 'lapsed'])
})

test('of readers paged together who is first to come ends the others, who are told', async () => {
  const { data } = await page(ida, [mara, noor])
  const [first, second] = data.map(({ id }) => id) as [string, string]
  await house.clock.advance(1)
  await Promise.all([answer(mara, first, 'coming'), answer(noor, second, 'coming')])
  const states = [await stateOf(ida, first), await stateOf(ida, second)]
  expect(states.toSorted()).toEqual(['coming', 'taken'])
  const out = states[0] === 'taken' ? mara : noor
  expect((await told(out))[0]).toBe(`${ida.username} does not page you any more`)
})

test('a reader who can’t come says so, also after having said yes; a client takes a page back', async () => {
  const [one, two] = [await pageId(ida, [mara]), await pageId(ida, [noor])]
  await answer(mara, one, 'coming')
  await house.clock.advance(1)
  await answer(mara, one, 'cannot')
  expect([await stateOf(ida, one), (await told(ida))[0]]).toEqual(['declined', `${mara.username} can’t come`])
  const back = () => ida.call(paging.withdraw, { body: { page_id: two } })
  await house.clock.advance(1)
  expect((await back()).data.state).toBe('withdrawn')
  expect((await told(noor))[0]).toBe(`${ida.username} does not page you any more`)
  expect((await back()).problem.code).toBe('wrong_state')
  expect((await answer(noor, two, 'coming')).problem.code).toBe('wrong_state')
})

test('what is another’s is nobody else’s to answer, to take back or to see', async () => {
  const id = await pageId(ida, [mara])
  const { ida: toma } = await apart(house)
  expect((await answer(noor, id, 'cannot')).status).toBe(404)
  expect((await toma.call(paging.withdraw, { body: { page_id: id } })).status).toBe(404)
  expect([await pagesOf(noor), await pagesOf(toma)]).toEqual([[], []])
})

test('a page ends in the moment in which one refuses the other, or is put out of the site', async () => {
  const refused = await pageId(ida, [mara])
  const kept = await pageId(ida, [noor])
  await (
    await asNow(house, mara, 'READER')
  )(bans.ban, { body: { client_id: ida.id, reason: 'Rude.' } })
  expect([await stateOf(ida, refused), await stateOf(ida, kept)]).toEqual(['called_off', 'asked'])
  const desk = await asNow(house, await admin(house), 'ADMIN')
  await desk(fullbans.ban, { body: { client_id: ida.id, reason: 'Threats.' } })
  expect(await pagesOf(noor, 'past')).toMatchObject([{ id: kept, state: 'called_off' }])
})

test('a page of people who can’t meet any more is called off', async () => {
  const refused = await pageId(ida, [mara])
  const put = [ida.id, mara.id, mara.id, 'Rude.']
  await house.database.pool.query('insert into personal_ban values ($1, $2, $3, $4, now())', put)
  expect((await answer(mara, refused, 'coming')).problem.code).toBe('banned')
  const blocked = await pageId(ida, [noor])
  await setPerson(house, noor.id, { blocked_at: house.clock.now(), blocked_reason: 'Rude.' })
  await house.features.paging.callOff()
  expect([await stateOf(ida, refused), await stateOf(ida, blocked)]).toEqual(['called_off', 'called_off'])
  expect(await told(ida)).toContain(`Your page to ${mara.username} is over`)
})

test('one page that can’t be turned holds up none of the others', async () => {
  await house.database.pool.query(`update paging set state = 'withdrawn', due_at = null where due_at is not null`)
  const [one, two] = [await pageId(ida, [mara]), await pageId(ida, [noor])]
  await house.clock.advance(15 * minuteMs)
  await expect(turnPages(failingOnce(house.parts))).rejects.toThrow('broken')
  const over = async () =>
    [await stateOf(ida, one), await stateOf(ida, two)].filter((state) => state === 'lapsed').length
  expect(await over()).toBe(1)
  await turn()
  expect(await over()).toBe(2)
})
