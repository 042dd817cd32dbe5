import { Section, Specimen } from './Section.tsx'

const colours = {
  grounds: ['page', 'surface', 'sunken', 'line', 'line-strong'],
  inks: ['ink', 'muted', 'primary', 'primary-hover', 'on-primary', 'ember', 'focus'],
  meanings: ['success', 'warning', 'danger', 'info', 'online', 'busy', 'offline'],
  'soft fills': ['soft-success', 'soft-warning', 'soft-danger', 'soft-info', 'soft-primary', 'soft-ember'],
  bubbles: ['mine', 'theirs'],
}
const sizes = [
  ['h1', 'font-serif text-h1 tracking-tight', 'A quiet place to ask'],
  ['h2', 'font-serif text-h2', 'The big questions'],
  ['h3', 'font-serif text-h3', 'Mara Linden'],
  ['lead', 'text-lead', 'Every second is counted fairly.'],
  ['body', 'text-body', 'Talk with a reader who fits you; stop whenever you like.'],
  ['meta', 'text-meta', 'Tarot · Love & family'],
  ['label', 'text-label font-semibold', 'Available now'],
  ['figures', 'text-h3 font-semibold tabular', '02:00 · 11:11 · $59.00'],
] as const

export function Tokens() {
  return (
    <>
      <Section name="Colours">
        {Object.entries(colours).map(([group, names]) => (
          <Specimen key={group} state={group}>
            <ul className="flex flex-col gap-4 text-meta">
              {names.map((name) => (
                <li key={name} className="flex items-center gap-12">
                  <svg viewBox="0 0 48 24" className="w-48 shrink-0 rounded-tick border border-line" aria-hidden="true">
                    <rect width="48" height="24" fill={`var(--color-${name})`} />
                  </svg>
                  {name}
                </li>
              ))}
            </ul>
          </Specimen>
        ))}
      </Section>
      <Section name="Type">
        {sizes.map(([name, look, words]) => (
          <Specimen key={name} state={name} wide>
            <p className={look}>{words}</p>
          </Specimen>
        ))}
        <Specimen state="other scripts: Arabic, Persian, Hebrew">
          <p lang="ar">
            <span dir="rtl">أهلاً وسهلاً</span>
          </p>
          <p lang="fa">
            <span dir="rtl">خوش آمدید</span>
          </p>
          <p lang="he">
            <span dir="rtl">ברוכים הבאים</span>
          </p>
        </Specimen>
      </Section>
    </>
  )
}
