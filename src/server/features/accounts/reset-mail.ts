import { layOut, type MailContent } from '#server/features/mail/layout.ts'

export function resetMail({ link }: { link: string }): MailContent {
  return layOut({
    subject: 'Choose a new Keel password',
    paragraphs: [
      'Someone, probably you, asked to choose a new password for your Keel account.',
      'This link works once and for one hour:',
    ],
    action: {
      label: 'Choose a new password',
      url: link,
      after: ['If it was not you, you can ignore this e-mail: your password stays as it is.'],
    },
    footer: 'You receive this because this address has an account on Keel.',
  })
}
