import type { Invitation } from '#contract/waitlist.ts'
import { LONG_TOAST, type ShowPasswords } from '#web/features/admin/announce-user.ts'
import { toast } from '#web/ui/toast-store.ts'

/** One toast for all of them, with a single password; more of them stand in the alert, where there is room. */
export function announceInvitations(results: Invitation[], showPasswords: ShowPasswords) {
  const { title, description, failed } = describeInvitations(results)
  const given = results.flatMap(({ email, password }) => (email && password ? [{ email, password }] : []))
  const [only, second] = given
  toast({
    title,
    description:
      only && !second ? `${description} The password of ${only.email} is ${only.password}` : description,
    duration: LONG_TOAST,
    variant: failed ? 'destructive' : 'default',
    selectable: given.length > 0,
  })
  if (given.length > 0) showPasswords(given)
}

export function describeInvitations(results: Invitation[]) {
  const invited = results.filter((result) => result.invited)
  const refused = results.filter((result) => !result.invited)
  const byHand = invited.filter((result) => !result.emailSent).length
  const sentences = [
    byHand > 0 && `${byHand} could not be sent an e-mail: pass their passwords on.`,
    ...refused.map(({ email, message }) => `${email ?? 'One entry'}: ${message ?? 'An error occurred'}.`),
  ].filter((sentence) => sentence !== false)
  return {
    title: titleFor(invited.length),
    description: sentences.slice(0, 4).join(' ') || 'Each was sent a link to choose a password.',
    failed: invited.length === 0,
  }
}

function titleFor(invited: number) {
  if (invited === 0) return 'Error sending invitation'
  return invited === 1 ? 'User Invited Successfully' : `${invited} Users Invited Successfully`
}
