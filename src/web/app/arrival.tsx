import { type ComponentType, useEffect } from 'react'
import { PageChange } from './page-change.tsx'
import { preloadInterruptions } from './preload.ts'

interface ArrivalProps {
  path: string
  Page: ComponentType
}

export function Arrival({ path, Page }: ArrivalProps) {
  useEffect(preloadInterruptions, [])
  return (
    <>
      <PageChange path={path} />
      <Page />
    </>
  )
}
