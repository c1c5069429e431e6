import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import type { Digest } from '#contract/digest.ts'
import { digestQuery } from '#web/data/digest.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

/** What would go out now, word for word. */
export function DigestPreview({ onClose }: { onClose: () => void }) {
  const query = useQuery(digestQuery)
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={query.data?.subject ?? 'Your digest'}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <QueryView query={query} loading={<SkeletonRows count={4} />} failure="The digest could not be loaded.">
        {(digest) => <DigestText digest={digest} />}
      </QueryView>
    </Dialog>
  )
}

function DigestText({ digest }: { digest: Digest }) {
  if (digest.sections.length === 0) {
    return (
      <EmptyState
        icon={<Mail />}
        title="Nothing to tell yet"
        text="Tell Keel about your budget, what you own and what you owe, or choose more preferences."
      />
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- longer than a phone, scrolled by the arrow keys
    <section aria-label="Digest" tabIndex={0} className="grid gap-4 outline-offset-4">
      {!digest.isChanged && (
        <Alert title="Nothing has changed">
          Such a digest is not sent by itself, only when you ask for it.
        </Alert>
      )}
      {digest.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {digest.sections.map(({ heading, lines }) => (
        <section key={heading}>
          <h3 className="font-semibold">{heading}</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5 wrap-anywhere tabular-nums marker:text-ink-muted">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
