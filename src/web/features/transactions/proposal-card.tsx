import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BudgetProposal } from '#contract/budget-proposals.ts'
import { formatMoney } from '#finance/money.ts'
import { messageOf } from '#web/data/client.ts'
import { proposalsQuery, useAcceptProposals } from '#web/data/transactions.ts'
import { announceKept } from '#web/offline/announce-kept.ts'
import { counted } from '#web/lib/counted.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast-store.ts'

const keyOf = ({ kind, category }: BudgetProposal) => `${kind} ${category}`
const isOther = ({ amount, standing }: BudgetProposal) => amount !== standing

/** Rows for the budget out of what was really spent, beside what stands. Nothing changes until it is accepted. */
export function ProposalCard() {
  return (
    <QueryView
      query={useQuery(proposalsQuery)}
      loading={<Skeleton className="h-60" />}
      failure="Failed to load the proposed budget. Please try again."
    >
      {(proposals) => <Proposals open={proposals.filter(isOther)} />}
    </QueryView>
  )
}

function Proposals({ open }: { open: BudgetProposal[] }) {
  const accept = useAcceptProposals()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = open.filter((proposal) => !left.has(keyOf(proposal)))
  const months = open[0]?.months ?? 0

  function toggle(key: string) {
    setLeft((earlier) => {
      const next = new Set(earlier)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }

  function take() {
    const rows = chosen.map(({ kind, category, amount }) => ({ kind, category, amount }))
    accept.mutate(rows, {
      onSuccess: ({ changed, added }) =>
        toast({
          title: 'Budget updated',
          description: `${counted(added, 'row')} added, ${changed} changed.`,
        }),
      onError: (error) => {
        if (announceKept(error)) return
        toast({
          title: 'Not changed',
          description: messageOf(error, 'Your budget stands as before. Please try again.'),
          variant: 'destructive',
        })
      },
    })
  }

  return (
    <Card
      title="Proposed budget"
      description={
        open.length === 0
          ? 'Your budget says what your transactions say.'
          : `A month, mean of ${counted(months, 'month')}. Nothing changes until you accept.`
      }
    >
      {open.length > 0 && (
        <>
          <Table caption="Proposed budget">
            <thead>
              <tr>
                <HeadCell>Take</HeadCell>
                <HeadCell>Row</HeadCell>
                <HeadCell numeric>Now</HeadCell>
                <HeadCell numeric>Proposed</HeadCell>
              </tr>
            </thead>
            <tbody>
              {open.map((proposal) => (
                <tr key={keyOf(proposal)}>
                  <Cell>
                    <Checkbox
                      label={`Take ${proposal.category}`}
                      checked={!left.has(keyOf(proposal))}
                      onChange={() => toggle(keyOf(proposal))}
                    />
                  </Cell>
                  <Cell>
                    {proposal.category}
                    {proposal.kind === 'income' && <span className="text-ink-muted"> (income)</span>}
                  </Cell>
                  <Cell numeric className="text-ink-muted">
                    {proposal.standing === null ? 'none' : formatMoney(proposal.standing)}
                  </Cell>
                  <Cell numeric className="font-medium">
                    {formatMoney(proposal.amount)}
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
          <div className="mt-4 flex justify-end">
            <Button
              disabled={chosen.length === 0}
              pending={accept.isPending}
              pendingText="Saving..."
              onClick={take}
            >
              Accept {counted(chosen.length, 'row')}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
