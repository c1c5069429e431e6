import type { JSONValue, LanguageModelV4Message, LanguageModelV4ToolCall } from '@ai-sdk/provider'
import type { ModelTool } from './model.ts'

/** What the model said and called, as it wants to hear it again. Some providers sign their calls. */
export function repeatStep(text: string, calls: readonly LanguageModelV4ToolCall[]): LanguageModelV4Message {
  const said = text === '' ? [] : [{ type: 'text' as const, text }]
  const called = calls.map(({ toolCallId, toolName, input, providerMetadata }) => ({
    type: 'tool-call' as const,
    toolCallId,
    toolName,
    input: parse(input) ?? {},
    ...(providerMetadata && { providerOptions: providerMetadata }),
  }))
  return { role: 'assistant', content: [...said, ...called] }
}

/** What the tools say to that. */
export function runTools(
  tools: readonly ModelTool[],
  calls: readonly LanguageModelV4ToolCall[],
): LanguageModelV4Message {
  const results = calls.map(({ toolCallId, toolName, input }) => ({
    type: 'tool-result' as const,
    toolCallId,
    toolName,
    output: { type: 'json' as const, value: runTool(tools, toolName, input) as JSONValue },
  }))
  return { role: 'tool', content: results }
}

/** A tool checks its input itself: what does not fit is told to the model, and is no failure. */
function runTool(tools: readonly ModelTool[], name: string, input: string): unknown {
  const tool = tools.find((one) => one.name === name)
  return tool ? tool.run(parse(input)) : { error: 'There is no such tool.' }
}

/** Undefined when it is no JSON. */
function parse(input: string): unknown {
  try {
    return JSON.parse(input === '' ? '{}' : input)
  } catch {
    return undefined
  }
}
