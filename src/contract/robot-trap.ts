import { z } from './zod.ts'

/**
 * A field that no person sees: hidden from the eye, the keyboard, screen readers and autofill. Whoever fills it is a
 * program that fills whatever it finds. It is answered like anyone else, so that it learns nothing, and nothing is
 * stored. See docs/decisions/robots-and-public-forms.md.
 */
export const robotTrap = z.optional(z.string().check(z.maxLength(2000)))

export const isRobot = (body: { leaveEmpty?: string | undefined }) => Boolean(body.leaveEmpty)
