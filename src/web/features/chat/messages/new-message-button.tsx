import { ArrowDown } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

/** Shown instead of scrolling a reader who has scrolled up to the end. */
export function NewMessageButton({ onClick }: { onClick: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 -top-14 flex justify-center">
      <Button variant="secondary" size="sm" className="pointer-events-auto shadow-float" onClick={onClick}>
        <ArrowDown aria-hidden />
        New message
      </Button>
    </div>
  )
}
