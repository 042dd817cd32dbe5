import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { brand } from '../brand.ts'
import { type Head, type HeadArgs, short } from '../head.ts'
import { Page } from '../ui/Page.tsx'
import { Body } from './Body.tsx'
import { aboutOf } from './calls.ts'
import { ensure } from './one.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ensure(context, aboutOf())

export const head = ({ queries }: HeadArgs): Head => ({
  description: short(queries.getQueryData(aboutOf().queryKey)?.summary || brand.promise),
  path: paths.about(),
})

/** Who we are, as the house says it. */
export function Component() {
  const { data: about } = useQuery(aboutOf())
  return (
    about && (
      <Page title={about.title} lead={about.summary} width="text">
        <Body html={about.body} lang={about.locale} />
      </Page>
    )
  )
}
