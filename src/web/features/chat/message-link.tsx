import { ButtonLink } from '#web/ui/button-link.tsx'

/** To the sentence itself, wherever in the conversation it stands. */
export function MessageLink({ id, onClick }: { id: number; onClick?: () => void }) {
  return (
    <ButtonLink variant="link" href={`/chat#message-${id}`} onClick={onClick}>
      Show message
    </ButtonLink>
  )
}
