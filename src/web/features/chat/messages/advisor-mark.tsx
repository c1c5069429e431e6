import { Logo } from '#web/ui/logo.tsx'

/** The brand's name stands beside it. */
export function AdvisorMark() {
  return (
    <span
      aria-hidden
      className="flex size-8 items-center justify-center rounded-full border border-line bg-surface [&_svg]:size-5"
    >
      <Logo markOnly />
    </span>
  )
}
