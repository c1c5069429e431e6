import { useQuery } from '@tanstack/react-query'
import type { SystemState } from '#contract/system.ts'
import { systemQuery } from '#web/data/admin-system.ts'
import { counted } from '#web/lib/counted.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { formatAgo } from '#web/lib/format-ago.ts'

/** How the server does, in words; machines read the same at /metrics. */
export function SystemTab() {
  return (
    <QueryView
      query={useQuery(systemQuery)}
      loading={<SkeletonRows count={6} />}
      failureTitle="The state of the server could not be loaded."
    >
      {(state) => <System state={state} />}
    </QueryView>
  )
}

function System({ state }: { state: SystemState }) {
  const { warnings } = state
  return (
    <div className="grid gap-4">
      {warnings.length === 0 ? (
        <Alert variant="success" title="All is well." />
      ) : (
        <Alert variant="warn" title="Something should be looked at">
          <ul className="list-disc pl-5">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Card title="System" description="Of the process that answered; the store is everybody’s.">
        <dl className="divide-y divide-line text-sm">
          {describe(state).map(([term, text]) => (
            <div key={term} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <dt className="font-medium">{term}</dt>
              <dd className="text-ink-muted tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}

const count = (value: number) => value.toLocaleString('en-US')
const milliseconds = (value: number) => `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ms`
const ago = (at: string) => formatAgo(at)

function size(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  const step = bytes === 0 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1000 ** step).toLocaleString('en-US', { maximumFractionDigits: 1 })} ${units[step]}`
}

function describe(state: SystemState): [term: string, text: string][] {
  const { loopDelay, requests, turns, hashing, outbox, store, disk, backups } = state
  return [
    ['Started', ago(state.startedAt)],
    [
      'Requests',
      `${count(requests.answered)} answered, ${count(requests.failed)} failed; most within ` +
        `${milliseconds(requests.typicalMs)}, one in a hundred takes ${milliseconds(requests.rareMs)} or more`,
    ],
    [
      'Waiting for the process',
      `${milliseconds(loopDelay.typicalMs)}, at worst ${milliseconds(loopDelay.worstMs)} in the last minutes`,
    ],
    ['Memory', size(state.memoryBytes)],
    [
      'Advisor',
      `${counted(turns.inFlight, 'answer')} under way, ${count(turns.lastHour)} in the last hour` +
        (turns.fellBack === 0 ? '' : `, of which ${count(turns.fellBack)} without the language model`),
    ],
    ['Passwords being checked', `${count(hashing.running)}, ${count(hashing.waiting)} waiting`],
    [
      'Mails',
      `${count(outbox.waiting)} waiting` +
        (outbox.oldestAt === null ? '' : `, the oldest since ${ago(outbox.oldestAt)}`) +
        `, ${count(outbox.dead)} given up`,
    ],
    ['Devices signed in', count(state.sessions)],
    [
      'Store',
      `${state.engine === 'sqlite' ? 'Embedded' : 'PostgreSQL'}, ${size(store.bytes)}, answers in ` +
        milliseconds(store.answerMs),
    ],
    ['Disk', `${size(disk.freeBytes)} of ${size(disk.totalBytes)} free`],
    ['Last backup', describeBackups(backups)],
  ]
}

function describeBackups(backups: SystemState['backups']): string {
  if (!backups) return 'Made by whoever runs PostgreSQL'
  return backups.lastAt === null ? 'None yet' : ago(backups.lastAt)
}
