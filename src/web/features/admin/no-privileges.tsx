import { ShieldAlert } from 'lucide-react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'

/** Stands for the whole panel when its first list cannot be loaded. */
export function NoPrivileges() {
  return (
    <Card className="mx-auto mt-10 max-w-md">
      <div role="alert" className="flex flex-col items-center py-6 text-center">
        <ShieldAlert aria-hidden className="mb-4 size-10 text-warn" />
        <h1 className="text-title">You may not have admin privileges</h1>
        <p className="mt-2 mb-6 text-pretty text-ink-muted">
          The waitlist could not be loaded. If you are an administrator, reload the page to try again.
        </p>
        <ButtonLink href="/chat">Return to Chat</ButtonLink>
      </div>
    </Card>
  )
}
