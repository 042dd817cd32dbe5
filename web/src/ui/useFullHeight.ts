import { useLayoutEffect } from 'react'

/** Less than this, as over a keyboard on a small phone, and the head of the room keeps to one line. */
const SHORT_PX = 420

/** The page is exactly as high as what can be seen of it, an on-screen keyboard taken off, as long as a room is open. */
export function useFullHeight() {
  // Before the page is painted, or its header would be seen going.
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement
    const view = window.visualViewport
    const fit = () => {
      dataset.room = view && view.scale === 1 && view.height < SHORT_PX ? 'short' : 'open'
      if (!view || view.scale !== 1) return
      style.setProperty('--room-height', `${Math.round(view.height)}px`)
      // Some browsers push the page up under the keyboard; what was pushed out of sight is the head with the clock.
      if (view.offsetTop > 0) scrollTo(0, 0)
    }
    fit()
    view?.addEventListener('resize', fit)
    return () => {
      delete dataset.room
      style.removeProperty('--room-height')
      view?.removeEventListener('resize', fit)
    }
  }, [])
}
