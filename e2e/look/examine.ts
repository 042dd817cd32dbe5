import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { faultsOfLayout } from '../layout.ts'

const every = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that other colours can change. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** Everything that can be said against the page as it stands. */
export async function faultsOf(page: Page, look: 'light' | 'dark' | 'rtl') {
  // Legacy: in this page alone, without a second one to gather frames in; there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (look === 'dark' ? axe.withRules(ofColour) : axe.withTags(every)).analyze()
  const told = violations.flatMap(({ id, nodes }) => nodes.map((node) => `axe ${id}: ${node.target.join(' ')}`))
  return [...(await faultsOfLayout(page)), ...told]
}
