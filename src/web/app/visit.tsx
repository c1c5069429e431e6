import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { trackVisit } from '#web/lib/track-visits.ts'

/** Counts the pages that are opened, for the administrators' analytics. */
export function Visit() {
  const [path] = useLocation()
  useEffect(() => trackVisit(path), [path])
  return null
}
