import { useInfiniteQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import type { SavedFact } from '#contract/facts.ts'
import { factsQuery } from '#web/data/facts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { ForgetDialog } from './forget-dialog.tsx'
import { KnownFact } from './known-fact.tsx'
import { ListEnd } from '#web/ui/list-end.tsx'

/** Everything the advisor took from the conversation, with the words it came from. */
export function KnownPanel({ onClose }: { onClose: () => void }) {
  const list = useInfiniteQuery(factsQuery)
  const [toForget, setToForget] = useState<SavedFact | null>(null)
  const facts = list.data?.pages.flat() ?? []
  return (
    <SidePanel
      title="What I know"
      description="What I took from our conversation, and the words it came from."
      onClose={onClose}
    >
      {list.data && facts.length === 0 && (
        <EmptyState
          icon={<BookOpen />}
          title="Nothing yet"
          text="Tell me about your income, your bills, what you own or owe. What I save is listed here."
        />
      )}
      <ul className="divide-y divide-line">
        {facts.map((fact) => (
          <KnownFact key={fact.id} fact={fact} onForget={() => setToForget(fact)} onLeave={onClose} />
        ))}
      </ul>
      <ListEnd list={list} failure="What I know could not be loaded." />
      {toForget && <ForgetDialog fact={toForget} onClose={() => setToForget(null)} />}
    </SidePanel>
  )
}
