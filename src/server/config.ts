import { resolve } from 'node:path'
import { emailField } from '#contract/fields.ts'
import { type LanguageConfig, readLanguageConfig } from './language-config.ts'
import { type Environment, read, readChoice, readNumber, readUrl, refuse } from './lib/variables.ts'

export interface Config {
  host: string
  port: number
  /** Where people reach Keel; null means the address it listens on. */
  publicUrl: URL | null
  dataDir: string
  databaseUrl: string | null
  adminEmail: string
  adminPassword: string | null
  sessionSecret: string | null
  email: EmailConfig
  /** The language model that writes the answers; null for the built-in advisor alone. */
  language: LanguageConfig | null
  /** How many proxies stand in front, or their addresses. */
  trustProxy: false | number | string[]
  rateLimits: boolean
  backups: BackupConfig
  /** Opens /metrics to whoever says it; null for no such page. */
  metricsToken: string | null
  /** How long the audit trail is kept. */
  auditDays: number
  /** Whether administrators have to have two-step sign-in. */
  adminTwoStep: 'required' | 'optional'
  logLevel: LogLevel
}

export interface BackupConfig {
  /** How often the embedded store is copied by itself; 0 for never. */
  everyHours: number
  /** How many of these copies are kept. */
  keep: number
  /** Seals every backup. */
  passphrase: string | null
}

export interface EmailConfig {
  provider: EmailProvider | null
  apiKey: string | null
  smtpUrl: string | null
  /** Whether the login may travel in the clear to a mail server that offers no TLS. */
  smtpTls: 'required' | 'optional'
  from: string | null
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

const emailProviders = ['sendgrid', 'postmark', 'resend'] as const
export type EmailProvider = (typeof emailProviders)[number]

/** The environment is read here and nowhere else; a wrong value stops the start by name. */
export function readConfig(env: Environment): Config {
  const databaseUrl = readDatabaseUrl(env)
  return {
    host: read(env, 'HOST') ?? '127.0.0.1',
    port: readNumber(env, 'PORT', { preset: 3000, min: 0, max: 65535 }),
    publicUrl: readUrl(env, 'PUBLIC_URL', ['http:', 'https:']),
    dataDir: resolve(read(env, 'DATA_DIR') ?? 'data'),
    databaseUrl,
    adminEmail: readEmail(env, 'ADMIN_EMAIL') ?? 'admin@example.com',
    adminPassword: env.ADMIN_PASSWORD || null,
    sessionSecret: readSecret(env, databaseUrl !== null),
    email: readEmailConfig(env),
    language: readLanguageConfig(env),
    trustProxy: readTrustProxy(env),
    rateLimits: readChoice(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    backups: readBackupConfig(env),
    metricsToken: readMetricsToken(env),
    adminTwoStep: readChoice(env, 'ADMIN_TWO_STEP', ['required', 'optional'], 'optional'),
    auditDays: readNumber(env, 'AUDIT_DAYS', { preset: 730, min: 30, max: 36_500 }),
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info'),
  }
}

function readMetricsToken(env: Environment): string | null {
  const token = read(env, 'METRICS_TOKEN')
  return token === null || token.length >= 16
    ? token
    : refuse('METRICS_TOKEN', 'at least 16 random characters')
}

function readBackupConfig(env: Environment): BackupConfig {
  const passphrase = env.BACKUP_PASSPHRASE || null
  if (passphrase !== null && passphrase.length < 12) refuse('BACKUP_PASSPHRASE', 'at least 12 characters')
  return {
    everyHours: readNumber(env, 'BACKUP_EVERY_HOURS', { preset: 24, min: 0, max: 8760 }),
    keep: readNumber(env, 'BACKUP_KEEP', { preset: 7, min: 1, max: 1000 }),
    passphrase,
  }
}

function readDatabaseUrl(env: Environment): string | null {
  return readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href ?? null
}

function readEmail(env: Environment, name: string): string | null {
  const text = read(env, name)
  if (text === null) return null
  return emailField().safeParse(text).success ? text : refuse(name, 'an e-mail address')
}

/** Several processes share one store, so they must share one secret: it cannot be generated for each. */
function readSecret(env: Environment, required: boolean): string | null {
  const secret = read(env, 'SESSION_SECRET')
  if (secret === null && !required) return null
  if (secret === null || secret.length < 32) {
    refuse('SESSION_SECRET', 'at least 32 random characters, the same for every process on one DATABASE_URL')
  }
  return secret
}

function readEmailConfig(env: Environment): EmailConfig {
  const provider = read(env, 'EMAIL_PROVIDER')
  return {
    provider: provider === null ? null : readChoice(env, 'EMAIL_PROVIDER', emailProviders, 'sendgrid'),
    apiKey: read(env, 'EMAIL_API_KEY'),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href ?? null,
    smtpTls: readChoice(env, 'SMTP_TLS', ['required', 'optional'], 'required'),
    from: readSender(env),
  }
}

/** `ann@example.com` or `Keel <ann@example.com>`. */
function readSender(env: Environment): string | null {
  const text = read(env, 'EMAIL_FROM')
  if (text === null) return null
  const address = /<([^<>]+)>$/.exec(text)?.[1] ?? text
  return emailField().safeParse(address).success
    ? text
    : refuse('EMAIL_FROM', 'an e-mail address, or a name with one in <>')
}

/** `on` means one proxy in front; a number, that many; a list, the proxies' own addresses or networks. */
function readTrustProxy(env: Environment): Config['trustProxy'] {
  const text = read(env, 'TRUST_PROXY')?.toLowerCase() ?? 'off'
  if (text === 'off' || text === '0') return false
  if (text === 'on') return 1
  if (/^\d$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (networks.every((network) => /^[\da-f.:]+(?:\/\d{1,3})?$|^loopback$/.test(network))) return networks
  return refuse(
    'TRUST_PROXY',
    'off, on, a number of proxies from 1 to 9, or their addresses separated by commas',
  )
}
