import { MessageCircle } from 'lucide-react'
import { useLocation } from 'wouter'
import { addText } from '#web/data/draft.ts'
import { useMe } from '#web/data/session.ts'
import { Button } from '#web/ui/button.tsx'
import { askAbout } from './ask-about.ts'
import type { Plan } from './plan.ts'

/** Puts the question of the plan into the chat, to be sent or changed first. */
export function ExplainButton({ plan }: { plan: Plan }) {
  const { id } = useMe()
  const [, navigate] = useLocation()
  return (
    <Button
      variant="secondary"
      size="sm"
      className="print:hidden"
      onClick={() => {
        addText(id, askAbout(plan))
        navigate('/chat')
      }}
    >
      <MessageCircle aria-hidden />
      Explain this
    </Button>
  )
}
