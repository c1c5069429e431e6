import type { Digest } from '#contract/digest.ts'
import type { Frequency } from '#contract/settings.ts'
import { layOut, type MailContent } from '#server/features/mail/layout.ts'

interface DigestMail {
  digest: Pick<Digest, 'subject' | 'paragraphs' | 'sections'>
  frequency: Frequency
  /** Where people reach this Keel, without a slash at the end. */
  base: string
  token: string
}

export function digestMail({ digest, frequency, base, token }: DigestMail): MailContent {
  return layOut({
    ...digest,
    action: { label: 'Open Keel', url: `${base}/chat`, after: [] },
    footer: `You receive this because a ${frequency} digest is switched on in your Keel settings.`,
    // Behind #, so that no server or proxy logs the token, and a program that looks at links unsubscribes nobody.
    footerLink: { label: 'Unsubscribe', url: `${base}/unsubscribe#${token}` },
  })
}
