import type { Transporter } from 'nodemailer'
import type { EmailConfig, EmailProvider } from '#server/config.ts'

export interface Mail {
  messageId: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** One POST to it ends mails of this kind. */
  unsubscribeUrl: string | null
}

export interface Mailer {
  /** False until a key (or SMTP_URL) and a sender are set. */
  configured: boolean
  /** Resolves once the mail server has accepted the mail; rejects with what went wrong. */
  deliver(mail: Mail): Promise<void>
}

/** How long a mail server may keep silent. A request waits less long for it (see outbox.ts). */
const SILENCE_MS = 30_000

/** The providers' SMTP doors: the API key is the password, and for Postmark the user name as well. */
const providerLogins: Record<EmailProvider, (key: string) => object> = {
  sendgrid: (key) => ({ service: 'SendGrid', auth: { user: 'apikey', pass: key } }),
  postmark: (key) => ({ service: 'Postmark', auth: { user: key, pass: key } }),
  resend: (key) => ({ service: 'Resend', auth: { user: 'resend', pass: key } }),
}

export function createMailer(config: EmailConfig, silenceMs = SILENCE_MS): Mailer {
  const { from } = config
  const account = readAccount(config)
  if (!account || !from) return { configured: false, deliver: () => Promise.reject(new Error('no e-mail')) }

  let transport: Promise<Transporter> | undefined
  // nodemailer is loaded with the first mail, not with the server.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      ...account,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  return {
    configured: true,
    async deliver({ to, replyTo, unsubscribeUrl, ...mail }) {
      transport ??= open()
      // Addresses as objects: as text they would be parsed, and a comma in one would make it two.
      await (
        await transport
      ).sendMail({
        from,
        to: addressOf(to),
        ...(replyTo && { replyTo: addressOf(replyTo) }),
        ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
        ...mail,
      })
    },
  }
}

/** By these a mail program offers to unsubscribe with one press, without opening a page. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const addressOf = (address: string) => ({ name: '', address })

function readAccount({ provider, apiKey, smtpUrl, smtpTls }: EmailConfig): object | null {
  if (smtpUrl) return readServer(new URL(smtpUrl), smtpTls)
  return apiKey ? { ...providerLogins[provider ?? 'sendgrid'](apiKey), requireTLS: true } : null
}

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** Somebody in between can make a mail server seem to offer no TLS: a login then stays here. */
function readServer(server: URL, tls: EmailConfig['smtpTls']): object {
  const mayBeSeen = tls === 'optional' || loopback.test(server.hostname)
  if (!server.username || mayBeSeen) return { url: server.href }
  // The address itself may not weaken this: SMTP_TLS is the one place to say so.
  for (const name of ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secure'])
    server.searchParams.delete(name)
  return { url: server.href, requireTLS: true }
}
