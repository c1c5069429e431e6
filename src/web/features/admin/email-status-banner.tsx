import { useQuery } from '@tanstack/react-query'
import { emailStatusQuery } from '#web/data/admin-email-status.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function EmailStatusBanner() {
  const status = useQuery(emailStatusQuery)
  if (status.isPending) return <Skeleton className="mb-6 h-14 w-full rounded-card" />
  if (status.isError) {
    const again = (
      <Button variant="secondary" size="sm" onClick={() => void status.refetch()}>
        Try again
      </Button>
    )
    return (
      <Alert
        variant="error"
        title="Unable to check email configuration status"
        action={again}
        className="mb-6"
      />
    )
  }
  if (!status.data) return null
  if (status.data.configured)
    return <Alert variant="success" title="Email system is properly configured." className="mb-6" />
  return (
    <Alert variant="warn" title="Email is not set up" className="mb-6">
      <p>New users get a generated password from you instead of an e-mail with a link.</p>
      <ul className="mt-1 list-disc pl-5">
        {!status.data.apiKeySet && (
          <li>
            The mail-provider key is not set. Set <code>EMAIL_API_KEY</code> or <code>SMTP_URL</code> on the
            server.
          </li>
        )}
        {!status.data.fromEmailSet && (
          <li>
            The sender address is not set. Set <code>EMAIL_FROM</code> on the server.
          </li>
        )}
      </ul>
    </Alert>
  )
}
