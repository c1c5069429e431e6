import { useMe } from '#web/data/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'

export function AccountSettings() {
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
      <ButtonLink href="/change-password" variant="secondary" className="mt-4">
        Change Password
      </ButtonLink>
    </Card>
  )
}
