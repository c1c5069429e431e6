import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { chat } from '#contract/chat.ts'
import { facts } from '#contract/facts.ts'
import { profile } from '#contract/profile.ts'
import { createFakeAdvisor } from '#server/testing/fake-advisor.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

onBothEngines('a message that replaces the last', (engine) => {
  const fake = createFakeAdvisor()
  const app = useTestApp(engine, { advisor: fake.advisor })
  const income = (value: number) => ({ kind: 'profile', field: 'income', value }) as const

  test('is appended; the old one is marked and what it stored is undone', async () => {
    const ann = await app().newUser()
    fake.teach('I make 85', income(8500))
    fake.teach('I own a boat', { kind: 'asset', id: null, name: 'Boat', value: 5, category: 'Vehicles' })
    fake.teach('I make 90', income(9000))
    await ann.call(chat.send, { body: { message: 'I make 85' } })
    const { userMessage: old } = await ann.call(chat.send, { body: { message: 'I own a boat' } })
    const body = { message: 'I make 90', replaces: old.id }
    const { extractedData, userMessage } = await ann.call(chat.send, { body })
    expect(extractedData).toMatchObject({ income: 90, assets: [{ name: 'Boat', removed: true }] })
    // It is heard in the talk as it stood before the one it replaces.
    expect(fake.hearings.at(-1)?.dialogue.lastContent).toBe('I make 85')
    const all = await ann.call(chat.listMessages)
    expect(all.map(({ status }) => status)).toEqual(['done', 'done', 'replaced', 'replaced', 'done', 'done'])
    expect(all[2]?.facts).toMatchObject([{ state: 'replaced', canUndo: false }])
    expect(await ann.call(balanceSheet.listAssets)).toEqual([])

    const again = { message: 'Something else', replaces: userMessage.id }
    await ann.call(chat.send, { body: again })
    expect((await ann.call(profile.get)).income).toBe(8500)
    expect(fake.hearings.at(-1)?.dialogue.lastContent).toBe('I make 85')
  })

  test('leaves what was changed since as it is', async () => {
    const ann = await app().newUser()
    fake.teach('I make 70', income(7000))
    const { userMessage } = await ann.call(chat.send, { body: { message: 'I make 70' } })
    await ann.call(profile.save, { body: { income: 1 } })
    await ann.call(chat.send, { body: { message: 'never mind', replaces: userMessage.id } })
    expect((await ann.call(profile.get)).income).toBe(1)
    expect(await ann.call(facts.list)).toMatchObject([{ state: 'replaced' }])
  })

  test('must replace the last one, and one that is there', async () => {
    const ann = await app().newUser()
    const { userMessage, reply } = await ann.call(chat.send, { body: { message: 'a' } })
    await ann.call(chat.send, { body: { message: 'b' } })
    const replace = (replaces: number) => ann.call(chat.send, { body: { message: 'c', replaces } })
    for (const id of [userMessage.id, reply.id]) {
      await expect(replace(id)).rejects.toMatchObject({
        status: 409,
        serverMessage: 'Only your last message can be changed.',
      })
    }
    await expect(replace(999_999_999)).rejects.toMatchObject({ status: 404 })
    expect(await ann.call(chat.listMessages)).toHaveLength(4)
  })

  test('takes the place of one that failed', async () => {
    const ann = await app().newUser()
    fake.faults.add('crash')
    await ann.inject({ method: 'POST', url: '/api/chat', payload: { message: 'crash' } })
    const [{ id } = { id: 0 }] = await ann.call(chat.listMessages)
    await ann.call(chat.send, { body: { message: 'better', replaces: id } })
    const all = await ann.call(chat.listMessages)
    expect(all.map(({ status }) => status)).toEqual(['replaced', 'done', 'done'])
  })

  test('and an undo at the same moment do not block each other', async () => {
    const ann = await app().newUser()
    fake.teach('I make 60', income(6000))
    for (let round = 0; round < 10; round += 1) {
      const { userMessage } = await ann.call(chat.send, { body: { message: 'I make 60' } })
      const id = userMessage.facts[0]?.id ?? 0
      const [, undone] = await Promise.allSettled([
        ann.call(chat.send, { body: { message: 'never mind', replaces: userMessage.id } }),
        ann.call(facts.undo, { id }),
      ])
      // The one that comes second finds nothing left to undo.
      expect(undone.status === 'fulfilled' || undone.reason.status === 409).toBe(true)
      expect((await ann.call(profile.get)).income).toBeNull()
    }
    const all = await ann.call(chat.listMessages)
    expect(all.filter(({ status }) => status === 'failed')).toEqual([])
  })
})
