import { expect, test } from 'vitest'
import { emailStatus } from '#contract/email-status.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

const key = { EMAIL_API_KEY: 'a-secret-key' }
const smtp = { SMTP_URL: 'smtp://mail.example.com' }
const sender = { EMAIL_FROM: 'Keel <keel@example.com>' }
const noKey = 'The mail-provider key is not set.'
const noSender = 'The sender address is not set.'
const fine = 'Email system is properly configured.'

onBothEngines('the e-mail status', (engine) => {
  test.each([
    [{}, [false, false, false, `${noKey} ${noSender}`]],
    [key, [false, true, false, noSender]],
    [sender, [false, false, true, noKey]],
    [{ ...key, ...sender }, [true, true, true, fine]],
    [{ ...smtp, ...sender }, [true, true, true, fine]],
  ])('with %j says what is missing, and no secret', async (env, expected) => {
    const app = await startTestApp(engine, { env })
    const admin = await app.newUser({ isAdmin: true })
    const answer = await admin.call(emailStatus.read)
    expect([answer.configured, answer.apiKeySet, answer.fromEmailSet, answer.status]).toEqual(expected)
    expect(JSON.stringify(answer)).not.toContain('secret')
    await app.close()
  })
})
