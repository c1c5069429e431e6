import { layOut, type MailContent, oneLine } from '#server/features/mail/layout.ts'

interface Invitation {
  name: string | null
  email: string
  link: string
  days: number
}

export function invitationMail({ name, email, link, days }: Invitation): MailContent {
  return layOut({
    subject: 'Your Keel account',
    paragraphs: [
      `Hello${name ? ` ${oneLine(name)}` : ''},`,
      'An account has been made for you on Keel, a financial advisor that shows where every figure comes from.',
      `Choose your password with this link, which works once and for ${days} days:`,
    ],
    action: {
      label: 'Choose your password',
      url: link,
      after: [`After that you sign in with ${oneLine(email)}.`],
    },
    footer: 'You receive this because an administrator of Keel invited this address.',
  })
}
