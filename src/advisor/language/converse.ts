import type {
  LanguageModelV4,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4ToolCall,
} from '@ai-sdk/provider'
import { type Asking, ModelFailure, type ModelTool } from './model.ts'
import { repeatStep, runTools } from './run-tools.ts'
import { type Listener, listener } from './tapped-fetch.ts'
import type { Step } from './text-queue.ts'

/** Who hears the answer as it comes. */
interface Hear {
  push: (text: string) => void
  step: (step: Step) => void
}

/** Fewer are no answer. */
const LEAST_OUTPUT_TOKENS = 200

/**
 * Asks a model, runs the tools that it calls and asks on with what they say, until it has answered. There are no
 * second tries: the built-in advisor answers at once, and they would only make the user wait.
 */
export async function converse(model: LanguageModelV4, asking: Asking, hear: Hear): Promise<void> {
  const prompt: LanguageModelV4Message[] = [
    // Tools and rules are the same in every request, and need not be read anew.
    { role: 'system', content: asking.rules, providerOptions: cached },
    ...asking.talk.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
  ]
  const { steps } = asking.limits
  for (let step = 1; step <= steps; step += 1) {
    const isLast = step === steps
    const { text, calls, end } = await takeStep(model, asking, prompt, hear, isLast)
    if (calls.length === 0) return checkEnd(end)
    if (isLast) break
    prompt.push(repeatStep(text, calls), runTools(asking.tools, calls))
    hear.step({ calls: calls.map(({ toolName }) => toolName) })
  }
  throw new ModelFailure('ToolLoop')
}

interface Taken {
  text: string
  calls: LanguageModelV4ToolCall[]
  end: string
}

async function takeStep(
  model: LanguageModelV4,
  { tools, signal, beforeSend, meter, limits }: Asking,
  prompt: LanguageModelV4Message[],
  hear: Hear,
  isLast: boolean,
): Promise<Taken> {
  const step: Taken = { text: '', calls: [], end: 'none' }
  const whoListens: Listener = {
    async beforeSend(sent) {
      await beforeSend(sent)
      meter.send(sent.body)
    },
    onText(text) {
      step.text += text
      meter.hear(text.length)
      hear.push(text)
    },
  }
  const left = limits.outputTokens - meter.spent.tokensOut
  if (left < LEAST_OUTPUT_TOKENS) throw new ModelFailure('TooLong')
  const { stream } = await listener.run(whoListens, async () =>
    model.doStream({
      prompt,
      ...(tools.length > 0 && !isLast && { tools: tools.map(describeTool) }),
      maxOutputTokens: left,
      abortSignal: signal,
    }),
  )
  for await (const part of stream) {
    if (part.type === 'text-delta') whoListens.onText(part.delta)
    else if (part.type === 'tool-input-delta') meter.hear(part.delta.length)
    else if (part.type === 'tool-call') step.calls.push(part)
    else if (part.type === 'error') throw part.error
    else if (part.type === 'finish') {
      step.end = part.finishReason.unified
      meter.report(part.usage.inputTokens.total, part.usage.outputTokens.total)
    }
  }
  return step
}

const cached = { anthropic: { cacheControl: { type: 'ephemeral' } } }

const describeTool = ({ name, description, schema }: ModelTool): LanguageModelV4FunctionTool => ({
  type: 'function',
  name,
  description,
  inputSchema: schema,
})

function checkEnd(reason: string) {
  if (reason === 'tool-calls') throw new ModelFailure('ToolLoop')
  if (reason === 'length') throw new ModelFailure('TooLong')
  if (reason !== 'stop') throw new ModelFailure('UnknownEnd')
}
