/** The way to a page from above it, as schema.org says it: the whole address of each place, the page itself last. */
export const crumbsOf = (...places: readonly { name: string; item: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map((place, at) => ({ '@type': 'ListItem', position: at + 1, ...place })),
})
