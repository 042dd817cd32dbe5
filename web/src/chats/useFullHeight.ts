import { useEffect } from 'react'

/** The page is exactly as high as what can be seen of it, an on-screen keyboard taken off, as long as a room is open. */
export function useFullHeight() {
  useEffect(() => {
    const { dataset, style } = document.documentElement
    const view = window.visualViewport
    const fit = () => {
      if (view && view.scale === 1) style.setProperty('--room-height', `${Math.round(view.height)}px`)
    }
    dataset.room = 'open'
    fit()
    view?.addEventListener('resize', fit)
    return () => {
      delete dataset.room
      style.removeProperty('--room-height')
      view?.removeEventListener('resize', fit)
    }
  }, [])
}
