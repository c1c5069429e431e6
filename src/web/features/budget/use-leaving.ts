import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

export type WayOut = 'route' | 'hidden' | 'closed'

/** Calls back when the screen is left: for another page of the app, another tab, or altogether. */
export function useLeaving(onLeave: (way: WayOut) => void) {
  const leave = useEffectEvent(onLeave)

  useEffect(() => {
    const leaveWhenHidden = () => document.visibilityState === 'hidden' && leave('hidden')
    const leaveWhenClosed = () => leave('closed')
    document.addEventListener('visibilitychange', leaveWhenHidden)
    window.addEventListener('pagehide', leaveWhenClosed)
    return () => {
      document.removeEventListener('visibilitychange', leaveWhenHidden)
      window.removeEventListener('pagehide', leaveWhenClosed)
    }
  }, [])

  // Layout effects are undone before the next page's effects begin: the save goes out before a log-out does.
  useLayoutEffect(() => () => leave('route'), [])
}
