import { useEffect } from 'react'
import type { timeZone } from '#contract/time-zone.ts'
import { callLightly } from '#web/data/light-call.ts'

const KEY = 'keel-time-zone'

/** Tells the server once a session where the user's day begins. Nothing depends on it at once, so failing is silent. */
export function useTimeZone(userId: number) {
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const told = `${userId} ${zone}`
    try {
      if (!zone || sessionStorage.getItem(KEY) === told) return
      sessionStorage.setItem(KEY, told)
    } catch {
      // Storage is switched off: the server is told at every start instead.
    }
    callLightly<typeof timeZone.set>('PUT', '/api/users/me/time-zone', { timeZone: zone }).catch(() => {
      // The next session tries again; until then the server keeps the last one it knows.
    })
  }, [userId])
}
