/**
 * An OpenAI-compatible server in which a person plays the language model: it prints exactly what Keel sends, and waits
 * for what the model says. `npm run play-model`, then start Keel with the line that it prints.
 */
import { on } from 'node:events'
import { createInterface } from 'node:readline'
import { readFileSync } from 'node:fs'
import { readPlay } from '#server/testing/play.ts'
import { type Behaviour, type ProviderRequest, startFakeProvider } from '#server/testing/fake-provider.ts'

const PORT = 4111
const [file] = process.argv.slice(2)
const provider = await startFakeProvider(PORT)
// Lines that come before they are asked for wait.
const typed = on(createInterface({ input: process.stdin }), 'line')
const say = (text: string) => process.stdout.write(`${text}\n`)

say(
  `AI_PROVIDER=compatible AI_TOOLS=all AI_BASE_URL=${provider.url} AI_MODEL=played AI_TIMEOUT_MS=100000 npm start`,
)
say('Type an answer and end it with a line of one dot; or calls, one a line: @ payoff-time {"from":"s1"}')

let toolsShown = false
const scripted: Behaviour[] = file === undefined ? [] : readSteps(file)
provider.respond(async (request) => {
  show(request)
  const next = scripted.shift()
  return next ?? readAnswer()
})

/** The answers of a recorded play, one after the other. */
function readSteps(path: string): Behaviour[] {
  return readPlay(readFileSync(path, 'utf8')).turns.flatMap(({ steps, answer }): Behaviour[] => [
    ...steps.map(({ text, calls }) => ({ does: 'step' as const, text, calls })),
    { does: 'answer', text: answer },
  ])
}

/** Rules and tools once; of the talk what is new. */
function show({ messages, tools = [] }: ProviderRequest) {
  if (!toolsShown) {
    say(`\n== rules\n${messages[0]?.content ?? ''}\n\n== ${tools.length} tools`)
    for (const tool of tools)
      say(
        `${tool.function.name}: ${tool.function.description}\n  ${JSON.stringify(tool.function.parameters)}`,
      )
    toolsShown = true
  }
  const since = messages.findLastIndex(({ role }) => role === 'assistant') + 1
  for (const { role, content } of messages.slice(Math.max(1, since))) say(`\n== ${role}\n${content ?? ''}`)
}

async function readAnswer(): Promise<Behaviour> {
  const lines: string[] = []
  say('\n== the model says')
  for (;;) {
    const [line] = (await typed.next()).value as [string]
    if (line === '.') break
    lines.push(line)
  }
  const { turns } = readPlay(['> ', ...lines].join('\n'))
  const calls = turns.flatMap(({ steps }) => steps.flatMap((step) => step.calls))
  const text = lines.filter((line) => !line.startsWith('@ ')).join('\n')
  return calls.length > 0 ? { does: 'step', text, calls } : { does: 'answer', text }
}
