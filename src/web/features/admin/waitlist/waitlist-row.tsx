import type { WaitlistEntry } from '#contract/waitlist.ts'
import { useInviteUser } from '#web/data/admin-users.ts'
import { announceFailure, announceUser, type ShowPasswords } from '#web/features/admin/announce-user.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { formatDay } from '#web/lib/format-time.ts'

interface WaitlistRowProps {
  entry: WaitlistEntry
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onRemove: () => void
  showPasswords: ShowPasswords
}

export function WaitlistRow({ entry, isChosen, onChoose, onRemove, showPasswords }: WaitlistRowProps) {
  const invite = useInviteUser()
  const { email, createdAt, inviteSent } = entry

  // Awaited, not by callbacks: with only pending entries in view the row is gone by then.
  async function sendInvitation() {
    try {
      announceUser('invite', await invite.mutateAsync({ email }), showPasswords)
    } catch (error) {
      announceFailure('invite', error)
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <Checkbox
        label={`Select ${email}`}
        checked={isChosen && !inviteSent}
        disabled={inviteSent}
        onChange={onChoose}
      />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-sm text-ink-muted">
          Joined <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </p>
      </div>
      <div className="flex w-full items-center gap-1 pl-11 sm:w-64 sm:pl-0">
        <Badge tone={inviteSent ? 'good' : 'neutral'} className="mr-auto sm:w-20 sm:justify-center">
          {inviteSent ? 'Invited' : 'Pending'}
        </Badge>
        {!inviteSent && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Invite ${email}`}
            pending={invite.isPending}
            onClick={() => void sendInvitation()}
          >
            Invite
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-label={`Remove ${email}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
