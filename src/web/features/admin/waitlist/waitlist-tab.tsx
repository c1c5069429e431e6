import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import type { WaitlistEntry } from '#contract/waitlist.ts'
import { adminWaitlistQuery, WAITLIST_CSV, type WaitlistView } from '#web/data/admin-waitlist.ts'
import type { ShowPasswords } from '#web/features/admin/announce-user.ts'
import { ListEnd } from '#web/ui/list-end.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { DownloadTable } from '#web/features/admin/download-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { RemoveEntry } from './remove-entry.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { WaitlistRow } from './waitlist-row.tsx'

const statuses: { value: WaitlistView['status']; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'invited', label: 'Invited' },
]

export function WaitlistTab({ showPasswords }: { showPasswords: ShowPasswords }) {
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<WaitlistView['status']>('all')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [removing, setRemoving] = useState<WaitlistEntry | null>(null)
  const list = useInfiniteQuery(adminWaitlistQuery({ search, status }))
  const entries = list.data?.pages.flat() ?? []
  const pending = entries.filter((entry) => !entry.inviteSent)
  // What is no longer in view, or was invited meanwhile, is no longer chosen either.
  const chosenIds = pending.map(({ id }) => id).filter((id) => chosen.has(id))

  function choose(id: number, isChosen: boolean) {
    const next = new Set(chosenIds)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <Card
      title="Waitlist"
      description="Who wants to come in, newest first."
      actions={<DownloadTable href={WAITLIST_CSV} />}
    >
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchField
          label="Search the waitlist"
          placeholder="Search by email"
          onSearch={setSearch}
          className="w-full sm:w-72"
        />
        <Segmented label="Status" options={statuses} value={status} onValueChange={setStatus} />
      </div>
      {pending.length > 0 && (
        <SelectionBar
          pendingIds={pending.map(({ id }) => id)}
          chosenIds={chosenIds}
          onChoose={(ids) => setChosen(new Set(ids))}
          showPasswords={showPasswords}
        />
      )}
      {list.isSuccess && entries.length === 0 && (
        <NobodyHere isFiltered={search !== '' || status !== 'all'} />
      )}
      <ul aria-label="Waitlist" className="divide-y divide-line">
        {entries.map((entry) => (
          <WaitlistRow
            key={entry.id}
            entry={entry}
            isChosen={chosen.has(entry.id)}
            onChoose={(isChosen) => choose(entry.id, isChosen)}
            onRemove={() => setRemoving(entry)}
            showPasswords={showPasswords}
          />
        ))}
      </ul>
      <ListEnd list={list} failure="The waitlist could not be loaded." />
      <RemoveEntry entry={removing} onClose={() => setRemoving(null)} />
    </Card>
  )
}

function NobodyHere({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState icon={<Inbox />} title="Nobody found" text="Try another search or another status." />
  ) : (
    <EmptyState
      icon={<Inbox />}
      title="Nobody is waiting"
      text="People who join the waitlist on the home page appear here."
    />
  )
}
