import { useLocationProperty } from 'wouter/use-browser-location'
import { useMe } from '#web/data/session.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BRAND } from './brand.ts'
import { ChatScreen } from './chat-screen.tsx'
import { readMessageHash } from './message-hash.ts'

export function ChatPage() {
  const { id, name, username } = useMe()
  const target = readMessageHash(useLocationProperty(() => location.hash))
  return (
    <div className="chat-page">
      <PageHeader title={BRAND} subtitle="Chat with your personal finance assistant" />
      <ChatScreen userId={id} userName={name || username} target={target} />
    </div>
  )
}
