import { aboutCharactersMax, expertisesMax, headlineCharactersMax, languagesMax } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import { statusLineCharactersMax } from '@evenlight/contract/readers'
import { useState } from 'react'
import { Link } from 'react-router'
import { Section } from '../../accounts/Section.tsx'
import { ContactMarks } from '../../contact/ContactMarks.tsx'
import { useFields } from '../../form.ts'
import { Button } from '../../ui/Button.tsx'
import { AreaField, TextField } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { toast } from '../../ui/Toast.tsx'
import { useSay } from '../../words/say.tsx'
import { placeOf } from '../../zone.ts'
import type { Profile } from '../calls.ts'
import { savePage } from '../desk.ts'
import { drafted, draftOf, isUnsaved, type PageDraft, wordsOf } from './draft.ts'
import { ExpertisesField } from './ExpertisesField.tsx'
import { LanguagesField } from './LanguagesField.tsx'
import { Portrait } from './Portrait.tsx'
import { Preview } from './Preview.tsx'

const labels = {
  headline: 'readers.page.headline',
  about: 'readers.page.about',
  status_line: 'readers.status_line',
  expertises: 'readers.page.expertises',
  languages: 'readers.page.languages',
} as const

const usePageFields = (page: Profile) => {
  const say = useSay()
  return useFields<PageDraft, Profile>({
    name: 'page',
    start: draftOf(page),
    labels,
    draft: 'my-page',
    act: (values) => savePage(wordsOf(values)),
    onDone: () => toast(say('readers.page.saved')),
  })
}
type Fields = ReturnType<typeof usePageFields>

/** A reader's page in its fields, and as everybody would see it. What is written is kept in this tab until it is saved. */
export function PageForm({ page }: { page: Profile }) {
  const say = useSay()
  const [tab, setTab] = useState<'edit' | 'preview'>('edit')
  const fields = usePageFields(page)
  const draft = fields.form.watch()
  const unsaved = isUnsaved(page, draft)
  const tabs = (['edit', 'preview'] as const).map((name) => ({ name, label: say(`readers.page.${name}`) }))
  return (
    <Tabs label={say('readers.page.tabs')} tabs={tabs} chosen={tab} onChoose={setTab}>
      {tab === 'preview' && <Preview page={drafted(page, draft)} unsaved={unsaved} />}
      <div className={tab === 'edit' ? undefined : 'hidden'}>
        <Section title={say('readers.portrait')} hint={say('readers.portrait.hint')}>
          <Portrait page={page} />
        </Section>
        <Form
          of={fields}
          className="flex flex-col"
          failed={say('readers.page.not_saved')}
          kept={say('readers.page.kept')}
        >
          <Words page={page} fields={fields} />
          <Lists page={page} fields={fields} />
          <div className="flex flex-wrap items-center gap-x-16 gap-y-8 py-24 border-t border-line">
            <Button type="submit" pending={fields.pending} why={fields.away}>
              {say('readers.page.save')}
            </Button>
            <p role="status" className="text-meta text-muted">
              {unsaved && say('readers.page.unsaved')}
            </p>
          </div>
        </Form>
      </div>
    </Tabs>
  )
}

interface PartProps {
  page: Profile
  fields: Fields
}

function Words({ page, fields: { field, form } }: PartProps) {
  const say = useSay()
  const [headline, status, about] = form.watch(['headline', 'status_line', 'about'])
  const needed = (words: string) => (typed: string) => typed.trim() !== '' || words
  return (
    <Section
      title={say('readers.page.words')}
      hint={
        <>
          {say('readers.page.words.hint')} {say('readers.page.name', { name: page.display_name })}
        </>
      }
    >
      <TextField
        {...field('headline', { validate: needed(say('readers.page.headline.needed')) })}
        hint={say('readers.page.headline.hint', { most: headlineCharactersMax })}
        maxLength={headlineCharactersMax}
      />
      <ContactMarks text={headline} />
      <TextField
        {...field('status_line')}
        hint={say('readers.status_line.hint', { most: statusLineCharactersMax })}
        maxLength={statusLineCharactersMax}
        optional
      />
      <ContactMarks text={status} />
      <AreaField
        {...field('about', { validate: needed(say('readers.page.about.needed')) })}
        hint={say('readers.page.about.hint', { most: aboutCharactersMax })}
        maxLength={aboutCharactersMax}
        rows={10}
      />
      <ContactMarks text={about} />
    </Section>
  )
}

function Lists({ page, fields: { field, form } }: PartProps) {
  const say = useSay()
  const [expertises, languages] = form.watch(['expertises', 'languages'])
  const put = <Name extends 'expertises' | 'languages'>(name: Name, value: PageDraft[Name]) =>
    form.setValue(name, value as never, { shouldValidate: Boolean(form.formState.errors[name]) })
  const some = (words: string) => (list: readonly string[]) => list.length > 0 || words
  const ofExpertises = field('expertises', { validate: some(say('readers.page.expertises.needed')) })
  const ofLanguages = field('languages', { validate: some(say('readers.page.languages.needed')) })
  return (
    <>
      <Section
        title={say('readers.page.expertises')}
        hint={say('readers.page.expertises.hint', { most: expertisesMax })}
      >
        <ExpertisesField
          id={ofExpertises.id}
          error={ofExpertises.error}
          value={expertises}
          onChange={(value) => put('expertises', value)}
        />
      </Section>
      <Section title={say('readers.page.languages')} hint={say('readers.page.languages.hint', { most: languagesMax })}>
        <LanguagesField
          id={ofLanguages.id}
          error={ofLanguages.error}
          value={languages}
          onChange={(value) => put('languages', value)}
        />
      </Section>
      <Section
        title={say('readers.page.hours')}
        hint={say('readers.page.hours.hint', { zone: placeOf(page.time_zone) })}
      >
        <Link to={paths.schedule()} className="link self-start">
          {say('readers.page.hours.change')}
        </Link>
      </Section>
    </>
  )
}
