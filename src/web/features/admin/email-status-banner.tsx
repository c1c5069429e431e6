import { useQuery } from '@tanstack/react-query'
import type { EmailStatus } from '#contract/email-status.ts'
import { emailStatusQuery } from '#web/data/admin-email-status.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

export function EmailStatusBanner() {
  return (
    <QueryView
      query={useQuery(emailStatusQuery)}
      loading={<Skeleton className="mb-6 h-14 w-full rounded-card" />}
      failureTitle="Unable to check email configuration status"
      className="mb-6"
    >
      {(status) => status && <Status status={status} />}
    </QueryView>
  )
}

function Status({ status }: { status: EmailStatus }) {
  if (status.configured)
    return <Alert variant="success" title="Email system is properly configured." className="mb-6" />
  return (
    <Alert variant="warn" title="Email is not set up" className="mb-6">
      <p>New users get a generated password from you instead of an e-mail with a link.</p>
      <ul className="mt-1 list-disc pl-5">
        {!status.apiKeySet && (
          <li>
            The mail-provider key is not set. Set <code>EMAIL_API_KEY</code> or <code>SMTP_URL</code> on the
            server.
          </li>
        )}
        {!status.fromEmailSet && (
          <li>
            The sender address is not set. Set <code>EMAIL_FROM</code> on the server.
          </li>
        )}
      </ul>
    </Alert>
  )
}
