import type { FeedbackInput } from '#contract/feedback.ts'
import { listAdmins } from '#server/features/people/users-store.ts'
import { enqueueMail } from '#server/features/mail/enqueue-store.ts'
import { feedbackMail } from './feedback-mail.ts'
import type { Services } from '#server/services.ts'
import { addFeedback } from './store.ts'

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'secret' | 'mailer' | 'outbox'>

/** Stores what somebody wrote and, where e-mail is set up, sends every administrator a copy to reply to. */
export async function receiveFeedback(
  services: Needs,
  userId: number | null,
  input: FeedbackInput,
): Promise<number> {
  const { db, clock, mailer, outbox } = services
  const id = await db.transaction().execute(async (trx) => {
    const id = await addFeedback(trx, userId, input, clock())
    for (const admin of mailer.configured ? await listAdmins(trx) : []) {
      const mail = { kind: 'feedback' as const, to: admin.email, userId: admin.id, replyTo: input.email }
      await enqueueMail(services, trx, { ...mail, ...feedbackMail(input) })
    }
    return id
  })
  outbox.sendSoon()
  return id
}
