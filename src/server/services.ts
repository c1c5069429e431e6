import type { Config } from './config.ts'
import type { Store } from './db/database.ts'
import type { Mailer } from './lib/mailer.ts'

/** What features need from outside; tests hand in their own clock and mailer. */
export interface Services extends Store {
  config: Config
  clock: () => Date
  /** Keys the hashes of session tokens, links and addresses. */
  secret: string
  mailer: Mailer
  /** Where the mailer's failures go; the server points it at its log. */
  reportMailFailure(error: Error): void
}
