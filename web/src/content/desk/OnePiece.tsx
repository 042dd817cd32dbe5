import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Banner } from '../../ui/Banner.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Objecting } from '../../ui/Objecting.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkeletonBars } from '../../ui/Skeletons.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useSession } from '../../session/session.ts'
import { useSay } from '../../words/say.tsx'
import { ArticleText } from '../ArticleText.tsx'
import type { OwnPiece } from '../calls.ts'
import { HomeBlock } from '../HomeBlock.tsx'
import { Acts } from './Acts.tsx'
import { kinds, type Locale, pieceOf } from './calls.ts'
import { Facts } from './Facts.tsx'
import { Versions } from './Versions.tsx'
import { WriteForm } from './WriteForm.tsx'

const back = { to: paths.pieces() }

/** A text that is there, or a new one. */
export function OnePiece({ id }: { id: string | undefined }) {
  const say = useSay()
  const { data: piece, ...asked } = useQuery({ ...pieceOf(id ?? ''), enabled: id !== undefined })
  const title = id === undefined ? say('content.write.new') : (piece?.title ?? say('content.pieces'))
  return (
    <Page title={title} back={{ ...back, words: say('content.pieces') }} width="text">
      {id === undefined ? (
        <NewPiece />
      ) : (
        <Loaded
          of={{ data: piece, ...asked }}
          failed={say('content.write.load_failed')}
          shape={<SkeletonBars count={4} bar="h-48" />}
        >
          {(there) => <Piece of={there} />}
        </Loaded>
      )}
    </Page>
  )
}

function NewPiece() {
  const go = useNavigate()
  const [search] = useSearchParams()
  const kind = kinds.find((one) => one === search.get('kind')) ?? 'article'
  return <WriteForm kind={kind} locale="en" onSaved={({ id }) => void go(paths.piece(id), { replace: true })} />
}

/** Why the house gave it back or took it off the site, and how its author objects. */
function CameBack({ of: { state, returned_reason: reason }, isHouse }: { of: OwnPiece; isHouse: boolean }) {
  const say = useSay()
  if (!reason || (state !== 'draft' && state !== 'withdrawn')) return null
  return (
    <Banner tone="warning">
      {say(state === 'draft' ? 'content.write.returned' : 'content.write.withdrawn', { reason })}
      {!isHouse && <Objecting />}
    </Banner>
  )
}

const tabs = ['write', 'preview', 'versions'] as const

function Piece({ of }: { of: OwnPiece }) {
  const say = useSay()
  const isHouse = useSession(({ userData }) => userData?.type) === 'ADMIN'
  const [tab, setTab] = useState<(typeof tabs)[number]>('write')
  const [locale, setLocale] = useState<Locale>(
    of.texts.find((text) => text.locale === 'en')?.locale ?? of.texts[0]!.locale,
  )
  const [dirty, setDirty] = useState(false)
  const text = of.texts.find((one) => one.locale === locale)
  const mayWrite = isHouse || of.state === 'draft'
  return (
    <div className="flex flex-col gap-24">
      <Facts of={of} />
      <CameBack of={of} isHouse={isHouse} />
      <Acts of={of} isHouse={isHouse} dirty={dirty} />
      <Tabs
        label={say('content.pieces')}
        tabs={tabs.map((name) => ({ name, label: say(`content.tab.${name}`) }))}
        chosen={tab}
        onChoose={setTab}
      >
        {/* What is typed stays while one looks at the other tabs. */}
        <div hidden={tab !== 'write'}>
          {mayWrite ? (
            <WriteForm
              key={`${locale} ${of.versions[0]?.number}`}
              kind={of.kind}
              of={of}
              locale={locale}
              onLocale={setLocale}
              onDirty={setDirty}
            />
          ) : (
            <p>{say(of.state === 'awaiting' ? 'content.write.locked' : 'content.write.read_only')}</p>
          )}
        </div>
        {tab === 'preview' &&
          (text ? (
            <div className="card p-20 lg:p-32">
              {of.kind === 'block' ? (
                <HomeBlock of={text} />
              ) : (
                <ArticleText
                  heading="h2"
                  of={{ ...text, author: of.author, published_at: of.published_at ?? of.saved_at }}
                />
              )}
            </div>
          ) : (
            <p>{say('content.preview.empty')}</p>
          ))}
        {tab === 'versions' && <Versions of={of} mayRestore={mayWrite} />}
      </Tabs>
    </div>
  )
}
