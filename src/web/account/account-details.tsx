import type { ReactNode } from 'react'
import { useMe } from '#web/data/session.ts'
import { Card } from '#web/ui/card.tsx'

/** Who the account belongs to, read-only; stands in the Settings and in the Financial Profile. */
export function AccountDetails({ children }: { children?: ReactNode }) {
  const user = useMe()
  const details = [
    ['Username', user.username],
    ['Name', user.name || 'Not given'],
    ['Email', user.email],
  ]
  return (
    <Card title="Account">
      <dl className="grid gap-4 sm:grid-cols-3">
        {details.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-ink-muted">
        To change other account information, please contact support.
      </p>
      {children}
    </Card>
  )
}
