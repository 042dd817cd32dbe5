import { integer, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { found, foundMax, searchFor } from '../kernel/search.ts'
import { reads } from '../kernel/statement.ts'

/** SQL of what a reader is called, as searches read it. */
export const namesOf = (reader: string) => `searchable(${reader}.username || ' ' || ${reader}.display_name)`

const finding = (name: string, written: string) =>
  reads(name, {
    takes: { q: text, most: integer },
    gives: { id: text },
    text: ($) => `select r.id from reader r where ${found(written, $.q)} limit ${$.most}`,
  })
const foundStatement = finding('readers_found', 'r.search')
const namedStatement = finding('readers_named', namesOf('r'))

/** Searches the directory: names and headlines. */
export const searchDirectory = (db: Db, q: string | undefined) =>
  searchFor(q, (typed) => db.run(foundStatement, { q: typed, most: foundMax }))

/** Searches the names alone. */
export const searchNames = (db: Db, q: string | undefined) =>
  searchFor(q, (typed) => db.run(namedStatement, { q: typed, most: foundMax }))
