import { ButtonLink } from '#web/ui/button-link.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** Shown while an earlier part of the conversation is read, or when the message asked for is gone. */
export function EarlierNotice({ isMissing }: { isMissing: boolean }) {
  return (
    <div
      role="note"
      className={classNames(
        'mb-6 flex flex-wrap items-center justify-between gap-3',
        'rounded-card border border-line bg-surface px-4 py-2.5 text-sm',
      )}
    >
      <p>
        {isMissing
          ? 'That message is no longer part of the conversation.'
          : 'You are reading an earlier part of the conversation.'}
      </p>
      <ButtonLink variant="secondary" size="sm" href="/chat">
        Back to the latest
      </ButtonLink>
    </div>
  )
}
