import { ArrowUpRight } from 'lucide-react'
import { Link } from 'wouter'
import { screenNames } from './screens.ts'

interface OpenLinkProps {
  screen: keyof typeof screenNames
  onClick?: () => void
}

export function OpenLink({ screen, onClick }: OpenLinkProps) {
  return <OpenIn href={screen} name={screenNames[screen]} onClick={onClick} />
}

/** The same as a plan, where its numbers can be changed. */
export const OpenPlan = ({ address }: { address: string }) => <OpenIn href={address} name="Plans" />

function OpenIn({ href, name, onClick }: { href: string; name: string; onClick?: (() => void) | undefined }) {
  return (
    <Link
      href={href}
      onClick={onClick}
      className="inline-flex min-h-6 items-center gap-1 text-sm font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent touch:min-h-touch"
    >
      Open in {name}
      <ArrowUpRight aria-hidden className="size-4" />
    </Link>
  )
}
