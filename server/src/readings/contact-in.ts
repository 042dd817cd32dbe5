import { findContact, findSplit, type Found } from '@evenlight/contact/find'
import type { Piece, Room } from './rooms.ts'
import { sideOf } from './reading.ts'

const piecesMax = 10
const pieceMax = 200

const plainly = (text: string, earlier: readonly string[]) => [
  ...findContact(text).filter(({ sure }) => sure),
  ...findSplit(earlier, text),
]

/**
 * What is plainly a contact detail, in this message or together with what its sender wrote just before. The two people's
 * own user names are none, whatever digits are in them.
 */
export const contactIn = (room: Room | undefined, senderId: string, { id, text }: Piece): Found[] => {
  const side = room && sideOf(room.reading, senderId)
  if (!room || !side) return plainly(text, [])
  const names = [room.reading.client_username, room.reading.reader_username]
  const unnamed = (said: string) => names.reduce((all, name) => all.replaceAll(name, 'x'.repeat(name.length)), said)
  const { said } = room.sides[side]
  // What is sent again is judged as it was the first time.
  const known = said.findIndex((one) => one.id === id)
  const earlier = (known < 0 ? said : said.slice(0, known)).map((one) => one.text)
  const found = plainly(text, earlier)
  const plain = found.length ? plainly(unnamed(text), earlier.map(unnamed)) : []
  // Noted before it is stored: pieces that come at once are read together too.
  if (!plain.length && known < 0) {
    said.push({ id, text: text.slice(0, pieceMax) })
    if (said.length > piecesMax) said.shift()
  }
  return plain
}
