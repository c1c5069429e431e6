import { ArrowUpRight } from 'lucide-react'
import { Link } from 'wouter'
import { screenNames } from './screens.ts'

interface OpenLinkProps {
  screen: keyof typeof screenNames
  onClick?: () => void
}

export function OpenLink({ screen, onClick }: OpenLinkProps) {
  return (
    <Link
      href={screen}
      onClick={onClick}
      className="inline-flex min-h-6 items-center gap-1 text-sm font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent touch:min-h-touch"
    >
      Open in {screenNames[screen]}
      <ArrowUpRight aria-hidden className="size-4" />
    </Link>
  )
}
