import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Empty } from '../ui/Empty.tsx'
import { FindField } from '../ui/FindField.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useSay } from '../words/say.tsx'
import { listOf, type OwnTestimonial } from './calls.ts'
import { PutBack } from './PutBack.tsx'
import { Removed } from './Removed.tsx'
import { Review } from './Review.tsx'
import { TakeDown } from './TakeDown.tsx'

/** Everybody's testimonials, for the house: to take one down for a listed reason, and to put it back within a day. */
export function House() {
  const say = useSay()
  const [typed, type] = useState('')
  const all = useInfiniteQuery(listOf(useSettled(typed.trim())))
  return (
    <>
      <FindField label={say('testimonials.find')} hint={say('testimonials.find.hint')} value={typed} onType={type} />
      <PagedList
        of={all}
        failed={say('testimonials.failed')}
        shape={<RowSkeletons />}
        empty={<Empty scene="stars">{say(typed ? 'testimonials.find.none' : 'testimonials.none')}</Empty>}
        more={say('testimonials.more')}
      >
        {(said) => (
          <ul className="flex flex-col">
            {said.map((one) => (
              <Review key={one.id} own of={one} who={<Between of={one} />}>
                {one.removed ? (
                  <Removed of={one}>
                    <PutBack of={one} />
                  </Removed>
                ) : (
                  <TakeDown of={one} />
                )}
              </Review>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

/** Who wrote it about whom. */
function Between({ of: { client, reader } }: { of: OwnTestimonial }) {
  const say = useSay()
  return (
    <>
      <bdi>{client.username}</bdi> <span className="font-normal">{say('testimonials.about')}</span>{' '}
      <Link to={paths.profile(reader.id)} className="link">
        <bdi>{reader.display_name}</bdi>
      </Link>
    </>
  )
}
