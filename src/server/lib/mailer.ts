import type { Transporter } from 'nodemailer'
import type { EmailConfig, EmailProvider } from '#server/config.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  /** False until a key (or SMTP_URL) and a sender are set. */
  configured: boolean
  /** Resolves with true once the mail server has accepted the mail, false when it did not within a few seconds. */
  send(mail: Mail): Promise<boolean>
}

/** A request waits this long for the mail server, not longer. */
const PATIENCE_MS = 5000

/** The providers' SMTP doors: the API key is the password, and for Postmark the user name as well. */
const providerLogins: Record<EmailProvider, (key: string) => object> = {
  sendgrid: (key) => ({ service: 'SendGrid', auth: { user: 'apikey', pass: key } }),
  postmark: (key) => ({ service: 'Postmark', auth: { user: key, pass: key } }),
  resend: (key) => ({ service: 'Resend', auth: { user: 'resend', pass: key } }),
}

export function createMailer(config: EmailConfig, onFailure: (error: Error) => void): Mailer {
  const { from } = config
  const account = readAccount(config)
  if (!account || !from) return { configured: false, send: async () => false }

  let transport: Promise<Transporter> | undefined
  // nodemailer is loaded with the first mail, not with the server.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    const limits = {
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    }
    return createTransport({ ...account, ...limits })
  }

  return {
    configured: true,
    async send(mail) {
      transport ??= open()
      try {
        const sending = (await transport).sendMail({ from, ...mail })
        await Promise.race([sending, failAfter(PATIENCE_MS)])
        return true
      } catch (error) {
        onFailure(error as Error)
        return false
      }
    },
  }
}

function readAccount({ provider, apiKey, smtpUrl }: EmailConfig): object | null {
  if (smtpUrl) return { url: smtpUrl }
  return apiKey ? providerLogins[provider ?? 'sendgrid'](apiKey) : null
}

function failAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the mail server took too long')), milliseconds).unref()
  })
}
