import type { NewUserAnswer } from '#contract/users.ts'
import { messageOf } from '#web/data/client.ts'
import { toast } from '#web/ui/toast-store.ts'
import { copyText } from '#web/lib/copy-text.ts'
import type { GivenPassword } from './given-passwords.tsx'

/** Long enough to read a password out of it. */
export const LONG_TOAST = 10_000

export type ShowPasswords = (given: GivenPassword[]) => void

const words = {
  create: { done: 'User Created Successfully', failed: 'Error creating user' },
  invite: { done: 'User Invited Successfully', failed: 'Error sending invitation' },
}
type Way = keyof typeof words

/** Tells the administrator how it went. A password that no e-mail could carry is told here, and only here. */
export function announceUser(way: Way, answer: NewUserAnswer, showPasswords: ShowPasswords) {
  const { user, emailSent, password } = answer
  const title = words[way].done
  if (emailSent || !password) {
    const description = `An e-mail with a link to choose a password went to ${user.email}.`
    toast({ title, description, duration: LONG_TOAST })
    return
  }
  toast({
    title,
    description: `The e-mail could not be sent. The password of ${user.email} is ${password}`,
    duration: LONG_TOAST,
    selectable: true,
    action: { label: 'Copy', onClick: () => void copyText(password) },
  })
  showPasswords([{ email: user.email, password }])
}

export function announceFailure(way: Way, error: unknown) {
  toast({
    variant: 'destructive',
    title: words[way].failed,
    description: messageOf(error, 'An error occurred'),
  })
}
