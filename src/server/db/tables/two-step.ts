import type { Generated } from 'kysely'

export interface AuthenticatorsTable {
  userId: number
  /** Sealed: a stolen copy of the store gives no codes. */
  secret: string
  /** Null until a first code has shown that the app has it. */
  since: string | null
  /** The half minute of the last code that was taken: none is taken twice. */
  lastPeriod: number
}

export interface RecoveryCodesTable {
  id: Generated<number>
  userId: number
  codeHash: string
}
