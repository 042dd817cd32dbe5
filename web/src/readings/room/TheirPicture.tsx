import { paths } from '@evenlight/contract/paths'
import { EyeOff } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useOwn } from '../../accounts/own.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useSay } from '../../words/say.tsx'

type Image = ComponentProps<typeof Picture>['image']

/** A picture as it is, which opens in a tab of its own. */
export function OpenPicture({ image, focused = false }: { image: Image; focused?: boolean }) {
  const say = useSay()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (focused) link.current?.focus()
  }, [focused])
  return (
    <a ref={link} href={image.original_url} target="_blank" rel="noreferrer" aria-label={say('readings.picture.open')}>
      <Picture image={image} alt={say('readings.picture')} />
    </a>
  )
}

/** One of the other person: at once or blurred until it is opened, as the account says, with the way to report it. */
export function TheirPicture({ image, name, readingId }: { image: Image; name: string; readingId: string }) {
  const say = useSay()
  const { data: me } = useOwn()
  const [opened, setOpened] = useState(false)
  return (
    <div className="flex flex-col items-start gap-4">
      {opened || me?.live_pictures === 'shown' ? (
        <OpenPicture image={image} focused={opened} />
      ) : (
        <button
          type="button"
          className="group grid place-items-center min-h-portrait min-w-portrait overflow-hidden rounded-control bg-sunken *:col-start-1 *:row-start-1 cursor-pointer"
          onClick={() => setOpened(true)}
        >
          <Picture image={image} alt="" className="veiled" />
          <span className="relative flex items-center gap-8 m-8 px-12 min-h-target rounded-button bg-surface text-ink text-meta font-semibold group-hover:text-primary">
            <EyeOff className="size-20 shrink-0" aria-hidden="true" />
            {say('readings.picture.blurred', { name })}
          </span>
        </button>
      )}
      <a
        href={paths.report(readingId)}
        target="_blank"
        rel="noreferrer"
        className="link inline-flex items-center min-h-target text-label"
      >
        {say('readings.picture.report')}
        <span className="say-only"> {say('readings.client.new_tab')}</span>
      </a>
    </div>
  )
}
