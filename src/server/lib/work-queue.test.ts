import { describe, expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

describe('a work queue', () => {
  test('runs so many at once, lets so many wait and turns the rest away at once', async () => {
    const run = createWorkQueue({ atOnce: 2, waiting: 3 })
    const release: (() => void)[] = []
    let running = 0
    let most = 0
    const job = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => release.push(resolve))
      running -= 1
    }
    const jobs = Array.from({ length: 5 }, () => run(job))
    await expect(run(job)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 })
    while (release.length > 0) {
      release.shift()?.()
      await new Promise(setImmediate)
    }
    await Promise.all(jobs)
    expect(most).toBe(2)
  })

  test('a job that fails gives its place up', async () => {
    const run = createWorkQueue({ atOnce: 1, waiting: 1 })
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await run(async () => 'yes')).toBe('yes')
  })
})
