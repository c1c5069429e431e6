import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, type TransactionBuilder } from 'kysely'

/** Serialization failure and deadlock: PostgreSQL aborts one of two conflicting transactions. */
const CONFLICT_CODES = new Set(['40001', '40P01'])
const ATTEMPTS = 4
const PAUSE_MS = 25

/**
 * Repeats a transaction that failed only because it conflicted with another. What it does outside the store is done
 * again, too.
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
      // A random pause, so that both do not try again at the same moment.
      await wait(Math.random() * PAUSE_MS * count)
    }
  }
}

const isConflict = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  CONFLICT_CODES.has(error.code)
