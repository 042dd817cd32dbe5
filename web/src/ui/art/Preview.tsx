import { contours } from './Contours.tsx'
import { litHalf } from './Mark.tsx'
import { moonPath } from './Moon.tsx'
import { sigil } from './Sigil.tsx'

/** Where preview pictures are drawn there is no sheet of style: the light paper's tokens, by value. */
const paper = '#fbf8f2'
const ink = '#1c2927'
const muted = '#53605c'
const spruce = '#1f5a50'
const ember = '#a8471a'
const soft = '#e1eee9'

const WIDTH = 1200
const HEIGHT = 630
const COLUMN = 700
const EDGE = 80
const phases = [0.12, 0.3, 0.5, 0.7, 0.88]

/** A line of words as an outline, so that it looks the same without any face installed. Undefined where a sign has none. */
export type Letters = (words: string, size: number) => { path: string; width: number } | undefined

/** The words in lines no wider than the column, at most so many. */
function linesOf(words: string, size: number, most: number, letters: Letters) {
  const lines: string[] = []
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    const fits = lines.length > 0 && (letters(longer, size)?.width ?? Infinity) <= COLUMN
    if (fits) lines[lines.length - 1] = longer
    else if (lines.length < most) lines.push(word)
    else return [...lines.slice(0, -1), `${lines.at(-1)}…`]
  }
  return lines
}

function Words({
  y,
  gap,
  size,
  colour,
  lines,
  letters,
}: {
  y: number
  gap: number
  size: number
  colour: string
  lines: readonly string[]
  letters: Letters
}) {
  return lines.map((line, at) => (
    <path key={line} d={letters(line, size)?.path} transform={`translate(${EDGE} ${y + at * gap})`} fill={colour} />
  ))
}

/** What a link to the site looks like where it is shared: 1200 × 630, words at the start, art at the end. */
export function Preview({
  title,
  text,
  name,
  id,
  face,
  letters,
}: {
  title: string
  text: string
  name: string
  id?: string
  /** The address of the person's picture; whoever draws this puts the picture itself in its place. */
  face?: string | undefined
  letters: Letters
}) {
  const heading = linesOf(title, 76, 2, letters)
  const below = 240 + heading.length * 84
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <rect width={WIDTH} height={HEIGHT} fill={paper} />
      <g transform="translate(970 300)" fill="none" stroke={spruce}>
        {contours(id ?? 'evenlight').map((line, ring) => (
          <path key={line} d={line} opacity={Math.max(0.05, 0.36 - ring * 0.014)} />
        ))}
      </g>
      {face ? <Face address={face} /> : id ? <Portrait id={id} /> : <Moons />}
      <g transform={`translate(${EDGE} 58) scale(1.2)`}>
        <circle cx="16" cy="16" r="14" fill="none" stroke={spruce} strokeWidth="2" />
        <path d={litHalf} fill={ember} />
      </g>
      <path d={letters(name, 34)?.path} transform={`translate(${EDGE + 52} 88)`} fill={ink} />
      <Words y={240} gap={84} size={76} colour={ink} lines={heading} letters={letters} />
      <Words y={below} gap={46} size={34} colour={muted} lines={linesOf(text, 34, 3, letters)} letters={letters} />
    </svg>
  )
}

const Moons = () => (
  <g transform="translate(970 300)">
    {phases.map((phase, at) => (
      <g key={phase} transform={`translate(${(at - 2) * 72} 0)`} color={spruce}>
        <circle r="22" fill={paper} stroke={spruce} strokeWidth="1.6" />
        <path d={moonPath(phase, 22)} fill={spruce} />
      </g>
    ))}
  </g>
)

/** As large as the drawing that stands for whoever has none, and as round. */
const Face = ({ address }: { address: string }) => (
  <>
    <clipPath id="round">
      <rect x="810" y="140" width="320" height="320" rx="90" />
    </clipPath>
    <image href={address} x="810" y="140" width="320" height="320" clipPath="url(#round)" />
  </>
)

function Portrait({ id }: { id: string }) {
  const { orbits, moon } = sigil(id)
  return (
    <g transform="translate(810 140) scale(3.2)" color={spruce}>
      <rect width="100" height="100" rx="28" fill={soft} />
      {orbits.map(({ rx, ry, turn, at }) => (
        <g key={turn} transform={`rotate(${turn} 50 50)`}>
          <ellipse cx="50" cy="50" rx={rx} ry={ry} fill="none" stroke={spruce} strokeWidth="1" opacity="0.55" />
          <circle cx={50 + rx * Math.cos(at)} cy={50 + ry * Math.sin(at)} r="2.2" fill={spruce} />
        </g>
      ))}
      <circle cx="50" cy="50" r="16" fill={spruce} opacity="0.2" />
      <path d={moon} fill={spruce} />
    </g>
  )
}
