import { useEffect } from 'react'
import { FullPageSpinner } from './full-page-spinner.tsx'

/** The pages that are read are no part of the app: whoever is led to one from inside loads it. */
export function PageLoad() {
  useEffect(() => location.reload(), [])
  return <FullPageSpinner />
}
