import { Link } from 'wouter'

/** To the sentence itself, wherever in the conversation it stands. */
export function MessageLink({ id, onClick }: { id: number; onClick?: () => void }) {
  return (
    <Link
      href={`/chat#message-${id}`}
      onClick={onClick}
      className="inline-flex min-h-6 items-center text-sm font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent touch:min-h-touch"
    >
      Show message
    </Link>
  )
}
