import { ArrowUpRight } from 'lucide-react'
import type { FigureSource } from '#contract/figures.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface TransactionsLinkProps {
  filter: Extract<FigureSource, { kind: 'transactions' }>['filter']
  onClick: () => void
}

/** Leads to the very rows that a figure was added up from. */
export function TransactionsLink({ filter, onClick }: TransactionsLinkProps) {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
  return (
    <ButtonLink variant="link" href={`/transactions?${query}`} onClick={onClick}>
      See the transactions
      <ArrowUpRight aria-hidden />
    </ButtonLink>
  )
}
