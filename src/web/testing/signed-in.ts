import type { CurrentUser } from '#contract/session.ts'

/** Who is signed in. */
export const ann: CurrentUser = {
  id: 1,
  name: 'Ann',
  username: 'ann',
  email: 'ann@example.com',
  isAdmin: false,
  passwordIsGenerated: false,
  currency: 'USD',
}
