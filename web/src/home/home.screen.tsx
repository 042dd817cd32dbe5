import { brand } from '../brand.ts'
import { Page } from '../ui/Page.tsx'

export const Component = () => <Page title={brand.name}>{brand.promise}</Page>
