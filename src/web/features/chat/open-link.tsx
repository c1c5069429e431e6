import { ArrowUpRight } from 'lucide-react'
import { ButtonLink } from '#web/ui/button-link.tsx'
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
    <ButtonLink variant="link" href={href} onClick={onClick}>
      Open in {name}
      <ArrowUpRight aria-hidden />
    </ButtonLink>
  )
}
