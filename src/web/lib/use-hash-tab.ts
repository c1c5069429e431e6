import { useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'

/** The tab in view: the one that the address names (/budget#goals), from the start and whenever it changes. */
export function useHashTab(tabs: readonly string[], first: string): [string, (tab: string) => void] {
  const hash = useLocationProperty(() => location.hash)
  const named = tabs.find((tab) => hash === `#${tab}`)
  const [tab, setTab] = useState(named ?? first)
  const [lastHash, setLastHash] = useState(hash)
  if (hash !== lastHash) {
    setLastHash(hash)
    if (named !== undefined) setTab(named)
  }
  return [tab, setTab]
}
