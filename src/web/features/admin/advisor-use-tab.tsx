import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { ADVISOR_USE_DAYS, type AdvisorUseEntry, type AdvisorUseSummary } from '#contract/advisor-use.ts'
import { formatPercent } from '#finance/money.ts'
import { advisorUseQuery, advisorUseSummaryQuery } from '#web/data/admin-advisor-use.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListEnd } from '#web/ui/list-end.tsx'
import { formatTime } from '#web/lib/format-time.ts'

const count = (value: number) => value.toLocaleString('en-US')

/** What the conversations cost; nothing of what was said in them. */
export function AdvisorUseTab() {
  const summary = useQuery(advisorUseSummaryQuery)
  const list = useInfiniteQuery(advisorUseQuery)
  const entries = list.data?.pages.flat() ?? []
  return (
    <div className="grid gap-4">
      {summary.data && <Summary data={summary.data} />}
      <Card title="Turns" description="Each answer of the advisor, newest first, without a word of it.">
        {list.isSuccess && entries.length === 0 && (
          <EmptyState
            icon={<MessageCircle />}
            title="Nobody has talked to the advisor yet"
            text="Turns appear here with the first conversation."
          />
        )}
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <Turn key={entry.id} entry={entry} />
          ))}
        </ul>
        <ListEnd list={list} failure="The turns could not be loaded." />
      </Card>
    </div>
  )
}

function Summary({ data: { turns, builtIn, tokensIn, tokensOut, errors } }: { data: AdvisorUseSummary }) {
  const failures = errors.reduce((sum, { count: value }) => sum + value, 0)
  const kinds = errors.map(({ errorClass, count: value }) => `${errorClass} ${count(value)}`).join(', ')
  const figures = [
    ['Turns', count(turns), `In the last ${ADVISOR_USE_DAYS} days`],
    [
      'Answered by Keel itself',
      turns === 0 ? '–' : formatPercent((builtIn / turns) * 100),
      `${count(builtIn)} ${builtIn === 1 ? 'turn' : 'turns'}`,
    ],
    ['Tokens', count(tokensIn + tokensOut), `${count(tokensIn)} in, ${count(tokensOut)} out`],
    ['Broken off or failed', count(failures), kinds || 'None'],
  ]
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(([term, value, hint]) => (
        <div key={term} className="rounded-card border border-line bg-surface p-4 shadow-card">
          <dt className="text-sm text-ink-muted">{term}</dt>
          <dd className="text-figure tabular-nums">{value}</dd>
          <dd className="text-fine/5 wrap-anywhere text-ink-muted">{hint}</dd>
        </div>
      ))}
    </dl>
  )
}

function Turn({ entry }: { entry: AdvisorUseEntry }) {
  const who = entry.answeredBy === 'builtin' ? 'Built-in advisor' : `${entry.provider} ${entry.model ?? ''}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{entry.username}</span>, {who}
        {entry.errorClass && <span className="text-danger"> ({entry.errorClass})</span>}
      </span>
      <span className="text-ink-muted tabular-nums">
        {entry.isEstimated && 'about '}
        {count(entry.tokensIn + entry.tokensOut)} tokens, {count(entry.durationMs)} ms,{' '}
        <time dateTime={entry.at}>{formatTime(entry.at, 'moment')}</time>
      </span>
    </li>
  )
}
