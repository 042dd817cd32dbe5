import { expertisesMax, headlineCharactersMax, languagesMax, nameCharactersMax } from '@evenlight/contract/lengths'
import { ContactMarks } from '../contact/ContactMarks.tsx'
import { ExpertisesField } from '../readers/page/ExpertisesField.tsx'
import { LanguagesField } from '../readers/page/LanguagesField.tsx'
import { Chip } from '../ui/Chip.tsx'
import { TextField, Wrong } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import type { Fields } from './Application.tsx'
import { channels } from './fields.ts'

type ListName = 'expertise_ids' | 'languages' | 'channels'
const isYears = (typed: string) => /^\d{1,2}$/.test(typed.trim()) && Number(typed) <= 80

/** What the applicant reads about, how, and by which ways. */
export function WorkStep({ of: { field, form } }: { of: Fields }) {
  const say = useSay()
  const [headline, ...lists] = form.watch(['headline', 'expertise_ids', 'languages', 'channels'])
  const [expertises, languages, ways] = lists
  const needed = { required: say('accounts.needed') }
  const some = (words: string) => ({ validate: (list: readonly string[]) => list.length > 0 || words })
  const put = (name: ListName, value: readonly string[]) =>
    form.setValue(name, [...value], { shouldValidate: Boolean(form.formState.errors[name]) })
  const ofExpertises = field('expertise_ids', some(say('readers.page.expertises.needed')))
  const ofLanguages = field('languages', some(say('readers.page.languages.needed')))
  const ofChannels = field('channels', some(say('applying.channels.needed')))
  return (
    <>
      <TextField
        {...field('display_name', needed)}
        hint={say('applying.display_name.hint')}
        maxLength={nameCharactersMax}
      />
      <TextField
        {...field('headline', needed)}
        hint={say('readers.page.headline.hint', { most: headlineCharactersMax })}
        maxLength={headlineCharactersMax}
      />
      <ContactMarks text={headline} />
      <fieldset className="flex flex-col gap-12 min-w-0">
        <legend className="mb-8 text-h3">{say('readers.page.expertises')}</legend>
        <p className="text-meta text-muted">{say('readers.page.expertises.hint', { most: expertisesMax })}</p>
        <ExpertisesField
          id={ofExpertises.id}
          error={ofExpertises.error}
          value={expertises}
          onChange={(value) => put('expertise_ids', value)}
        />
      </fieldset>
      <fieldset className="flex flex-col gap-12 min-w-0">
        <legend className="mb-8 text-h3">{say('readers.page.languages')}</legend>
        <p className="text-meta text-muted">{say('readers.page.languages.hint', { most: languagesMax })}</p>
        <LanguagesField
          id={ofLanguages.id}
          error={ofLanguages.error}
          value={languages}
          onChange={(value) => put('languages', value)}
        />
      </fieldset>
      <fieldset id={ofChannels.id} tabIndex={-1} className="flex flex-col gap-8 min-w-0 outline-none">
        <legend className="mb-8 text-h3">{say('applying.channels')}</legend>
        <p className="text-meta text-muted">{say('applying.channels.hint')}</p>
        <div className="flex flex-wrap gap-8">
          {channels.map((one) => (
            <Chip
              key={one}
              on={ways.includes(one)}
              onChange={(on) => put('channels', on ? [...ways, one] : ways.filter((other) => other !== one))}
            >
              {say(`readers.channel.${one}`)}
            </Chip>
          ))}
        </div>
        <Wrong id={`${ofChannels.id}-error`}>{ofChannels.error}</Wrong>
      </fieldset>
      <TextField
        {...field('years', { ...needed, validate: (years) => isYears(years) || say('applying.years.wrong') })}
        inputMode="numeric"
        maxLength={2}
      />
    </>
  )
}
