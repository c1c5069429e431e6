import { log, openChat, replies, say, storedMessages } from './support/chat.ts'
import { openProvider } from './support/model.ts'
import { startServer } from './support/server-process.ts'
import { storiesWith } from './support/story.ts'

const { provider, sendSlowly, settings, start } = await openProvider()
const storyOfACrash = storiesWith(start)

storyOfACrash(
  'a server that is killed in the middle of a reply has the message when it is back',
  async (kit) => {
    const { page, server, signIn, expect, expectNoise } = kit
    await signIn(page)
    await openChat(page)
    const sendNext = sendSlowly(
      () => 'Let me see.',
      () => 'And the rest.',
    )
    await say(page, 'I make 85k a year')
    sendNext()
    await log(page).getByText('Let me see.').waitFor()
    expectNoise({ text: /network error|Failed to fetch|ERR_/i })
    await server.kill()
    // Whoever looks on sees a reply in the making until somebody can say otherwise.
    await log(page).getByText('Let me see.').waitFor({ state: 'detached' })
    await log(page).getByText('Keel Advisor is typing').waitFor()

    const env = { ...settings, PORT: new URL(server.url).port }
    const next = await startServer({ env, dataDir: server.dataDir })
    try {
      await log(page).getByText('Not answered', { exact: true }).waitFor()
      provider.play({ does: 'answer', text: 'A fine income.' })
      await log(page).getByRole('button', { name: 'Try again' }).click()
      await replies(page).getByText('A fine income.').waitFor()
      await expect.poll(() => log(page).getByText('Not answered').count()).toBe(0)
      const stored = await storedMessages(page)
      expect(stored.map(({ status }) => status)).toEqual(['done', 'done'])
      expect(stored[0]).toMatchObject({ content: 'I make 85k a year', facts: [{ state: 'saved' }] })
    } finally {
      await next.stop()
    }
  },
)
