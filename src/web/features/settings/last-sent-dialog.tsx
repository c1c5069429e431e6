import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import type { LastSent } from '#contract/language-model.ts'
import { lastSentQuery } from '#web/data/language-model.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

/** The last payload to the letter, field by field. */
export function LastSentDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(lastSentQuery)
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="What was sent last"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <QueryView
        query={query}
        loading={<SkeletonRows count={4} />}
        failure="What was sent could not be loaded."
      >
        {(data) => (data ? <SentFields sent={data} /> : <NothingSent />)}
      </QueryView>
    </Dialog>
  )
}

function NothingSent() {
  return (
    <EmptyState
      icon={<Send />}
      title="Nothing has been sent"
      text="None of your messages has left this machine."
    />
  )
}

/** It is longer than the window: the arrow keys need something to hold on to. */
const scrolled = { role: 'region', 'aria-label': 'The payload', tabIndex: 0 }

function SentFields({ sent: { at, model, address, fields } }: { sent: LastSent }) {
  return (
    <div {...scrolled} className="grid gap-4 rounded-control text-sm">
      <p>
        To <span className="break-all">{address}</span> ({model}) on {new Date(at).toLocaleString('en-US')}. A
        key, where there is one, goes along in a header and is not shown.
      </p>
      <dl className="grid gap-3">
        {fields.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="mt-1 rounded-control bg-canvas p-3 whitespace-pre-wrap wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
