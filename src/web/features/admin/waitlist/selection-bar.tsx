import { INVITED_AT_ONCE } from '#contract/waitlist.ts'
import { useInviteSeveral } from '#web/data/admin-waitlist.ts'
import { announceFailure, type ShowPasswords } from '#web/features/admin/announce-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { announceInvitations } from './announce-invitations.ts'

interface SelectionBarProps {
  pendingIds: number[]
  chosenIds: number[]
  onChoose: (ids: number[]) => void
  showPasswords: ShowPasswords
}

export function SelectionBar({ pendingIds, chosenIds, onChoose, showPasswords }: SelectionBarProps) {
  const invite = useInviteSeveral()
  const selectable = pendingIds.slice(0, INVITED_AT_ONCE)
  const isTooMany = chosenIds.length > INVITED_AT_ONCE

  async function inviteChosen() {
    try {
      announceInvitations(await invite.mutateAsync(chosenIds), showPasswords)
      onChoose([])
    } catch (error) {
      announceFailure('invite', error)
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-2">
      <Checkbox
        checked={chosenIds.length > 0 && chosenIds.length >= selectable.length}
        onChange={(isChosen) => onChoose(isChosen ? selectable : [])}
      >
        {`Select ${selectable.length === 1 ? 'the one' : `all ${selectable.length}`} pending`}
      </Checkbox>
      <div className="flex flex-wrap items-center gap-3">
        {isTooMany && <p className="text-sm text-warn">At most {INVITED_AT_ONCE} at once</p>}
        <Button
          size="sm"
          disabled={chosenIds.length === 0 || isTooMany}
          pending={invite.isPending}
          pendingText="Inviting..."
          onClick={() => void inviteChosen()}
        >
          Invite selected{chosenIds.length > 0 && ` (${chosenIds.length})`}
        </Button>
      </div>
    </div>
  )
}
