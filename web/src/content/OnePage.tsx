import { paths } from '@evenlight/contract/paths'
import type { ComponentProps } from 'react'
import { brand } from '../brand.ts'
import { Back } from '../ui/Back.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { ArticleText } from './ArticleText.tsx'
import type { Piece } from './calls.ts'

/** The page of one text, with the ways to the others and to its author. */
export function OnePage({ of, back }: { of: Piece; back: ComponentProps<typeof Back> }) {
  const say = useSay()
  const { author } = of
  return (
    <>
      <title>{`${of.title} · ${brand.name}`}</title>
      <div className="wrap-page py-32 lg:py-48 flex flex-col gap-32">
        <ArticleText of={of} over={<Back {...back} />} />
        {author && (
          <div className="max-w-text mx-auto w-full">
            <LinkButton kind="secondary" to={paths.profile(author.id)}>
              {say('content.author', { name: author.display_name })}
            </LinkButton>
          </div>
        )}
      </div>
    </>
  )
}
