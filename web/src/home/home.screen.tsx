import { paths } from '@evenlight/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { brand } from '../brand.ts'
import type { Head, HeadArgs } from '../head.ts'
import { prefetch } from '../here.ts'
import { hereOf } from '../readers/calls.ts'
import { packagesOf } from '../wallet/calls.ts'
import { useSay } from '../words/say.tsx'
import { Hero } from './Hero.tsx'
import { Later } from './Later.tsx'
import { questions } from './questions.ts'
import { ROW, useShown } from './shown.ts'

export const loader = (args: LoaderFunctionArgs) =>
  prefetch(args, (data) => [data.prefetchQuery(hereOf()), data.prefetchQuery(packagesOf()), fetchPublished(data)])

/** Drawn by the server with the rest of the page; in a browser it is asked for by the part that shows it. */
const fetchPublished = async (data: QueryClient) => {
  if (import.meta.env.SSR) await data.prefetchQuery((await import('./published.ts')).publishedOf())
}

export const head = ({ say }: HeadArgs): Head => ({
  description: say('home.lead'),
  path: paths.home(),
  about: (site, at) => [
    {
      '@type': 'Organization',
      '@id': `${site}/#us`,
      name: brand.name,
      url: at('/'),
      logo: `${site}/icons/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url: at('/'),
      description: brand.promise,
      publisher: { '@id': `${site}/#us` },
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map((one) => ({
        '@type': 'Question',
        name: say(`home.question.${one}`),
        acceptedAnswer: { '@type': 'Answer', text: say(`home.question.${one}.text`) },
      })),
    },
  ],
})

export function Component() {
  const say = useSay()
  const shown = useShown()
  return (
    <>
      <title>{`${brand.name} · ${say('home.title')}`}</title>
      <Hero shown={shown} />
      <Later readers={shown.readers?.slice(ROW) ?? []} />
    </>
  )
}
