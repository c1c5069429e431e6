import type { Behaviour } from '#server/testing/fake-provider.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { ask, log, openChat, replies, storedMessages } from './support/chat.ts'
import { openProvider } from './support/model.ts'
import { storiesWith } from './support/story.ts'

const KEY = 'sk-a-key-that-nobody-may-see'
const { provider, start } = await openProvider({ AI_API_KEY: KEY, AI_TIMEOUT_MS: '2000' })
const storyWithModel = storiesWith(() => start())

const FAILED = 'The language model could not answer just now, so this is Keel’s own answer.'
const TIMED_OUT = 'The language model took too long, so this is Keel’s own answer.'
const RESTING =
  'The language model has not been answering, so this is Keel’s own answer. Keel tries it again in a moment.'

const question = 'How long would 24,000 in savings last at 2,000 a month?'
const ownAnswer = /1[23] months[^]*\$2,000 a month/
const half = 'Your plan looks sound. Then'

const refuse = (status: number): Behaviour => ({
  does: 'refuse',
  status,
  body: JSON.stringify({ error: { message: `internal: ${KEY} was refused` } }),
})
const call = (tool: string, input: unknown): Behaviour => ({ does: 'call', tool, input })

/** After three in a row that are no answer at all the provider is left alone, so some that are stand between. */
const failures: [name: string, behaviour: Behaviour, notice: string][] = [
  ['a refused key', refuse(401), FAILED],
  ['too many requests', refuse(429), FAILED],
  ['an empty reply', { does: 'answer', text: '' }, FAILED],
  ['an error of the provider', refuse(500), FAILED],
  ['silence before the headers', { does: 'say nothing' }, TIMED_OUT],
  ['an unknown reason to finish', { does: 'answer', text: half, finish: 'tired' }, FAILED],
  ['silence in the middle', { does: 'fall silent', after: half }, TIMED_OUT],
  ['a cut stream', { does: 'hang up', after: half }, FAILED],
  ['wrong arguments for a tool', call('nest-egg-life', { portfolio: 'much' }), FAILED],
  ['garbage', { does: 'send garbage' }, FAILED],
  ['five megabytes', { does: 'send much', bytes: 5_000_000 }, FAILED],
  ['an endless loop of tools', call('nest-egg-life', { portfolio: 24_000, monthly: 2000 }), FAILED],
]

storyWithModel(
  'whatever the language model does wrong, Keel answers itself and says so',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await openChat(page)
    let asked = 0
    async function askOnce(name: string, notice: string) {
      asked += 1
      // Nothing else is kept waiting.
      const [reply, other] = await Promise.all([ask(page, question), page.request.get('/api/profile')])
      expect([await reply.getByRole('note').innerText(), other.status()], name).toEqual([notice, 200])
      await expect.poll(() => reply.innerText(), { message: name }).toMatch(ownAnswer)
    }

    for (const [name, behaviour, notice] of failures) {
      provider.play(behaviour)
      await askOnce(name, notice)
    }
    await checkAccessibility(page)

    provider.close()
    for (const time of ['once', 'twice', 'three times']) await askOnce(`not there, ${time}`, FAILED)
    await askOnce('left alone', RESTING)

    const stored = await storedMessages(page)
    expect(stored.map(({ status }) => status)).toEqual(stored.map(() => 'done'))
    expect(stored.filter(({ isUserMessage }) => isUserMessage)).toHaveLength(asked)
    await expect.poll(() => replies(page).count()).toBe(asked)
    await expect.poll(() => log(page).innerText()).not.toMatch(/looks sound|and so forth/)
    await expect.poll(() => page.content()).not.toMatch(/sk-a-key|internal|oops/)
  },
)
