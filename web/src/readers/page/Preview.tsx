import { useSay } from '../../words/say.tsx'
import type { Profile } from '../calls.ts'
import { ProfileBody } from '../ProfileBody.tsx'
import { ReaderCard } from '../ReaderCard.tsx'

/** A reader's page and card, drawn by what draws them for everybody. */
export function Preview({ page, unsaved }: { page: Profile; unsaved: boolean }) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-32">
      <p role="status">{say(unsaved ? 'readers.page.preview.unsaved' : 'readers.page.preview.saved')}</p>
      <section aria-labelledby="preview-card" className="flex flex-col gap-16">
        <h2 id="preview-card" className="text-h3">
          {say('readers.page.preview.card')}
        </h2>
        <div className="w-full max-w-panel">
          <ReaderCard reader={page} />
        </div>
      </section>
      <section aria-labelledby="preview-page" className="flex flex-col gap-16">
        <h2 id="preview-page" className="text-h3">
          {say('readers.page.preview.page')}
        </h2>
        <ProfileBody reader={page} favorites={undefined} />
      </section>
    </div>
  )
}
