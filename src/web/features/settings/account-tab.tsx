import { AccountDetails } from '#web/account/account-details.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { OwnData } from './own-data/own-data.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import { SecurityEvents } from './security-events.tsx'
import { SessionList } from './session-list.tsx'
import { TwoStep } from './two-step/two-step.tsx'
import { WhatLeaves } from './what-leaves.tsx'
import { WrongAnswers } from './wrong-answers.tsx'

/** As tall as the form, so that nothing below it jumps. */
const loading = <Skeleton className="h-78 max-w-md" />
const ChangePasswordForm = lazyPart(
  async () => (await import('#web/account/change-password-form.tsx')).ChangePasswordForm,
  loading,
)

export function AccountTab() {
  return (
    <div className="grid gap-6">
      <AccountDetails />
      <Card title="Password" description="A change signs you out on all other devices.">
        <ChangePasswordForm submitLabel="Update Password" />
      </Card>
      <TwoStep />
      <Passkeys />
      <Card
        title="Financial profile"
        description="Income, expenses, savings and goals that the advisor works with."
      >
        <ButtonLink href="/profile" variant="secondary">
          Manage financial profile
        </ButtonLink>
      </Card>
      <WhatLeaves />
      <WrongAnswers />
      <OwnData />
      <SessionList />
      <SecurityEvents />
      <DeleteAccount />
    </div>
  )
}
