import { randomUUID } from 'node:crypto'
import type { MailKind } from '#contract/mails.ts'
import type { Db } from '#server/db/database.ts'
import { seal } from '#server/lib/sealing.ts'
import type { Services } from '#server/services.ts'
import { type MailContent, oneLine } from './layout.ts'
import { type Notice, securityMail } from './security-notice.ts'

export interface NewMail extends MailContent {
  kind: MailKind
  to: string
  userId: number | null
  replyTo?: string
  /** Where a mail program's own 'Unsubscribe' sends its request (RFC 8058). */
  unsubscribeUrl?: string
  /** When it stops being of use, as a mail whose link has run out. */
  expiresAt?: Date
}

/**
 * Puts a mail into the outbox, inside the caller's transaction: it goes out if and only if what it tells of was
 * stored. Returns its id; call outbox.sendNow(id) or outbox.sendSoon() after the commit.
 */
export async function enqueueMail(
  { clock, secret, config }: Pick<Services, 'clock' | 'secret' | 'config'>,
  db: Db,
  mail: NewMail,
): Promise<number> {
  const now = clock().toISOString()
  const { id } = await db
    .insertInto('mails')
    .values({
      userId: mail.userId,
      messageId: `<${randomUUID()}@${domainOf(config.email.from)}>`,
      kind: mail.kind,
      to: oneLine(mail.to),
      replyTo: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
      subject: oneLine(mail.subject),
      text: seal(secret, mail.text),
      html: seal(secret, mail.html),
      unsubscribeUrl: mail.unsubscribeUrl === undefined ? null : seal(secret, mail.unsubscribeUrl),
      createdAt: now,
      expiresAt: mail.expiresAt?.toISOString() ?? null,
      attempts: 0,
      nextAttemptAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const domainOf = (sender: string | null) => /@([^\s@<>]+)>?$/.exec(sender ?? '')?.[1] ?? 'localhost'

/** Puts the notice into the outbox, in the transaction of what it tells of; nothing where e-mail is not set up. */
export async function enqueueNotice(
  services: Pick<Services, 'clock' | 'secret' | 'config' | 'mailer'>,
  db: Db,
  { id, email }: { id: number; email: string },
  notice: Notice,
  device: string | null,
): Promise<void> {
  if (!services.mailer.configured) return
  await enqueueMail(services, db, {
    kind: 'security',
    to: email,
    userId: id,
    ...securityMail(notice, device),
  })
}
