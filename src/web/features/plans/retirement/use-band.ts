import { useEffect, useMemo, useRef, useState } from 'react'
import { type RetirementTerms, simulationOf, waysToRaise } from '#finance/retirement-plan.ts'
import type { BandAnswer, BandQuestion } from './band-worker.ts'

/** Asks the worker for the band of these terms. The last answer stays until the next one is there. */
export function useBand(terms: RetirementTerms) {
  const [answer, setAnswer] = useState<BandAnswer | null>(null)
  const worker = useRef<Worker>(null)
  const wanted = useRef(0)
  const ways = useMemo(() => waysToRaise(terms), [terms])

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
    const { retirement, ...saving } = simulationOf(terms)
    const question: BandQuestion = {
      id: wanted.current,
      saving,
      living: { ...saving, retirement },
      others: ways.map((way) => ({ ...simulationOf(way.terms), retirement: undefined })),
    }
    worker.current?.postMessage(question)
  }, [terms, ways])
  return { answer, ways }
}
