import type { FeedbackInput } from '#contract/feedback.ts'
import { layOut, type MailContent, oneLine } from '#server/features/mail/layout.ts'

type Feedback = Pick<FeedbackInput, 'name' | 'email' | 'subject' | 'message'>

export function feedbackMail({ name, email, subject, message }: Feedback): MailContent {
  return layOut({
    subject: `Feedback: ${subject}`,
    paragraphs: [
      `${oneLine(name)} (${oneLine(email)}) sent feedback about Keel.`,
      `Subject: ${oneLine(subject)}`,
      message.replaceAll(/\r\n?/g, '\n'),
    ],
    footer: 'You receive this because you are an administrator. Your reply goes to the sender, not to Keel.',
  })
}
