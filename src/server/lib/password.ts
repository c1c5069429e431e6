import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createWorkQueue } from './work-queue.ts'

interface Cost {
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's first choice for argon2id: 46 MiB, one pass. Raise it here; hashes are renewed at the next sign-in. */
const COST: Cost = { memory: 47_104, passes: 1, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

const runArgon2 = promisify(argon2)

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes passwords and checks them; the tests about something else do so at a cost of next to nothing. */
export function createPasswords(today: Cost = COST) {
  // Hashing runs on the thread pool; more than two at once would only starve the rest of the server.
  const queue = createWorkQueue({ atOnce: 2, waiting: 50 })

  /** The same password typed on two keyboards may differ in its bytes; normalised it does not. */
  const derive = (password: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
    queue(() =>
      runArgon2('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: HASH_BYTES, ...cost }),
    )

  /** The hash in PHC form: $argon2id$v=19$m=47104,t=1,p=1$salt$hash */
  async function hash(password: string): Promise<string> {
    const { memory, passes, parallelism } = today
    const salt = randomBytes(SALT_BYTES)
    const key = await derive(password, salt, today)
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(key)}`
  }

  async function verify(password: string, stored: string): Promise<boolean> {
    const { cost, salt, hash: key } = readHash(stored)
    return timingSafeEqual(await derive(password, salt, cost), key)
  }

  let decoy: Promise<string> | undefined

  return {
    hash,
    verify,
    /** Costs what a real check costs, for e-mail addresses that nobody has. */
    verifyAgainstNobody: async (password: string): Promise<false> => {
      decoy ??= hash(randomBytes(16).toString('hex'))
      await verify(password, await decoy)
      return false
    },
    /** True when the stored hash is cheaper to guess than one made today. */
    isOutdated: (stored: string): boolean => {
      const { cost } = readHash(stored)
      return cost.memory < today.memory || cost.passes < today.passes
    },
    /** How many are being hashed, and how many wait for it. */
    measure: () => queue.measure(),
  }
}

function readHash(stored: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!parts) throw new Error('A stored password hash is not in PHC form')
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
