import { layOut, type MailContent } from './layout.ts'

/** What an owner should hear of, in case it was somebody else. */
const notices = {
  'new-device': 'Somebody signed in to your Keel account on a device that was not used for it before',
  'password-changed': 'The password of your Keel account was changed',
  'password-replaced': 'An administrator has given your Keel account a new password',
  'email-changed': 'An administrator has given your Keel account another e-mail address',
  'two-step-on': 'Two-step sign-in was turned on for your Keel account',
  'two-step-off': 'Two-step sign-in was turned off for your Keel account',
  'two-step-reset':
    'An administrator has turned two-step sign-in off for your Keel account and removed its passkeys',
  'recovery-codes-renewed': 'New recovery codes were made for your Keel account, and the old ones are void',
  'passkey-added': 'A passkey was added to your Keel account, which opens it without the password',
  'passkey-removed': 'A passkey was removed from your Keel account',
} as const
export type Notice = keyof typeof notices

const subjects: Record<Notice, string> = {
  'new-device': 'A new device on your Keel account',
  'password-changed': 'Your Keel password was changed',
  'password-replaced': 'Your Keel password was changed',
  'email-changed': 'Another e-mail address for your Keel account',
  'two-step-on': 'Two-step sign-in is on',
  'two-step-off': 'Two-step sign-in is off',
  'two-step-reset': 'Two-step sign-in is off',
  'recovery-codes-renewed': 'New recovery codes for your Keel account',
  'passkey-added': 'A new passkey for your Keel account',
  'passkey-removed': 'A passkey of your Keel account was removed',
}

export function securityMail(notice: Notice, device: string | null): MailContent {
  return layOut({
    subject: subjects[notice],
    paragraphs: [
      `${notices[notice]}${device === null ? '' : `: ${device}`}.`,
      'If it was you, there is nothing to do. If it was not, choose a new password at once and end the other sessions under Settings, or tell whoever runs this Keel.',
    ],
    footer: 'You receive this because this address has an account on Keel.',
  })
}
