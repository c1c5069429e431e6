import type { CurrentUser } from '#contract/accounts.ts'
import type { SecurityEventKind } from '#contract/security-event-kinds.ts'
import { emailKey } from '#contract/fields.ts'
import type { ManagedUser, UpdateUserInput } from '#contract/users.ts'
import { toFlag } from '#server/db/codec.ts'
import { enqueueNotice } from '#server/features/mail/enqueue-store.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { deletePasswordLinks } from './password-links-store.ts'
import { endAllSessions } from './sessions-store.ts'
import { searchKey } from './users-store.ts'
import { conflict } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { type StoredUser, withUser } from './administrators-store.ts'
import { refuseLastAdministrator, type Telling } from './manage-user.ts'
import { saveDetails, toManagedUser } from './managed-store.ts'

/** Changes what the administrator names and leaves the rest. A change of role counts from the next request on. */
export async function updateUser(
  services: Pick<Services, 'db' | 'engine' | 'forgetDeleted' | 'clock'> & Telling,
  actor: CurrentUser,
  id: number,
  changes: UpdateUserInput,
): Promise<ManagedUser> {
  const now = services.clock()
  const changed = await withUser(services, actor, id, async (trx, user) => {
    const after = applyChanges(user, changes, now)
    const kinds = nameEvents(user, after)
    if (kinds.includes('user-disabled') && id === actor.id)
      throw conflict('You cannot disable your own account.')
    await refuseLastAdministrator(trx, user, after)
    await saveDetails(trx, after, { endsSignIns: kinds.includes('user-disabled') })
    // A link that went to the old address must not open the account.
    if (after.emailKey !== user.emailKey || kinds.includes('user-disabled'))
      await deletePasswordLinks(trx, id)
    if (kinds.includes('user-disabled')) await endAllSessions(trx, id)
    for (const kind of kinds) await recordEvent(trx, { kind, userId: id, actorId: actor.id }, now)
    // To the address that the account had: a new one is nobody's to confirm but its owner's.
    if (after.emailKey !== user.emailKey && user.lastSeenAt !== null)
      await enqueueNotice(services, trx, user, 'email-changed', null)
    return toManagedUser(after)
  })
  services.outbox.sendSoon()
  return changed
}

function applyChanges(user: StoredUser, changes: UpdateUserInput, now: Date): StoredUser {
  const { name = user.name, email = user.email, isAdmin, disabled = user.disabledAt !== null } = changes
  return {
    ...user,
    name,
    nameKey: searchKey(name),
    email,
    emailKey: emailKey(email),
    isAdmin: isAdmin === undefined ? user.isAdmin : toFlag(isAdmin),
    disabledAt: disabled ? (user.disabledAt ?? now.toISOString()) : null,
  }
}

function nameEvents(before: StoredUser, after: StoredUser): SecurityEventKind[] {
  const kinds: SecurityEventKind[] = []
  if (before.name !== after.name || before.email !== after.email) kinds.push('details-changed')
  if (before.isAdmin !== after.isAdmin) kinds.push('role-changed')
  const [was, is] = [before.disabledAt !== null, after.disabledAt !== null]
  if (was !== is) kinds.push(is ? 'user-disabled' : 'user-enabled')
  return kinds
}
