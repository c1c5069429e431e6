import { type ComponentType, useEffect } from 'react'
import { PageChange } from './page-change.tsx'
import { preloadInterruptions, preloadOnFirstUse } from './preload.ts'

interface ArrivalProps {
  path: string
  Page: ComponentType
  /** Most people read such a page and leave: nothing more is loaded until they touch it. */
  isForReading?: boolean
}

export function Arrival({ path, Page, isForReading = false }: ArrivalProps) {
  useEffect(() => (isForReading ? preloadOnFirstUse() : preloadInterruptions()), [isForReading])
  return (
    <>
      <PageChange path={path} />
      <Page />
    </>
  )
}
