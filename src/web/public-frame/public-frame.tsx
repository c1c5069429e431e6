import type { ReactNode } from 'react'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

interface PublicFrameProps {
  path?: string
  isSignedIn?: boolean
  children: ReactNode
}

/** The frame of the pages that are open to everybody. */
export function PublicFrame({ path, isSignedIn = false, children }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <PublicHeader path={path} isSignedIn={isSignedIn} />
      <main id="content" className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
