import type {
  LanguageModelV4,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4ToolCall,
} from '@ai-sdk/provider'
import { type Asking, ModelFailure, type ModelTool } from './model.ts'
import { repeatStep, runTools } from './run-tools.ts'
import { type Listener, listener } from './tapped-fetch.ts'

/** Requests for one answer: calculations, and what follows from them. */
const MAX_STEPS = 5
const MAX_OUTPUT_TOKENS = 4000

type Hear = (text: string) => void

/**
 * Asks a model, runs the tools that it calls and asks on with what they say, until it has answered. There are no
 * second tries: the built-in advisor answers at once, and they would only make the user wait.
 */
export async function converse(model: LanguageModelV4, asking: Asking, hear: Hear): Promise<void> {
  const prompt: LanguageModelV4Message[] = [
    { role: 'system', content: asking.rules },
    ...asking.talk.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
  ]
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { text, calls, end } = await takeStep(model, asking, prompt, hear)
    if (calls.length === 0) return checkEnd(end)
    prompt.push(repeatStep(text, calls), runTools(asking.tools, calls))
  }
  throw new ModelFailure('ToolLoop')
}

interface Step {
  text: string
  calls: LanguageModelV4ToolCall[]
  end: string
}

async function takeStep(
  model: LanguageModelV4,
  { tools, signal, beforeSend, meter }: Asking,
  prompt: LanguageModelV4Message[],
  hear: Hear,
): Promise<Step> {
  const step: Step = { text: '', calls: [], end: 'none' }
  const whoListens: Listener = {
    async beforeSend(sent) {
      await beforeSend(sent)
      meter.send(sent.body)
    },
    onText(text) {
      step.text += text
      meter.hear(text.length)
      hear(text)
    },
  }
  const { stream } = await listener.run(whoListens, async () =>
    model.doStream({
      prompt,
      tools: tools.map(describeTool),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
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
