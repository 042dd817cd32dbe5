import { useEffect } from 'react'
import { create } from 'zustand'

type Finder = typeof import('@evenlight/contact/find')

const useCame = create<{ finder?: Finder }>(() => ({}))

/**
 * The rules that find contact details. They weigh as much as a page, so they come after it; undefined until then, and
 * what is sent meanwhile is read by the server, which decides anyway. `wanted`: from when on they are of use.
 */
export function useFinder(wanted = true) {
  const { finder } = useCame()
  useEffect(() => {
    if (finder || !wanted) return
    void import('@evenlight/contact/find').then(
      (came) => useCame.setState({ finder: came }),
      () => undefined,
    )
  }, [finder, wanted])
  return finder
}
