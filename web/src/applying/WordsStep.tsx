import { aboutCharactersMax } from '@evenlight/contract/lengths'
import { sampleCharactersMax } from '@evenlight/contract/account-fields'
import { ContactMarks } from '../contact/ContactMarks.tsx'
import { AreaField } from '../ui/Field.tsx'
import { PictureField } from '../uploads/PictureField.tsx'
import type { usePicture } from '../uploads/usePicture.ts'
import { useSay } from '../words/say.tsx'
import type { Fields } from './Application.tsx'

interface WordsStepProps {
  of: Fields
  picture: ReturnType<typeof usePicture>
}

/** What the applicant says of themselves, and how they answer somebody. */
export function WordsStep({ of: { field, form }, picture }: WordsStepProps) {
  const say = useSay()
  const about = form.watch('about')
  const needed = { required: say('accounts.needed') }
  return (
    <>
      <AreaField
        {...field('about', needed)}
        hint={say('applying.about.hint', { most: aboutCharactersMax })}
        maxLength={aboutCharactersMax}
        rows={8}
      />
      <ContactMarks text={about} />
      <AreaField
        {...field('sample_reading', needed)}
        hint={say('applying.sample.hint', { most: sampleCharactersMax })}
        maxLength={sampleCharactersMax}
        rows={8}
      />
      <PictureField attached={picture.attached} onChoose={picture.choose} onRemove={picture.remove} />
      <p className="text-meta text-muted">{say('applying.picture')}</p>
    </>
  )
}
