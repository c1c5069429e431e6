import { expect, test } from 'vitest'
import { profile } from '#contract/profile.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { changeProfile } from './fields-store.ts'
import { MAX_CHANGES } from './changes-store.ts'

onBothEngines('the history of the profile', (engine) => {
  const app = useTestApp(engine)
  const now = () => app().services.clock()

  /** What the conversation does when it stores a fact. */
  const learn = (userId: number, income: number | null, quote: string, messageId = 7) =>
    app()
      .db.transaction()
      .execute((trx) =>
        changeProfile(trx, userId, { income }, { source: 'chat', now: now(), messageId, quote }),
      )

  test('names each change, its old and new value and where it came from, newest first', async () => {
    const ann = await app().newUser()
    await ann.call(profile.save, { body: { income: 5_000_000, investmentRiskTolerance: 'low' } })
    app().advance(60)
    const [learnt] = await learn(ann.user.id, 6_000_000, 'I make 60k now')
    const typed = { at: '2026-03-01T12:00:00.000Z', source: 'profile', messageId: null, quote: null }
    const response = await ann.inject({ method: 'GET', url: '/api/profile/history' })
    expect(response.json()).toEqual([
      {
        id: learnt?.id,
        at: '2026-03-01T13:00:00.000Z',
        field: 'income',
        oldValue: 50_000,
        newValue: 60_000,
        source: 'chat',
        messageId: 7,
        quote: 'I make 60k now',
      },
      { ...typed, id: expect.any(Number), field: 'investmentRiskTolerance', oldValue: null, newValue: 'low' },
      { ...typed, id: expect.any(Number), field: 'income', oldValue: null, newValue: 50_000 },
    ])
  })

  test('the profile says beside each field where its present value came from', async () => {
    const ann = await app().newUser()
    await ann.call(profile.save, { body: { income: 100, debt: 200, retirementAge: 60 } })
    const [learnt] = await learn(ann.user.id, 300, 'three bucks')
    const { sources } = await ann.call(profile.get)
    expect(Object.keys(sources).toSorted()).toEqual(['debt', 'income', 'retirementAge'])
    expect(sources.income).toMatchObject({
      id: learnt?.id,
      source: 'chat',
      messageId: 7,
      quote: 'three bucks',
    })
    expect(sources.debt).toMatchObject({ source: 'profile', messageId: null, quote: null })
  })

  test('what is already so is no change', async () => {
    const ann = await app().newUser()
    await ann.call(profile.save, { body: { income: 100, debt: null } })
    expect(await learn(ann.user.id, 100, 'one dollar')).toEqual([])
    await ann.call(profile.save, { body: { income: 100 } })
    expect(await ann.call(profile.listChanges)).toHaveLength(1)
  })

  test('a change and its record are stored together or not at all', async () => {
    const ann = await app().newUser()
    const failing = app()
      .db.transaction()
      .execute(async (trx) => {
        await changeProfile(trx, ann.user.id, { income: 5 }, { source: 'chat', now: now() })
        throw new Error('the rest failed')
      })
    await expect(failing).rejects.toThrow('the rest failed')
    expect(await ann.call(profile.listChanges)).toEqual([])
    expect((await ann.call(profile.get)).income).toBeNull()
  })

  test('restore gives back the value from before a change, and can be taken back too', async () => {
    const ann = await app().newUser()
    await ann.call(profile.save, { body: { financialGoals: 'A house', income: 100 } })
    await learn(ann.user.id, 200, 'two dollars', 8)
    await ann.call(profile.save, { body: { income: 300, financialGoals: null } })
    const [latestGoals] = await ann.call(profile.listChanges, { query: { field: 'financialGoals' } })
    const restored = await ann.call(profile.restore, { body: { changeId: latestGoals?.id ?? 0 } })
    expect(restored).toMatchObject({ financialGoals: 'A house', income: 300 })

    const incomes = await ann.call(profile.listChanges, { query: { field: 'income' } })
    expect(incomes.map((change) => change.oldValue)).toEqual([200, 100, null])
    const changes = [incomes[0], incomes[2], incomes[1]]
    const values = []
    for (const change of changes) {
      values.push((await ann.call(profile.restore, { body: { changeId: change?.id ?? 0 } })).income)
    }
    expect(values).toEqual([200, null, 100])
    const after = await ann.call(profile.listChanges, { query: { field: 'income' } })
    expect(after.map(({ source, newValue }) => [source, newValue])).toEqual([
      ['restore', 100],
      ['restore', null],
      ['restore', 200],
      ['profile', 300],
      ['chat', 200],
      ['profile', 100],
    ])
  })

  test('a restored value still names the sentence it came from', async () => {
    const ann = await app().newUser()
    await learn(ann.user.id, 200, 'two dollars', 8)
    await ann.call(profile.save, { body: { income: 300 } })
    const [typed] = await ann.call(profile.listChanges)
    const { sources } = await ann.call(profile.restore, { body: { changeId: typed?.id ?? 0 } })
    expect(sources.income).toMatchObject({ source: 'restore', messageId: 8, quote: 'two dollars' })
  })

  test("another user's change looks like one that does not exist", async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    await ann.call(profile.save, { body: { income: 100 } })
    const [change] = await ann.call(profile.listChanges)
    for (const changeId of [change?.id ?? 0, 999_999_999, -1]) {
      await expect(eve.call(profile.restore, { body: { changeId } })).rejects.toMatchObject({
        status: 404,
        serverMessage: 'Change not found',
      })
    }
    expect(await eve.call(profile.listChanges)).toEqual([])
    expect((await ann.call(profile.get)).income).toBe(100)
  })

  test('comes in pages, for one field or all', async () => {
    const ann = await app().newUser()
    for (let income = 1; income <= 5; income += 1)
      await ann.call(profile.save, { body: { income, debt: income } })
    const first = await ann.call(profile.listChanges, { query: { field: 'income', limit: 2 } })
    expect(first.map((change) => change.newValue)).toEqual([5, 4])
    const before = first.at(-1)?.id ?? 0
    const second = await ann.call(profile.listChanges, { query: { field: 'income', limit: 2, before } })
    expect(second.map((change) => change.newValue)).toEqual([3, 2])
    expect(await ann.call(profile.listChanges)).toHaveLength(10)
  })

  test.each(['field=password', 'field=otherData', 'limit=0', 'limit=201', 'before=0', 'before=x'])(
    '%s is refused',
    async (query) => {
      const ann = await app().newUser()
      const response = await ann.inject({ method: 'GET', url: `/api/profile/history?${query}` })
      expect(response.statusCode).toBe(400)
    },
  )

  test('many changes at the same moment form one chain', async () => {
    const ann = await app().newUser()
    const incomes = Array.from({ length: 10 }, (_, index) => index + 1)
    await Promise.all(incomes.map((income) => ann.call(profile.save, { body: { income } })))
    const changes = (await ann.call(profile.listChanges)).toReversed()
    expect(new Set(changes.map((change) => change.newValue))).toEqual(new Set(incomes))
    expect(changes.map((change) => change.oldValue)).toEqual([
      null,
      ...changes.slice(0, -1).map((change) => change.newValue),
    ])
    expect(await ann.call(profile.get)).toMatchObject({ version: 10, income: changes.at(-1)?.newValue })
  })

  test('forgets its beginning when it grows without end, but never where a present value came from', async () => {
    const ann = await app().newUser()
    await ann.call(profile.save, { body: { savings: 100 } })
    const line = { userId: ann.user.id, at: '2026-01-01T00:00:00.000Z', field: 'income' as const }
    const values = { oldValue: null, newValue: '1', source: 'profile' as const, messageId: null, quote: null }
    const rows = Array.from({ length: 500 }, () => ({ ...line, ...values }))
    for (let n = 0; n < 10; n += 1) await app().db.insertInto('profileChanges').values(rows).execute()
    await ann.call(profile.save, { body: { income: 6_000_000 } })
    const { count } = await app()
      .db.selectFrom('profileChanges')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('userId', '=', ann.user.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(MAX_CHANGES + 1)
    expect((await ann.call(profile.get)).sources).toMatchObject({ savings: { source: 'profile' } })
  })
})
