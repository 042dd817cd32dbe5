interface Answered {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetchNextPageError: boolean
}
export interface Growing {
  data: { pages: readonly unknown[] } | undefined
  fetchNextPage: (how: { cancelRefetch: boolean }) => Promise<Answered>
}

/**
 * One more page of a list. A list that asks for itself anew, since something live changed it, breaks off what is on its way;
 * who asked for more gets it all the same, after that.
 */
export async function fetchMore({ data, fetchNextPage }: Growing) {
  const known = data?.pages.length ?? 0
  for (;;) {
    const now = await fetchNextPage({ cancelRefetch: false })
    if (now.isFetchNextPageError || !now.hasNextPage || (now.data?.pages.length ?? 0) > known) return
  }
}
