import { useEffect } from 'react'

const TURN_MS = 1500

/** Says something in the title of the tab, in turn with the page's own, as long as there is something to say. */
export function useTabTitle(words: string | undefined) {
  useEffect(() => {
    if (!words) return
    const own = document.title
    let told = false
    const turn = () => {
      told = !told
      document.title = told ? words : own
    }
    turn()
    const timer = setInterval(turn, TURN_MS)
    return () => {
      clearInterval(timer)
      document.title = own
    }
  }, [words])
}
