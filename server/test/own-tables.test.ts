import { expect, test } from 'vitest'
import { untoldOf } from '../src/own/section.ts'
import { reasonsIn } from '../src/own/summary-words.ts'
import { tableNames } from '../src/own/table-names.ts'
import { openHouse } from './house.ts'

const house = await openHouse()
const owns = Object.entries(house.features.own.owns)

// By their keys, by the names of their columns, and by hanging on such a table.
const withPeople = `with recursive named as (
    select c.oid, c.relname::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and (
      exists (select from pg_constraint k where k.conrelid = c.oid and k.confrelid in ('account_person'::regclass, 'reader'::regclass))
      or exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and (a.attname in ('person_id', 'client_id', 'reader_id', 'sender_id', 'actor_id', 'by_id', 'giver_id', 'author_id')
          or right(a.attname, 3) = '_by')))
    union select k.conrelid, k.conrelid::regclass::text from named n join pg_constraint k on k.confrelid = n.oid and k.contype = 'f')
  select name from named union select 'account_person' order by 1`

test('whatever table holds people, one feature says what they are given of it', async () => {
  const { rows } = await house.database.pool.query<{ name: string }>(withPeople)
  const said = owns.flatMap(([, { own }]) => [
    ...(own?.told ?? []).map(({ table }) => table),
    ...Object.keys(own?.untold ?? {}),
  ])
  expect(rows.length).toBeGreaterThan(60)
  expect(said.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('of each of them it says whether it goes or stays when somebody is erased, and why it stays', () => {
  for (const [name, { own }] of owns) {
    const known = [...(own?.told ?? []).map(({ table }) => table), ...Object.keys(own?.untold ?? {})]
    const erased = new Set((own?.erased ?? []).map(({ table }) => table))
    const fates = [...known.filter((table) => erased.has(table)), ...Object.keys(own?.kept ?? {})]
    expect(fates.toSorted(), name).toEqual(known.toSorted())
  }
})

test('why somebody is not given it, they read in their language', () => {
  const tables = Object.keys(untoldOf(house.features.own.owns)).toSorted()
  for (const reasons of Object.values(reasonsIn)) expect(Object.keys(reasons).toSorted()).toEqual(tables)
})

test('what a copy holds has a name in every language, each its own', () => {
  const tables = owns.flatMap(([, { own }]) => [
    ...(own?.told ?? []).map(({ table }) => table),
    ...Object.keys(own?.untold ?? {}),
  ])
  for (const names of Object.values(tableNames)) {
    expect(Object.keys(names).toSorted()).toEqual([...new Set(tables)].toSorted())
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
  }
})
