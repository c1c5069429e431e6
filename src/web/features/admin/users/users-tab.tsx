import { useInfiniteQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import type { ManagedUser } from '#contract/users.ts'
import { adminUsersQuery } from '#web/data/admin-users.ts'
import { useMe } from '#web/data/session.ts'
import type { ShowPasswords } from '#web/features/admin/announce-user.ts'
import { ListEnd } from '#web/ui/list-end.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EditUser } from './edit-user.tsx'
import { GiveNewPassword } from './give-new-password.tsx'
import { RemoveUser } from './remove-user.tsx'
import { type UserAction, UserRow } from './user-row.tsx'

export function UsersTab({ showPasswords }: { showPasswords: ShowPasswords }) {
  const me = useMe()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<{ action: UserAction; user: ManagedUser } | null>(null)
  const list = useInfiniteQuery(adminUsersQuery(search))
  const users = list.data?.pages.flat() ?? []
  const close = () => setOpen(null)
  const isMe = open?.user.id === me.id

  return (
    <Card title="Users" description="Everyone who has an account, newest first.">
      <SearchField
        label="Search users"
        placeholder="Search by name, username or email"
        onSearch={setSearch}
        className="mb-4 w-full sm:w-80"
      />
      {list.isSuccess && users.length === 0 && (
        <EmptyState icon={<UsersRound />} title="Nobody found" text="Try another search." />
      )}
      <ul aria-label="Users" className="divide-y divide-line">
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isMe={user.id === me.id}
            onAction={(action) => setOpen({ action, user })}
          />
        ))}
      </ul>
      <ListEnd list={list} failure="The users could not be loaded." />
      {open?.action === 'edit' && <EditUser user={open.user} isMe={isMe} onClose={close} />}
      {open?.action === 'new-password' && (
        <GiveNewPassword user={open.user} onClose={close} showPasswords={showPasswords} />
      )}
      {open?.action === 'remove' && <RemoveUser user={open.user} onClose={close} />}
    </Card>
  )
}
