import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  test('needs no variable at all', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      databaseUrl: null,
      adminEmail: 'admin@example.com',
      trustProxy: false,
      rateLimits: true,
      logLevel: 'info',
    })
  })

  test('a blank variable counts as absent', () => {
    expect(readConfig({ PORT: ' ', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: null })
  })

  test.each([
    ['off', false],
    ['on', 1],
    ['2', 2],
    ['10.0.0.0/8, 192.168.1.1', ['10.0.0.0/8', '192.168.1.1']],
  ])('TRUST_PROXY=%s', (text, value) => expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(value))

  test.each([
    [{ PORT: 'abc' }, 'PORT is not usable: it must be a number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is not usable: it must be a number from 0 to 65535.'],
    [
      { PUBLIC_URL: 'keel.example.com' },
      'PUBLIC_URL is not usable: it must be an address that starts with http:// or https://.',
    ],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL is not usable: it must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_URL: 'postgres://x/y' },
      'SESSION_SECRET is not usable: it must be at least 32 random characters, the same for every process on one DATABASE_URL.',
    ],
    [
      { SESSION_SECRET: 'short' },
      'SESSION_SECRET is not usable: it must be at least 32 random characters, the same for every process on one DATABASE_URL.',
    ],
    [{ ADMIN_EMAIL: 'boss' }, 'ADMIN_EMAIL is not usable: it must be an e-mail address.'],
    [
      { EMAIL_FROM: 'Keel' },
      'EMAIL_FROM is not usable: it must be an e-mail address, or a name with one in <>.',
    ],
    [
      { EMAIL_PROVIDER: 'pigeon' },
      'EMAIL_PROVIDER is not usable: it must be one of sendgrid, postmark, resend.',
    ],
    [
      { SMTP_URL: 'http://x' },
      'SMTP_URL is not usable: it must be an address that starts with smtp:// or smtps://.',
    ],
    [
      { TRUST_PROXY: 'yes please' },
      'TRUST_PROXY is not usable: it must be off, on, a number of proxies from 1 to 9, or their addresses separated by commas.',
    ],
    [{ BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE is not usable: it must be at least 12 characters.'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP is not usable: it must be a number from 1 to 1000.'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS is not usable: it must be one of on, off.'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is not usable: it must be one of trace, debug, info, warn, error, fatal, silent.',
    ],
  ])('%j stops the start with the name and what it accepts', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
})
