import { useEffect, useState } from 'react'
import type { JoinWaitlistInput, waitlist } from '#contract/waitlist.ts'
import { callLightly } from './light-call.ts'

export interface Waitlist {
  /** Undefined while the answer is on its way; 0 when there is none. */
  count: number | undefined
  join: (body: JoinWaitlistInput) => Promise<{ position: number }>
}

export function useWaitlist(): Waitlist {
  const [count, setCount] = useState<number>()

  useEffect(() => {
    fetchCount().then(setCount, () => setCount(0))
  }, [])

  async function join(body: JoinWaitlistInput) {
    const joined = await callLightly<typeof waitlist.join>('POST', '/api/waitlist', body)
    fetchCount().then(setCount, () => {
      // The number that is shown stays: it was right a moment ago.
    })
    return joined
  }

  return { count, join }
}

async function fetchCount(): Promise<number> {
  return (await callLightly<typeof waitlist.count>('GET', '/api/waitlist/count')).count
}
