import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { LinkRow, LinkRows } from '../../ui/LinkRows.tsx'
import { PagedList } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { RowSkeletons } from '../../ui/Skeletons.tsx'
import { useSay } from '../../words/say.tsx'
import { When } from '../../words/when.tsx'
import { kinds, locales, ofReaders, type Own, piecesOf, states } from './calls.ts'
import { StateBadge } from './StateBadge.tsx'

/** What a reader writes, or all that the house has; what is chosen stands in the address. */
export function Pieces() {
  const say = useSay()
  const isHouse = useSession(({ userData }) => userData?.type) === 'ADMIN'
  const [search] = useSearchParams()
  const kind = kinds.find((one) => one === search.get('kind'))
  const state = states.find((one) => one === search.get('state'))
  const pieces = useInfiniteQuery(piecesOf({ kind, state }))
  return (
    <Page
      title={say('content.pieces')}
      lead={say(isHouse ? 'content.pieces.house' : 'content.pieces.reader')}
      actions={<New isHouse={isHouse} />}
      width="text"
    >
      {isHouse && <Filters />}
      <PagedList
        of={pieces}
        failed={say('content.pieces.failed')}
        shape={<RowSkeletons />}
        empty={<Empty scene="letters">{say('content.pieces.none')}</Empty>}
      >
        {(all) => (
          <LinkRows>
            {all.map((one) => (
              <Row key={one.id} of={one} isHouse={isHouse} />
            ))}
          </LinkRows>
        )}
      </PagedList>
    </Page>
  )
}

function New({ isHouse }: { isHouse: boolean }) {
  const say = useSay()
  return (isHouse ? kinds : ofReaders).map((kind) => (
    <LinkButton key={kind} kind="secondary" to={paths.newPiece(kind)}>
      {say('content.pieces.new.of', { kind: say(`content.kind.${kind}`) })}
    </LinkButton>
  ))
}

const filters = { kind: kinds, state: states } as const

function Filters() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="grid sm:grid-cols-2 gap-16">
      {(['kind', 'state'] as const).map((name) => (
        <SelectField
          key={name}
          label={say(`content.pieces.${name}`)}
          value={search.get(name) ?? ''}
          onChange={({ target }) => choose(name, target.value)}
        >
          <option value="">{say('content.pieces.any')}</option>
          {filters[name].map((value) => (
            <option key={value} value={value}>
              {say(`content.${name}.${value}` as 'content.kind.article')}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}

function Row({ of, isHouse }: { of: Own; isHouse: boolean }) {
  const say = useSay()
  const missing = locales.filter((one) => !of.locales.includes(one))
  return (
    <LinkRow to={paths.piece(of.id)}>
      <span className="me-auto min-w-0 flex flex-col">
        <span className="font-semibold wrap-anywhere">
          <bdi>{of.title}</bdi>
        </span>
        <span className="text-meta text-muted">
          {isHouse && (
            <>
              {say(`content.kind.${of.kind}`)} ·{' '}
              {of.author ? say('content.by', { name: of.author.display_name }) : say('content.by_house')} ·{' '}
            </>
          )}
          {say('content.pieces.saved')} <When at={of.saved_at} plain />
          {of.ahead && of.state === 'published' && ` · ${say('content.pieces.ahead')}`}
          {isHouse &&
            missing.map(
              (one) => ` · ${say('content.write.locale.missing', { language: say(`content.locale.${one}`) })}`,
            )}
        </span>
      </span>
      <StateBadge of={of.state} />
    </LinkRow>
  )
}
