import { createExternalStore } from '#web/lib/external-store.ts'

const EVERY_MS = 30_000

/** One clock for all relative times. It stops while nobody looks. */
const clock = createExternalStore(Date.now(), () => {
  const tick = () => clock.write(Date.now())
  tick()
  const timer = setInterval(tick, EVERY_MS)
  return () => clearInterval(timer)
})

export const useNow = clock.use
