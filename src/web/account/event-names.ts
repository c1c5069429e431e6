import type { SecurityEventKind } from '#contract/accounts.ts'

/** What happened, in words; the account's own activity and the audit trail say the same. */
export const eventNames: Record<SecurityEventKind, string> = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'signed-out': 'Signed out',
  'session-ended': 'Device signed out',
  'password-changed': 'Password changed',
  'password-change-failed': 'Wrong password given',
  'password-reset-requested': 'Password reset requested',
  'password-reset': 'Password reset',
  'user-created': 'Account created',
  'user-invited': 'Account created by invitation',
  'role-changed': 'Role changed',
  'details-changed': 'Name or e-mail changed',
  'user-disabled': 'Account disabled',
  'user-enabled': 'Account enabled again',
  'account-deleted': 'Account deleted',
  'waitlist-removed': 'E-mail removed from the waitlist',
  'waitlist-exported': 'Waitlist exported',
  'feedback-changed': 'Feedback marked as handled or open',
  'mail-sent-again': 'Mail sent again',
  'audit-exported': 'Audit trail exported',
}
