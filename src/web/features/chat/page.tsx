import { MessageCircle } from 'lucide-react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** The conversation itself is the next thing to be built; until then this page says so and leads on. */
export function ChatPage() {
  return (
    <>
      <PageHeader title="Keel Advisor" subtitle="Chat with your personal finance assistant" />
      <EmptyState
        icon={<MessageCircle />}
        title="The conversation is not part of this version yet"
        text="Your account is ready. The advisor arrives with one of the next versions."
        action={<ButtonLink href="/settings">Open Settings</ButtonLink>}
      />
    </>
  )
}
