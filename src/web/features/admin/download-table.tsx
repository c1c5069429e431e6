import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { accounts } from '#contract/accounts.ts'
import { call } from '#web/data/call.ts'
import { messageOf } from '#web/data/client.ts'
import { ButtonAnchor } from '#web/ui/button-anchor.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** A table to keep. Who signed in long ago is asked for the password first, which a plain link could not do. */
export function DownloadTable({ href }: { href: string }) {
  async function download(event: MouseEvent) {
    event.preventDefault()
    try {
      await call(accounts.checkRecent)
      location.assign(href)
    } catch (error) {
      const description = messageOf(error, 'Please try again.')
      toast({ variant: 'destructive', title: 'Nothing was exported', description })
    }
  }
  return (
    <ButtonAnchor
      variant="secondary"
      size="sm"
      href={href}
      download
      onClick={(event) => void download(event)}
    >
      <Download aria-hidden />
      Export CSV
    </ButtonAnchor>
  )
}
