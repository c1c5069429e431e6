import { type ComponentType, useEffect } from 'react'
import { useCurrency } from '#web/lib/currency.ts'
import { PageChange } from './page-change.tsx'
import { preloadInterruptions } from './preload.ts'

interface ArrivalProps {
  path: string
  Page: ComponentType
}

export function Arrival({ path, Page }: ArrivalProps) {
  useEffect(preloadInterruptions, [])
  const currency = useCurrency()
  return (
    <>
      <PageChange path={path} />
      {/* Another currency writes every amount anew. Where it is chosen, the page stays as it is. */}
      <Page key={path === '/settings' ? path : currency} />
    </>
  )
}
