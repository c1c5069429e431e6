import { Link, useLocation } from 'wouter'
import { useMe } from '#web/data/session.ts'

/** Someone else has seen a generated password, so its owner is reminded until they have chosen their own. */
export function GeneratedPasswordBanner() {
  const { passwordIsGenerated } = useMe()
  const [path] = useLocation()
  if (!passwordIsGenerated || path === '/change-password') return null
  return (
    <p
      role="note"
      className="border-b border-warn/20 bg-warn-soft px-4 py-2.5 text-sm text-warn sm:px-6 lg:px-8"
    >
      You are using a generated password.{' '}
      <Link href="/change-password" className="font-semibold underline underline-offset-2">
        Choose your own
      </Link>
    </p>
  )
}
