import type { LanguageModelV4 } from '@ai-sdk/provider'
import { converse } from './converse.ts'
import { type LanguageModel, ModelFailure } from './model.ts'
import { nameFailure } from './name-failure.ts'
import { openProvider, providerOrigins, type ProviderSettings } from './open-provider.ts'
import { createTextQueue } from './text-queue.ts'

/** Of text. Nobody reads more, and the short answer needs a hundredth of it. */
const MAX_CHARACTERS = 20_000

/** A language model through a provider of the AI SDK, which is loaded with the first question. */
export function createLanguageModel(settings: ProviderSettings): LanguageModel {
  const { provider, model, baseUrl } = settings
  const known = provider === 'compatible' ? '' : providerOrigins[provider]
  let opened: Promise<LanguageModelV4> | undefined
  return {
    provider,
    name: model,
    origin: baseUrl?.origin ?? known,
    async *ask(asking) {
      // Whoever stops listening stops the provider too.
      const left = new AbortController()
      const signal = AbortSignal.any([asking.signal, left.signal])
      const queue = createTextQueue()
      try {
        opened ??= openProvider(settings)
        converse(await opened, { ...asking, signal }, queue).then(queue.end, queue.fail)
        let characters = 0
        for await (const piece of queue.read()) {
          characters += typeof piece === 'string' ? piece.length : 0
          if (characters > MAX_CHARACTERS) throw new ModelFailure('TooLong')
          yield piece
        }
      } catch (error) {
        // What was cut off by us is being charged for.
        if (!asking.signal.aborted) asking.meter.fail()
        throw asking.signal.aborted ? new ModelFailure('TimedOut') : nameFailure(error)
      } finally {
        left.abort()
      }
    },
  }
}
