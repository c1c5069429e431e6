import { expect, test } from 'vitest'
import { chat } from '#contract/chat.ts'
import { addMessages } from '#server/testing/add-messages.ts'
import { createFakeAdvisor } from '#server/testing/fake-advisor.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { MAX_MESSAGES } from '#server/features/conversation/conversation-store.ts'

onBothEngines('a conversation of years', (engine) => {
  const app = useTestApp(engine, { advisor: createFakeAdvisor().advisor })
  const said = Array.from({ length: 1200 }, (_, index) => `Message ${index} about money`)

  test('shows the newest thousand to whoever names no number, also in a search', async () => {
    const ann = await app().newUser()
    await addMessages(app().db, ann.user.id, said)
    const all = await ann.call(chat.listMessages)
    expect([all.length, all[0]?.content, all.at(-1)?.content]).toEqual([1000, said[200], said[1199]])
    expect(await ann.call(chat.listMessages, { query: { search: 'about money' } })).toHaveLength(1000)
  })

  test('is cleared whole, and nobody else’s with it', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    for (const { user } of [ann, bob]) await addMessages(app().db, user.id, said.slice(0, 600))
    expect(await ann.call(chat.clear)).toEqual({})
    expect(await ann.call(chat.listMessages)).toEqual([])
    expect(await bob.call(chat.listMessages)).toHaveLength(600)
  })

  test('that holds all it can says so, until it is cleared', async () => {
    const ann = await app().newUser()
    await ann.call(chat.send, { body: { message: 'Hello' } })
    await app()
      .db.updateTable('conversations')
      .set({ sent: MAX_MESSAGES - 1, received: 1 })
      .where('userId', '=', ann.user.id)
      .execute()
    await expect(ann.call(chat.send, { body: { message: 'One more' } })).rejects.toMatchObject({
      status: 409,
      serverMessage: expect.stringContaining('50,000 messages'),
    })
    await ann.call(chat.clear)
    await ann.call(chat.send, { body: { message: 'One more' } })
  })
})
