import type { FastifyInstance } from 'fastify'
import { type EmailStatus, emailStatus } from '#contract/email-status.ts'
import type { EmailConfig } from '#server/config.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'

export function emailStatusRoutes(app: FastifyInstance, { config }: Pick<Services, 'config'>) {
  route(app, emailStatus.read, () => describeEmail(config.email))
}

/** What is set, never what it is set to. */
export function describeEmail({ apiKey, smtpUrl, from }: EmailConfig): EmailStatus {
  const apiKeySet = Boolean(apiKey || smtpUrl)
  const fromEmailSet = Boolean(from)
  const missing = [
    !apiKeySet && 'The mail-provider key is not set.',
    !fromEmailSet && 'The sender address is not set.',
  ].filter(Boolean)
  return {
    configured: missing.length === 0,
    status: missing.join(' ') || 'Email system is properly configured.',
    apiKeySet,
    fromEmailSet,
  }
}
