import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { HomeBlock } from '../content/HomeBlock.tsx'
import { Teaser } from '../content/Teaser.tsx'
import { useArticlePath } from '../content/useArticlePath.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { publishedOf } from './published.ts'

/** What the house has written for the home page, in its order. Without any the page is whole as well. */
export function Written() {
  const { data } = useQuery(publishedOf())
  return data?.blocks.map((block) => (
    <div key={block.id} className="wrap-page pb-48 lg:pb-72">
      <HomeBlock of={block} />
    </div>
  ))
}

/** The newest articles, where there are some. */
export function Newest() {
  const say = useSay()
  const to = useArticlePath()
  const { data } = useQuery(publishedOf())
  if (!data?.articles.length) return null
  return (
    <section aria-labelledby="newest-title" className="wrap-page pb-48 lg:pb-72 flex flex-col gap-24">
      <div className="flex flex-wrap items-end justify-between gap-16">
        <h2 id="newest-title">{say('home.articles')}</h2>
        <LinkButton kind="secondary" to={paths.articles()}>
          {say('shell.articles')}
        </LinkButton>
      </div>
      <ul className="grid md:grid-cols-3 gap-16">
        {data.articles.map((one) => (
          <Teaser key={one.id} of={one} to={to(one.id)} heading="h3" isShort />
        ))}
      </ul>
    </section>
  )
}
