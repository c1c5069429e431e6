import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/lib/copy-text.ts'

interface CopyButtonProps {
  text: string
  /** What is copied, for those who cannot see what stands beside it. */
  label: string
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const words = { copied: 'Copied', failed: 'Mark it and copy it by hand' }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={outcome ? undefined : label}
      onClick={() => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'failed'))}
    >
      {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{outcome ? words[outcome] : 'Copy'}</span>
    </Button>
  )
}
