import type { Figure } from '#contract/figures.ts'
import { chat, type ChatTurn } from '#contract/chat.ts'
import { facts } from '#contract/facts.ts'
import { startFakeProvider, type ProviderRequest } from './fake-provider.ts'
import type { Play, PlayRecord, PlayTurn } from './play.ts'
import { startTestApp, type TestClient } from './test-app.ts'

type Provider = Awaited<ReturnType<typeof startFakeProvider>>

export interface ReplayedTurn extends PlayRecord {
  turn: ChatTurn
  /** What the tools said, as the model got it. */
  told: string[]
  /** Sums that it was told of with the message: earlier ones, and those of Keel's own answer. */
  known: string[]
}

/** Plays a play through the whole server: the user's messages over the API, the model's answers over HTTP. */
export async function replay(play: Play): Promise<ReplayedTurn[]> {
  const provider = await startFakeProvider()
  const env = { AI_PROVIDER: 'compatible', AI_BASE_URL: provider.url, AI_MODEL: 'played', AI_TOOLS: 'all' }
  const app = await startTestApp('sqlite', { env })
  try {
    const user = await app.newUser()
    const replayed: ReplayedTurn[] = []
    for (const turn of play.turns) replayed.push(await playTurn(provider, user, turn))
    return replayed
  } finally {
    await app.close()
    provider.close()
  }
}

async function playTurn(provider: Provider, user: TestClient, turn: PlayTurn): Promise<ReplayedTurn> {
  const first = provider.requests.length
  provider.play(
    ...turn.steps.map(({ text, calls }) => ({ does: 'step' as const, text, calls })),
    { does: 'answer', text: turn.answer === '' ? 'Nothing yet.' : turn.answer },
    ...(turn.repair === null ? [] : [{ does: 'answer' as const, text: turn.repair }]),
  )
  const done = await user.call(chat.send, { body: { message: turn.message } })
  const requests = provider.requests.slice(first)
  const told = turn.steps.map(({ calls }, step) => resultsOf(requests[step + 1]).slice(-calls.length))
  const stored = await user.call(facts.list)
  const ofTurn = stored.filter(({ messageId }) => messageId === done.userMessage.id)
  return {
    turn: done,
    told: told.flat(),
    known: knownSums(requests[0]),
    results: told.map((results) => results.map(summarize)),
    outcome: [
      ...describeReply(done),
      ...ofTurn.map(({ state, text }) => `${state}: ${text ?? ''}`).toSorted(),
    ],
  }
}

const resultsOf = (request: ProviderRequest | undefined): string[] =>
  request?.messages.filter(({ role }) => role === 'tool').map(({ content }) => content ?? '') ?? []

/** 's3 runway: savings $9,000; …' */
const knownSums = (request: ProviderRequest | undefined): string[] =>
  (request?.messages.findLast(({ role }) => role === 'user')?.content ?? '').match(/^(?:keel|s)\d+ .+$/gm) ??
  []

interface SumResult {
  error?: string
  sum?: string
  results?: Record<string, string>
  inputs?: string[]
}

/** What matters of it, on one line. */
function summarize(result: string): string {
  const { error, sum, results, inputs } = JSON.parse(result) as SumResult
  if (error !== undefined) return `error: ${error}`
  if (sum === undefined || !results) return result.length > 600 ? `${result.slice(0, 599)}…` : result
  const named = Object.entries(results).map(([name, text]) => `${name} ${text}`)
  return `${named.join('; ')}${inputs ? ` | ${inputs.join('; ')}` : ''}`
}

function describeReply({ reply }: ChatTurn): string[] {
  const plain = (html: string) =>
    html
      .replaceAll(/<\/(?:p|li|tr|ul|ol)>/g, ' / ')
      .replaceAll(/<\/t[hd]>/g, ' | ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/(?: \/ )+/g, ' / ')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .trim()
  return [
    `says: ${plain(reply.content)}`,
    ...(reply.details ? [`more: ${plain(reply.details)}`] : []),
    ...reply.cards.map(({ kind, title }) => `card: ${kind} ${title}`),
    ...(reply.notice ? [`notice: ${reply.notice}`] : []),
    ...reply.figures.map((figure) => `${figure.text} (${figure.label}) from ${describeSource(figure)}`),
  ]
}

function describeSource({ source }: Figure): string {
  switch (source.kind) {
    case 'words':
      return `“${source.quote}”`
    case 'row':
      return `${source.list} ${source.name}`
    case 'profile':
      return `profile ${source.field}`
    case 'rule':
      return `rule ${source.name}`
    case 'transactions':
      return `transactions ${source.about}`
    case 'formula':
      break
  }
  return `${source.formula} [${source.inputs.map(({ label, text }) => `${label} ${text}`).join('; ')}]`
}
