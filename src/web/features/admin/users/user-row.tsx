import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import type { ManagedUser } from '#contract/users.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { formatAgo } from '#web/lib/format-ago.ts'

export type UserAction = 'edit' | 'new-password' | 'remove'

interface UserRowProps {
  user: ManagedUser
  isMe: boolean
  onAction: (action: UserAction) => void
}

/** One's own password and account are matters of the Settings. */
export function UserRow({ user, isMe, onAction }: UserRowProps) {
  const { email } = user
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Avatar name={user.name || user.username} size="sm" className="max-sm:hidden" />
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {user.name || user.username}
          {isMe && <Badge tone="accent">You</Badge>}
          {user.isAdmin && <Badge>Administrator</Badge>}
          {user.disabled && <Badge tone="warn">Disabled</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          {email} · {user.username}
        </p>
      </div>
      <p className="flex-1 text-sm text-ink-muted sm:w-44 sm:flex-none">{describeLastSeen(user)}</p>
      <div className="flex justify-end sm:w-28">
        <IconButton label={`Edit ${email}`} icon={<Pencil />} onClick={() => onAction('edit')} />
        {!isMe && (
          <>
            <IconButton
              label={`New password for ${email}`}
              icon={<KeyRound />}
              onClick={() => onAction('new-password')}
            />
            <IconButton
              label={`Delete ${email}`}
              icon={<Trash2 />}
              variant="destructive"
              onClick={() => onAction('remove')}
            />
          </>
        )}
      </div>
    </li>
  )
}

function describeLastSeen({ lastSeenAt }: ManagedUser) {
  if (lastSeenAt === null) return 'Never signed in'
  return `Seen ${formatAgo(lastSeenAt)}`
}
