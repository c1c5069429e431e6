import type { ToolSet } from 'ai'
import { createBoundedFetch } from './bounded-fetch.ts'
import { type Asking, type LanguageModel, ModelFailure, type ModelTool, type SentPayload } from './model.ts'
import { nameFailure } from './name-failure.ts'
import { openProvider, providerOrigins, type ProviderSettings } from './open-provider.ts'

/** Requests for one answer: calculations, and what follows from them. */
const MAX_STEPS = 5
const MAX_OUTPUT_TOKENS = 4000
/** Of text. Nobody reads more, and the short answer needs a hundredth of it. */
const MAX_CHARACTERS = 20_000

/** A language model through the AI SDK, which is loaded with the first question. */
export function createLanguageModel(settings: ProviderSettings): LanguageModel {
  const { provider, model, baseUrl } = settings
  const known = provider === 'compatible' ? '' : providerOrigins[provider]
  return {
    provider,
    name: model,
    origin: baseUrl?.origin ?? known,
    async *ask(asking) {
      try {
        yield* stream(settings, asking)
      } catch (error) {
        // What was cut off by us is being charged for.
        if (!asking.signal.aborted) asking.meter.fail()
        throw asking.signal.aborted ? new ModelFailure('TimedOut') : nameFailure(error)
      }
    },
  }
}

async function* stream(settings: ProviderSettings, asking: Asking): AsyncGenerator<string, void> {
  const { isStepCount, streamText } = await import('ai')
  // It would print them, with parts of what was said, past our log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const { meter } = asking
  const beforeSend = async (sent: SentPayload) => {
    await asking.beforeSend(sent)
    meter.send(sent.body)
  }
  const { stream: parts } = streamText({
    model: await openProvider(settings, createBoundedFetch(beforeSend)),
    instructions: asking.rules,
    messages: asking.talk.map(({ role, text }) => ({ role, content: text })),
    tools: await toToolSet(asking.tools),
    stopWhen: isStepCount(MAX_STEPS),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    // The built-in advisor answers at once; a second try would only make the user wait.
    maxRetries: 0,
    abortSignal: asking.signal,
    // Errors come through the stream. By default they would be printed with everything in them.
    onError: () => {},
  })
  let characters = 0
  for await (const part of parts) {
    if (part.type === 'text-delta') {
      meter.hear(part.text.length)
      characters += part.text.length
      if (characters > MAX_CHARACTERS) throw new ModelFailure('TooLong')
      yield part.text
    } else if (part.type === 'tool-input-delta') meter.hear(part.delta.length)
    else if (part.type === 'finish-step') meter.report(part.usage.inputTokens, part.usage.outputTokens)
    else if (part.type === 'error') throw part.error
    else if (part.type === 'abort') throw new ModelFailure('TimedOut')
    else if (part.type === 'finish') checkEnd(part.finishReason)
  }
}

function checkEnd(reason: string) {
  if (reason === 'tool-calls') throw new ModelFailure('ToolLoop')
  if (reason === 'length') throw new ModelFailure('TooLong')
  if (reason !== 'stop') throw new ModelFailure('UnknownEnd')
}

async function toToolSet(tools: readonly ModelTool[]): Promise<ToolSet> {
  const { jsonSchema, tool } = await import('ai')
  return Object.fromEntries(
    tools.map(({ name, description, schema, run }) => [
      name,
      // The tool checks its input itself: what does not fit is told to the model, and is no failure.
      tool({
        description,
        inputSchema: jsonSchema(schema),
        execute: (input: unknown) => run(input),
      }),
    ]),
  )
}
