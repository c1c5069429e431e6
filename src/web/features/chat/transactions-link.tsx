import { ArrowUpRight } from 'lucide-react'
import { Link } from 'wouter'
import type { FigureSource } from '#contract/figures.ts'

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
    <Link
      href={`/transactions?${query}`}
      onClick={onClick}
      className="inline-flex min-h-6 items-center gap-1 text-sm font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent touch:min-h-touch"
    >
      See the transactions
      <ArrowUpRight aria-hidden className="size-4" />
    </Link>
  )
}
