import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, type TransactionBuilder } from 'kysely'

/** PostgreSQL ends one of two transactions that wait for each other, or saw the other's work too early. */
const CONFLICT_CODES = new Set(['40001', '40P01'])
const ATTEMPTS = 4
const PAUSE_MS = 25

/**
 * Runs a transaction again when it only was in another one's way. What a transaction does outside
 * the store it does twice.
 */
export class RetryingKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    return retrying(super.transaction())
  }
}

function retrying<Tables>(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder)
  const setIsolationLevel = builder.setIsolationLevel.bind(builder)
  return Object.assign(builder, {
    execute: <Result>(work: Parameters<typeof builder.execute<Result>>[0]) => retry(() => execute(work)),
    setIsolationLevel: (level: Parameters<typeof setIsolationLevel>[0]) => retrying(setIsolationLevel(level)),
  })
}

async function retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (count === ATTEMPTS || !isConflict(error)) throw error
      // Not both at the same moment again.
      await wait(Math.random() * PAUSE_MS * count)
    }
  }
}

const isConflict = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  CONFLICT_CODES.has(error.code)
