import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { createMailer } from './mailer.ts'

describe('the mailer', () => {
  const servers: SMTPServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0))
      await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  async function startSmtp(answer: (recipient: string) => Error | null) {
    const received: string[] = []
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) => done(answer(address)),
      onData(stream, _session, done) {
        let text = ''
        stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        stream.on('end', () => {
          received.push(text)
          done()
        })
      },
    })
    server.on('error', () => {})
    servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const { port } = server.server.address() as AddressInfo
    return { url: `smtp://127.0.0.1:${port}`, received }
  }

  const off = { provider: null, apiKey: null, smtpUrl: null, from: null }
  const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Good day' }

  test('is off until a key or SMTP_URL and a sender are set', async () => {
    const none = () => {}
    expect(createMailer(off, none).configured).toBe(false)
    expect(createMailer({ ...off, apiKey: 'k' }, none).configured).toBe(false)
    expect(createMailer({ ...off, from: 'a@b.co' }, none).configured).toBe(false)
    expect(createMailer({ ...off, apiKey: 'k', from: 'a@b.co' }, none).configured).toBe(true)
    expect(await createMailer(off, none).send(mail)).toBe(false)
  })

  test('says true once the mail server has accepted the mail', async () => {
    const smtp = await startSmtp(() => null)
    const mailer = createMailer({ ...off, smtpUrl: smtp.url, from: 'Keel <keel@example.com>' }, () => {})
    expect(await mailer.send(mail)).toBe(true)
    expect(smtp.received[0]).toMatch(
      /From: Keel <keel@example\.com>[^]*To: ann@example\.com[^]*Subject: Hello[^]*Good day/,
    )
  })

  test('says false, and why to the operator, when it is refused or nobody is there', async () => {
    const failures: Error[] = []
    const smtp = await startSmtp(() => new Error('no such mailbox'))
    const refused = createMailer({ ...off, smtpUrl: smtp.url, from: 'keel@example.com' }, (error) =>
      failures.push(error),
    )
    expect(await refused.send(mail)).toBe(false)
    const nobody = createMailer(
      { ...off, smtpUrl: 'smtp://127.0.0.1:1', from: 'keel@example.com' },
      (error) => failures.push(error),
    )
    expect(await nobody.send(mail)).toBe(false)
    expect(failures).toHaveLength(2)
  })
})
