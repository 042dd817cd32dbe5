const quoted = /["“”„«»][^"“”„«»\n]{1,200}["“”„«»]|(?<=^|\s)['‘](?!s\b)[^'’\n]{3,120}['’](?=[\s.,!?]|$)/g
const isQuoted = /["“”„«»‘]|(?:^|\s)'/
/** What says that the words between quotation marks are somebody else's: a work, a card, a voice. */
const others =
  /\b(songs?|lyrics?|chorus|track|album|movie|film|novel|book|title[d]?|called|named|episode|series|show|poem|quote|card|tarot|says?|said|told|texted|wrote|yelled|screamed|lied|canci[oó]n|pel[ií]cula|libro|serie|dijo|chanson|livre|dit|lied|buch|sagte|titel|musica|m[uú]sica|filme|livro|disse|canzone|brano|detto|nummer|boek|zei|piosenka|książka|powiedział\S*|şarkı\S*|kitap)\b|песн|фильм|книг|сказал|أغنية|فيلم|गान|फ़िल्म/i

/** A text without what it quotes from songs, films, cards and other people. */
export const withoutQuotes = (text: string) =>
  isQuoted.test(text) && others.test(text) ? text.replace(quoted, ' _ ') : text
