const SQLITE_CONSTRAINT_UNIQUE = 2067
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555
const POSTGRES_UNIQUE_VIOLATION = '23505'
/** Connection exceptions, operator intervention, too many connections: the store is away, the request is not wrong. */
const POSTGRES_AWAY = /^(?:08|57P|53300)/
const SOCKET_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOENT',
])

export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) {
    return error.errcode === SQLITE_CONSTRAINT_UNIQUE || error.errcode === SQLITE_CONSTRAINT_PRIMARYKEY
  }
  return 'code' in error && error.code === POSTGRES_UNIQUE_VIOLATION
}

const SQLITE_FULL = 13
const SQLITE_IOERR = 10
const POSTGRES_DISK_FULL = '53100'

/** The disk is full: reading still works, and what was saved is safe. */
export function isStoreFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number')
    return [SQLITE_FULL, SQLITE_IOERR].includes(error.errcode & 0xff)
  return 'code' in error && error.code === POSTGRES_DISK_FULL
}

export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isStoreAway)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (POSTGRES_AWAY.test(code)) return true
  if (SOCKET_AWAY.has(code) && 'syscall' in error) return true
  return /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
}
