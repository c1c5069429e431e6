import type { Advisors, DistantAdvisor } from '#advisor/advisor.ts'
import type { LanguageModel } from '#advisor/language/model.ts'
import type { ReplyWriter } from '#advisor/writer.ts'
import type { Config } from './config.ts'
import type { Store } from './db/database.ts'
import type { Mailer } from './features/mail/mailer.ts'
import type { Breaker } from './lib/breaker.ts'
import type { Passwords } from './lib/password.ts'
import type { Outbox } from './features/mail/outbox.ts'

/** What features need from outside; tests hand in their own clock and mailer. */
export interface Services extends Store {
  config: Config
  clock: () => Date
  /** Keys the hashes of session tokens, links and addresses. */
  secret: string
  passwords: Passwords
  mailer: Mailer
  /** The advisors that read messages. */
  advisors: Advisors
  /** Who answers in their words, unless a language model does. */
  createWriter(advisor: DistantAdvisor): ReplyWriter
  /** Of the operator's choice; null for none. */
  model: LanguageModel | null
  /** Stops asking the language model while it does not answer, to spare users the wait. */
  breaker: Breaker
  /** Sends what enqueueMail has put into the store. */
  outbox: Outbox
  /** Where the mailer's failures go; the server points it at its log. */
  reportMailFailure(error: Error): void
}
