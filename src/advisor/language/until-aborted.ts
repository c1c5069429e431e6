import { ModelFailure } from './model.ts'

/** Reads on until the signal, whether or not the source heeds it: a provider that falls silent keeps nobody waiting. */
export async function* untilAborted<Item>(
  source: AsyncGenerator<Item, void>,
  signal: AbortSignal,
): AsyncGenerator<Item, void> {
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(new ModelFailure('TimedOut'))
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail, { once: true })
  })
  // It is awaited below, unless the source has ended before.
  aborted.catch(() => {})
  try {
    for (;;) {
      const next = await Promise.race([source.next(), aborted])
      if (next.done) return
      yield next.value
    }
  } finally {
    source.return().catch(() => {})
  }
}
