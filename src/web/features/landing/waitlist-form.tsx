import { useRef, useTransition, type SubmitEvent } from 'react'
import { ApiError } from '#contract/api-error.ts'
import { findEmailMistake, WAITLIST_EMAIL_MISSING } from '#contract/waitlist-email.ts'
import type { Waitlist } from '#web/data/waitlist.ts'
import { RobotField } from '#web/public-frame/robot-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { WaitlistCount } from './waitlist-count.tsx'

/** Reads its fields when it is sent, so that an address typed before the scripts arrived counts as well. */
export function WaitlistForm({ waitlist: { count, join } }: { waitlist: Waitlist }) {
  const [isPending, startJoining] = useTransition()
  const emailInput = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const [email, leaveEmpty] = [readText(fields, 'email').trim(), readText(fields, 'leaveEmpty')]
    const mistake = findEmailMistake(email)
    if (mistake !== null) {
      const title = mistake === WAITLIST_EMAIL_MISSING ? 'Email Required' : 'Invalid Email'
      toast({ variant: 'destructive', title, description: mistake })
      emailInput.current?.focus()
      return
    }
    startJoining(async () => {
      try {
        const { position } = await join({ email, leaveEmpty })
        form.reset()
        toast({
          title: 'Success!',
          description: `You are number ${position} on the waitlist. We will let you know when Keel launches.`,
        })
      } catch (error) {
        explain(error)
      }
    })
  }

  return (
    // Outside a dialog this method does nothing: without scripts the address must not end up in the page's own.
    <form noValidate method="dialog" onSubmit={submit} className="max-w-md">
      <div className="flex flex-col gap-3 sm:flex-row">
        <Field label="Email address" labelHidden className="flex-1">
          <Input
            ref={emailInput}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="you@example.com"
            className="h-12 text-base"
          />
        </Field>
        <RobotField />
        <Button type="submit" size="lg" pending={isPending}>
          Join the Waitlist
        </Button>
      </div>
      <noscript>
        <p className="mt-3 text-sm text-ink-muted">
          Joining the waitlist needs JavaScript. Reading does not.
        </p>
      </noscript>
      <WaitlistCount count={count} />
    </form>
  )
}

function readText(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

function explain(error: unknown) {
  const isKnown = error instanceof ApiError && error.status === 409
  toast(
    isKnown
      ? {
          title: 'Already Registered',
          description: 'This email is already on our waitlist. Thank you for your enthusiasm!',
        }
      : {
          variant: 'destructive',
          title: 'Something went wrong',
          description: "We couldn't add you to the waitlist right now. Please try again later.",
        },
  )
}
