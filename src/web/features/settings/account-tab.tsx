import { ChangePasswordForm } from '#web/account/change-password-form.tsx'
import { useMe } from '#web/data/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { SecurityEvents } from './security-events.tsx'
import { SessionList } from './session-list.tsx'

export function AccountTab() {
  return (
    <div className="grid gap-6">
      <AccountDetails />
      <Card title="Password" description="A change signs you out on all other devices.">
        <ChangePasswordForm submitLabel="Update Password" />
      </Card>
      <Card
        title="Financial profile"
        description="Income, expenses, savings and goals that the advisor works with."
      >
        <ButtonLink href="/profile" variant="secondary">
          Manage financial profile
        </ButtonLink>
      </Card>
      <SessionList />
      <SecurityEvents />
      <DeleteAccount />
    </div>
  )
}

function AccountDetails() {
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
            <dd className="truncate font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-muted">
        To change other account information, please contact support.
      </p>
    </Card>
  )
}
