import { useEffect, useRef, useState } from 'react'
import type { SimulationInput } from '#finance/monte-carlo.ts'
import type { BandAnswer, BandQuestion } from './band-worker.ts'

/** Asks the worker for the band of these inputs. The last answer stays until the next one is there. */
export function useBand(input: SimulationInput, others: SimulationInput[]): BandAnswer | null {
  const [answer, setAnswer] = useState<BandAnswer | null>(null)
  const worker = useRef<Worker>(null)
  const wanted = useRef(0)

  useEffect(() => {
    const started = new Worker(new URL('./band-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<BandAnswer>) => {
      if (data.id === wanted.current) setAnswer(data)
    })
    worker.current = started
    return () => started.terminate()
  }, [])

  useEffect(() => {
    wanted.current += 1
    worker.current?.postMessage({ id: wanted.current, input, others } satisfies BandQuestion)
  }, [input, others])
  return answer
}
