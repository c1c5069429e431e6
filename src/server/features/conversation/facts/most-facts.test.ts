import { expect, test } from 'vitest'
import { chat } from '#contract/chat.ts'
import { facts } from '#contract/facts.ts'
import { income, useTestFacts } from '#server/testing/test-facts.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { MAX_FACTS } from './store.ts'

const AT_ONCE = 1000

onBothEngines('more facts than an account can hold', (engine) => {
  const { app, say } = useTestFacts(engine)

  async function addForgotten(userId: number, count: number) {
    const at = app().services.clock().toISOString()
    const row = { userId, at, stateAt: at, state: 'forgotten' as const, place: 'profile' as const }
    for (let added = 0; added < count; added += AT_ONCE)
      await app()
        .db.insertInto('facts')
        .values(Array.from({ length: AT_ONCE }, () => row))
        .execute()
  }

  const countFacts = async (userId: number) => {
    const { count } = await app()
      .db.selectFrom('facts')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    return count
  }

  test('make the oldest go, also where the conversation is cleared again and again', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    const first = await say(ann, income(100))
    const others = await say(bob, income(100))
    await addForgotten(ann.user.id, MAX_FACTS)
    await ann.call(chat.clear)
    const last = await say(ann, income(200))
    expect(await countFacts(ann.user.id)).toBe(MAX_FACTS)
    const undo = (id: number) => ann.call(facts.undo, { id })
    await expect(undo(first.id)).rejects.toMatchObject({ status: 404 })
    expect(await undo(last.id)).toMatchObject({ state: 'undone' })
    expect(await bob.call(facts.list)).toMatchObject([{ id: others.id }])
  })
})
