import { Pencil, Trash2 } from 'lucide-react'
import type { Passkey } from '#contract/passkeys.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { formatDay } from '#web/lib/format-time.ts'

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

const day = (at: string) => formatDay(at)

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, host, isSynced, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {isSynced && <Badge>On several devices</Badge>}
        </p>
        <p className="text-ink-muted">
          Added {day(createdAt)}, {lastUsedAt ? `last used ${day(lastUsedAt)}` : 'not used yet'}
          {host !== location.hostname && `; only for ${host}`}
        </p>
      </div>
      <IconButton label={`Rename ${name}`} icon={<Pencil />} onClick={onRename} />
      <IconButton label={`Remove ${name}`} icon={<Trash2 />} variant="destructive" onClick={onRemove} />
    </li>
  )
}
