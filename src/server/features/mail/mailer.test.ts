import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSmtp, type TestSmtp } from '#server/testing/smtp.ts'
import { createMailer } from './mailer.ts'

/** A mail server that would take a login and knows no TLS; it refuses every mail. */
async function startPlainServer() {
  let heard = ''
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 plain.example.com\r\n')
    socket.on('data', (chunk) => {
      const line = String(chunk)
      heard += line
      socket.write(line.startsWith('EHLO') ? '250-plain.example.com\r\n250 AUTH PLAIN\r\n' : '535 no\r\n')
    })
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, heard: () => heard, close: () => server.close() }
}

describe('the mailer', () => {
  let smtp: TestSmtp
  beforeEach(async () => {
    smtp = await startSmtp()
  })
  afterEach(() => smtp.close())

  const off = { provider: null, apiKey: null, smtpUrl: null, smtpTls: 'required' as const, from: null }
  const mail = {
    messageId: '<one@example.com>',
    to: 'ann@example.com',
    replyTo: null,
    subject: 'Hello',
    text: 'Good day',
    html: '<p>Good day</p>',
    unsubscribeUrl: null,
  }
  const mailer = () => createMailer({ ...off, smtpUrl: smtp.url, from: 'Keel <keel@example.com>' })

  test('is off until a key or SMTP_URL and a sender are set', async () => {
    expect(createMailer(off).configured).toBe(false)
    expect(createMailer({ ...off, apiKey: 'k' }).configured).toBe(false)
    expect(createMailer({ ...off, from: 'a@b.co' }).configured).toBe(false)
    expect(createMailer({ ...off, apiKey: 'k', from: 'a@b.co' }).configured).toBe(true)
    await expect(createMailer(off).deliver(mail)).rejects.toThrow('no e-mail')
  })

  test('is done once the mail server has accepted the mail, in both forms', async () => {
    await mailer().deliver({ ...mail, replyTo: 'bo@example.com' })
    expect(smtp.received[0]?.to).toEqual(['ann@example.com'])
    const { text } = smtp.received[0]!
    for (const header of [
      'From: Keel <keel@example.com>',
      'To: ann@example.com',
      'Reply-To: bo@example.com',
      'Subject: Hello',
      'Message-ID: <one@example.com>',
      'Content-Type: multipart/alternative',
    ]) {
      expect(text).toContain(header)
    }
    expect(text).toMatch(/text\/plain[^]*Good day[^]*text\/html[^]*<p>Good day<\/p>/)
  })

  test('offers to unsubscribe with one press where there is something to unsubscribe from', async () => {
    const unsubscribeUrl = `https://keel.example.com/api/digest/unsubscribe?token=${'1.'.padEnd(60, 'x')}`
    await mailer().deliver({ ...mail, unsubscribeUrl })
    await mailer().deliver(mail)
    const [digest, plain] = smtp.received.map(({ text }) => text)
    expect(digest).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`)
    expect(digest).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(plain).not.toContain('List-Unsubscribe')
  })

  test.each([
    ['smtp://ann:secret@0.0.0.0', 'required', false],
    ['smtp://ann:secret@0.0.0.0', 'optional', true],
    ['smtp://ann:secret@0.0.0.0/?requireTLS=false&ignoreTLS=true', 'required', false],
    ['smtp://ann:secret@127.0.0.1', 'required', true],
  ] as const)('%s with SMTP_TLS=%s to a server without TLS: login sent is %s', async (url, smtpTls, sent) => {
    const server = await startPlainServer()
    const smtpUrl = url.replace(/(0\.0\.0\.0|127\.0\.0\.1)/, `$1:${server.port}`)
    const config = { ...off, smtpUrl, smtpTls, from: 'keel@example.com' }
    await expect(createMailer(config).deliver(mail)).rejects.toMatchObject({
      code: expect.stringMatching(/^(ETLS|EAUTH)$/),
    })
    server.close()
    expect(server.heard().includes('AUTH')).toBe(sent)
  })

  test('tells the codes of a refusal, and when nobody is there', async () => {
    smtp.behave({ is: 'refusing', code: 550, at: 'recipient' })
    await expect(mailer().deliver(mail)).rejects.toMatchObject({ responseCode: 550, command: 'RCPT TO' })
    const nobody = createMailer({ ...off, smtpUrl: 'smtp://127.0.0.1:1', from: 'keel@example.com' })
    await expect(nobody.deliver(mail)).rejects.toMatchObject({ code: 'ESOCKET' })
  })

  test.each([
    ['a line break in the subject', { subject: 'Hi\r\nBcc: evil@example.com' }],
    ['a line break in the address to reply to', { replyTo: 'a@b.co\r\nBcc: evil@example.com' }],
    ['a line break in the message id', { messageId: '<a@b.co>\r\nBcc: evil@example.com' }],
    ['a comma in the address', { to: 'evil@example.com,ann@example.com' }],
  ])('%s makes no header and no recipient', async (_name, evil) => {
    await mailer()
      .deliver({ ...mail, ...evil })
      .catch(() => {})
    for (const { to, text } of smtp.received) {
      expect(to).not.toContain('evil@example.com')
      expect(text).not.toMatch(/^Bcc:/im)
    }
  })
})
