import { Failed } from '@evenlight/contract/client'
import { paths } from '@evenlight/contract/paths'
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { brand } from '../brand.ts'
import { crumbsOf } from '../crumbs.ts'
import type { Head } from '../head.ts'
import { dataContext } from '../here.ts'
import type { OnePiece } from './calls.ts'

/** Waits for what a page is about; what is not there, or is no name, is a missing page, what was taken back one that is gone. */
export async function ensure<T, Key extends QueryKey>(
  context: LoaderFunctionArgs['context'],
  query: FetchQueryOptions<T, Error, T, Key>,
) {
  await context
    .get(dataContext)
    .ensureQueryData(query)
    .catch((cause: unknown) => {
      if (cause instanceof Failed && cause.status === 410) throw new Response('', { status: 410 })
      if (cause instanceof Failed && (cause.status === 404 || cause.status === 422))
        throw new Response('', { status: 404 })
      throw cause
    })
  return null
}

const house = (site: string) => ({ '@type': 'Organization', '@id': `${site}/#us`, name: brand.name, url: site })

const pictureOf = ({ kind, locale, id }: OnePiece) => `/pictures/${kind}/${locale}/${id}.png`

/** What search engines are told of a text: what it is, whose, and where it stands. */
export const headOf = (of: OnePiece, path: string, over: { name: string; path: string }): Head => ({
  description: of.summary || of.title,
  path,
  kind: 'article',
  picture: pictureOf(of),
  writtenIn: of.locale,
  readIn: of.locales,
  about: (site, at) => [
    {
      '@type': of.kind === 'blog' ? 'BlogPosting' : 'Article',
      headline: of.title,
      description: of.summary,
      inLanguage: of.locale,
      image: site + pictureOf(of),
      datePublished: of.published_at,
      dateModified: of.changed_at,
      mainEntityOfPage: at(path),
      publisher: house(site),
      author: of.author
        ? { '@type': 'Person', name: of.author.display_name, url: at(paths.profile(of.author.id)) }
        : house(site),
    },
    crumbsOf({ name: over.name, item: at(over.path) }, { name: of.title, item: at(path) }),
  ],
})
