import type { Generated } from 'kysely'
import type { MailKind } from '#contract/mails.ts'

/** The outbox: what was to be sent, and how far it came. */
export interface MailsTable {
  id: Generated<number>
  /** Whom it is for, so that it goes when they go; null for an address without an account. */
  userId: number | null
  /** The same at every attempt: who receives a mail twice can tell. */
  messageId: string
  kind: MailKind
  to: string
  replyTo: string | null
  subject: string
  /** Sealed, since links in it open accounts; null once the mail is sent. */
  text: string | null
  html: string | null
  /** Sealed; null for mails that answer somebody, and once the mail is sent. */
  unsubscribeUrl: string | null
  createdAt: string
  /** From then on it would be of no use, its link having run out. */
  expiresAt: string | null
  /** Rises with every claim: whoever claimed last is the one who may report a failure. */
  attempts: number
  /** Null when nothing more is to be tried: it is sent or dead. */
  nextAttemptAt: string | null
  leaseUntil: string | null
  sentAt: string | null
  failedAt: string | null
  /** Codes only: the words of a mail server often name the person. */
  lastError: string | null
}
