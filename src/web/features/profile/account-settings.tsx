import { AccountDetails } from '#web/account/account-details.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

export function AccountSettings() {
  return (
    <AccountDetails>
      <ButtonLink href="/change-password" variant="secondary" className="mt-4">
        Change Password
      </ButtonLink>
    </AccountDetails>
  )
}
