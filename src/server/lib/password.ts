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
// Hashing runs on the thread pool; more than two at once would only starve the rest of the server.
const queue = createWorkQueue({ atOnce: 2, waiting: 50 })

/** How many are being hashed, and how many wait for it. */
export const hashingQueue = () => queue.measure()

/** The hash in PHC form: $argon2id$v=19$m=47104,t=1,p=1$salt$hash */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, COST)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(hash)}`
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const { cost, salt, hash } = readHash(stored)
  return timingSafeEqual(await derive(password, salt, cost), hash)
}

/** True when the stored hash is cheaper to guess than one made today. */
export function isOutdated(stored: string): boolean {
  const { cost } = readHash(stored)
  return cost.memory < COST.memory || cost.passes < COST.passes
}

let decoy: Promise<string> | undefined

/** Costs what a real check costs, for e-mail addresses that nobody has. */
export async function verifyAgainstNobody(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  await verifyPassword(password, await decoy)
  return false
}

/** The same password typed on two keyboards may differ in its bytes; normalised it does not. */
function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  return queue(() =>
    runArgon2('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: HASH_BYTES, ...cost }),
  )
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
