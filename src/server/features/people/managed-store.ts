import type { Selectable } from 'kysely'
import type { SearchQuery } from '#contract/fields.ts'
import type { ManagedUser } from '#contract/users.ts'
import { type Flag, fromFlag } from '#server/db/codec.ts'
import { contains } from '#server/db/contains.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { conflict } from '#server/lib/http-error.ts'
import type { UsersTable } from '#server/db/tables/accounts.ts'
import { searchKey } from './users-store.ts'

interface UserRow extends Omit<ManagedUser, 'isAdmin' | 'disabled'> {
  isAdmin: Flag
  disabledAt: string | null
}

export function toManagedUser(row: UserRow): ManagedUser {
  const { id, name, username, email, createdAt, lastSeenAt } = row
  const flags = { isAdmin: fromFlag(row.isAdmin), disabled: row.disabledAt !== null }
  return { id, name, username, email, createdAt, lastSeenAt, ...flags }
}

/** Usernames are in lower case already. */
const searched = ['emailKey', 'username', 'nameKey']

export async function listUsers(db: Db, { limit, before, search }: SearchQuery): Promise<ManagedUser[]> {
  const text = searchKey(search ?? null)
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'email', 'isAdmin', 'createdAt', 'lastSeenAt', 'disabledAt'])
    .where('deletedAt', 'is', null)
    .$if(text !== null, (query) =>
      query.where((where) => where.or(searched.map((column) => contains(column, text ?? '')))),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toManagedUser)
}

type Details = Pick<
  Selectable<UsersTable>,
  'id' | 'name' | 'nameKey' | 'email' | 'emailKey' | 'isAdmin' | 'disabledAt'
>

export async function saveDetails(
  trx: Trx,
  user: Details,
  { endsSignIns }: { endsSignIns: boolean },
): Promise<void> {
  const { id, name, nameKey, email, emailKey, isAdmin, disabledAt } = user
  try {
    await trx
      .updateTable('users')
      .set((set) => ({
        name,
        nameKey,
        email,
        emailKey,
        isAdmin,
        disabledAt,
        // A sign-in under way at this moment comes to nothing, also after the account is opened again.
        passwordEpoch: set('passwordEpoch', '+', endsSignIns ? 1 : 0),
      }))
      .where('id', '=', id)
      .execute()
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('A user with this e-mail already exists')
    throw error
  }
}
