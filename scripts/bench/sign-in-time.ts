import { startServer, type ServerProcess } from '../../e2e/support/server-process.ts'
import { describeRuns, median, type BenchRow } from '../lib/bench-row.ts'

const RUNS = 60
const WARM_UP = 5
const [LEAST, MOST] = [0.9, 1.1]

/** Whether the time of a refused sign-in tells an attacker that the e-mail belongs to somebody. */
export default async function measureSignIn(): Promise<BenchRow[]> {
  const server = await startServer({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } })
  const [unknown, known]: [number[], number[]] = [[], []]
  try {
    for (let run = -WARM_UP; run < RUNS; run += 1) {
      const times = await timeBoth(server, { unknownFirst: run % 2 === 0 })
      if (run < 0) continue
      unknown.push(times.unknown)
      known.push(times.known)
    }
  } finally {
    await server.stop()
  }
  const ratio = median(unknown) / median(known)
  return [
    {
      figure: 'Refused sign-in, unknown e-mail against known',
      value: `${ratio.toFixed(3)} x: ${describeRuns(unknown, 'ms', 1)} against ${describeRuns(known, 'ms', 1)}`,
      limit: `${LEAST} to ${MOST} x`,
      ok: ratio >= LEAST && ratio <= MOST,
    },
  ]
}

/** Whoever goes first may meet a colder server, so they take turns. */
async function timeBoth({ url, adminEmail }: ServerProcess, { unknownFirst }: { unknownFirst: boolean }) {
  const early = unknownFirst ? await timeSignIn(url, 'nobody@example.com') : null
  const known = await timeSignIn(url, adminEmail)
  return { known, unknown: early ?? (await timeSignIn(url, 'nobody@example.com')) }
}

async function timeSignIn(url: string, email: string): Promise<number> {
  const before = performance.now()
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  })
  await answer.text()
  if (answer.status !== 401) throw new Error(`A wrong password was answered with ${answer.status}.`)
  return performance.now() - before
}
