import { endpoints } from './endpoint.ts'
import { instant } from './fields.ts'
import { z } from './zod.ts'

const count = z.int()
const ms = z.number()

/** How the server does, for administrators; the same figures that /metrics gives to machines. */
const systemState = z.object({
  startedAt: instant,
  engine: z.enum(['sqlite', 'postgres']),
  /** What should be looked at, in words; empty when all is well. */
  warnings: z.array(z.string()),
  memoryBytes: count,
  /** How long the process made everybody wait, lately: in the middle, for one in a hundred, at worst. */
  loopDelay: z.object({ typicalMs: ms, rareMs: ms, worstMs: ms }),
  requests: z.object({ answered: count, failed: count, typicalMs: ms, rareMs: ms }),
  turns: z.object({ inFlight: count, lastHour: count, fellBack: count }),
  hashing: z.object({ running: count, waiting: count }),
  outbox: z.object({ waiting: count, dead: count, oldestAt: z.nullable(instant) }),
  sessions: count,
  store: z.object({ bytes: count, answerMs: ms }),
  /** Where the data folder lies. */
  disk: z.object({ freeBytes: count, totalBytes: count }),
  /** Null where somebody else takes care of them, as with PostgreSQL. */
  backups: z.nullable(z.object({ everyHours: count, lastAt: z.nullable(instant) })),
})
export type SystemState = z.output<typeof systemState>

export const system = endpoints({
  read: {
    method: 'GET',
    path: '/api/admin/system',
    access: 'admin',
    summary: 'How the server does: load, store, mails, backups, and what should be looked at',
    response: systemState,
  },
})
