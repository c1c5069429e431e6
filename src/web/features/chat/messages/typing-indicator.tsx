import { BRAND } from '#web/features/chat/brand.ts'

const DOTS = 3

export function TypingIndicator() {
  return (
    <span className="typing-dots">
      <span className="sr-only">{BRAND} is typing</span>
      {Array.from({ length: DOTS }, (_, index) => (
        <span key={index} aria-hidden />
      ))}
    </span>
  )
}
