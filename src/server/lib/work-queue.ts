import { overloaded } from './http-error.ts'

/** Runs at most `atOnce` jobs together and lets at most `waiting` others wait; more are turned away at once. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []

  async function takeTurn() {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting)
      throw overloaded('Too many people are signing in right now. Please try again.', 2)
    // A finished job passes its place to the next, so `running` does not change here.
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  function endTurn() {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    await takeTurn()
    try {
      return await job()
    } finally {
      endTurn()
    }
  }

  return Object.assign(run, { measure: () => ({ running, waiting: queue.length }) })
}
