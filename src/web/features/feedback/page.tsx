import { useCurrentUser } from '#web/data/session.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { FeedbackForm } from './feedback-form.tsx'

/** For visitors and users alike; users find their name and e-mail filled in. */
export function FeedbackPage() {
  const user = useCurrentUser().data
  const width = user ? 'max-w-2xl' : 'mx-auto max-w-2xl px-4 pt-10 sm:px-6 sm:pt-16'
  return (
    <div className={width}>
      <PageHeader
        title="Feedback"
        subtitle="Tell us what helps, what is missing, and what is wrong. A person reads it."
      />
      <Card>
        <FeedbackForm name={user?.name || user?.username || ''} email={user?.email ?? ''} />
      </Card>
    </div>
  )
}
