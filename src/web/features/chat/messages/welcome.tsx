import { starterPrompts } from '#contract/chat.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'

interface WelcomeProps {
  isBusy: boolean
  onSend: (prompt: string) => void
}

export function Welcome({ isBusy, onSend }: WelcomeProps) {
  return (
    <Card
      title="Welcome"
      description="Tell me about your money in your own words. I keep your budget and balance sheet up to date, and show where every figure comes from. Where shall we start?"
      className="mx-auto w-full max-w-2xl"
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {starterPrompts.map((prompt) => (
          <li key={prompt} className="grid">
            <button
              type="button"
              disabled={isBusy}
              onClick={() => onSend(prompt)}
              className={classNames(
                'min-h-touch rounded-control border border-line bg-raised',
                'px-4 py-3 text-left text-sm font-medium transition-colors',
                'enabled:hover:border-accent/40 enabled:hover:bg-accent-soft',
                'enabled:hover:text-accent disabled:opacity-50',
              )}
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
