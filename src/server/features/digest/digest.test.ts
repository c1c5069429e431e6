import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { chat } from '#contract/chat.ts'
import { profile } from '#contract/profile.ts'
import { digests } from '#contract/digest.ts'
import { settings } from '#contract/settings.ts'
import { timeZone } from '#contract/time-zone.ts'
import { BASE, useTestDigests } from '#server/testing/test-digests.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('the digest', (engine) => {
  const at = useTestDigests(engine)

  test.each([
    ['daily', '2026-03-02T07:00:00.000Z', '2026-03-03T07:00:00.000Z', 'Monday, March 2'],
    ['weekly', '2026-03-02T07:00:00.000Z', '2026-03-09T07:00:00.000Z', 'Monday, March 2'],
    ['monthly', '2026-04-01T07:00:00.000Z', '2026-05-01T07:00:00.000Z', 'Wednesday, April 1'],
  ] as const)('comes %s, with what has changed', async (frequency, first, second, firstDay) => {
    const ann = await at().newSaver()
    await ann.call(settings.change, { body: { frequency, goals: true } })
    await at().round()
    expect(at().received()).toEqual([])

    await ann.setCash(8500)
    await ann.setGroceries(650)
    await at().goTo(first)
    const [mail, ...more] = at().received()
    expect([mail?.to, more]).toEqual([[ann.email], []])
    for (const line of [
      `Subject: Your ${frequency} Keel digest`,
      'Hello Ann,',
      'This is where you stand, and what has changed since Sunday, March 1.',
      '- Net worth: $6,500.00, up $500.00.',
      '- Income: $4,000.00 a month, unchanged.',
      '- Spending: $2,050.00 a month, up $50.00 (Groceries up $50.00).',
      '- Savings: $1,950.00 a month, 48.8% of your income. 20% is recommended.',
      // 40,000 at 1,950 a month.
      '- House: $5,000.00 of $25,000.00 (20.0%), unchanged. At $1,950.00 a month it is reached in 11 months.',
      '- Your debts cost $40.00 in interest a month, 24.00% a year on average.',
      // 50,000 / 1.03 ^ 1.75.
      '- House: $25,000.00 in 11 months will buy what $24,331.71 buys today.',
      '- This assumes that prices rise by 3% a year; Keel knows no market prices.',
      '- Pay back Card first: $2,000.00 at 24.00%. What you owe at 8% or more, $2,000.00, costs $40.00 a month. With all that is left over each month, that takes 2 months.',
      `${BASE}/chat`,
      `Unsubscribe: ${BASE}/unsubscribe#${ann.user.id}.`,
    ]) {
      expect(mail?.text).toContain(line)
    }
    expect(mail?.text).not.toMatch(/Travel|Sample/)

    // A month without a visit ends a session.
    await at().signIn(ann, ann.user.id)
    await ann.setCash(8000)
    await at().goTo(second)
    const [next] = at().received()
    expect(next?.text).toContain(`what has changed since ${firstDay}.`)
    expect(next?.text).toContain('- Net worth: $6,000.00, down $500.00.')
    expect(next?.text).toContain('- Spending: $2,050.00 a month, unchanged.')
  })

  test('does not come when nothing has changed, or only what it does not show', async () => {
    const ann = await at().newSaver()
    await at().round()
    await at().goTo('2026-03-02T07:00:00.000Z')
    await ann.call(settings.change, { body: { budget: false, advice: false, market: false, goals: true } })
    await ann.setCash(9000)
    await at().goTo('2026-03-09T07:00:00.000Z')
    await ann.call(settings.change, { body: { goals: false } })
    await ann.setGroceries(100)
    await at().goTo('2026-03-16T07:00:00.000Z')
    expect(at().received()).toEqual([])
  })

  test('takes the figures that the advisor takes', async () => {
    const ann = await at().newUser()
    const pay = { income: 6_000_000, incomeBasis: 'net' as const }
    await ann.call(profile.save, { body: { ...pay, expenses: 300_000, savings: 400_000 } })
    const checking = { name: 'Checking', value: 50_000, category: 'Cash and Equivalents' as const }
    await ann.call(balanceSheet.addAsset, { body: checking })
    const { sections } = await ann.call(digests.preview)
    expect(sections.at(-1)?.lines[0]).toMatch(
      /\$9,000\.00, as cash\. You have \$4,000\.00, so \$5,000\.00 is missing/,
    )
    const { reply } = await ann.call(chat.send, { body: { message: 'What should I do next with my money?' } })
    expect(reply.figures.map(({ text }) => text)).toEqual(expect.arrayContaining(['$5,000', '$9,000']))
  })

  test('does not come to somebody who has stored nothing', async () => {
    const bo = await at().newUser()
    await at().round()
    await at().goTo('2026-03-02T07:00:00.000Z')
    expect(at().received()).toEqual([])
    expect(await bo.call(digests.preview)).toMatchObject({ sections: [], isChanged: false })
    await expect(bo.call(digests.sendNow)).rejects.toMatchObject({
      status: 409,
      serverMessage: 'There is nothing to tell yet.',
    })
  })

  test('comes once to each, however many processes look', async () => {
    const people = [await at().newSaver(), await at().newSaver(), await at().newSaver()]
    await at().round({ processes: 4 })
    for (const person of people) await person.setCash(1)
    at().hours(24)
    await at().round({ processes: 4 })
    await at().round({ processes: 4 })
    const receivers = at()
      .received()
      .flatMap(({ to }) => to)
    expect(receivers.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  })

  test('comes late rather than never after a pause, and then once', async () => {
    const ann = await at().newSaver()
    await at().round()
    await ann.setCash(1)
    at().hours(24 * 21)
    await at().round()
    await at().round()
    expect(at().received()).toHaveLength(1)
    // From Sunday, March 22 on it is weekly again.
    expect((await ann.call(digests.preview)).nextAt).toBe('2026-03-23T07:00:00.000Z')
  })

  test("comes in the user's own morning, also after they have moved", async () => {
    const ann = await at().newSaver()
    await at().round()
    await ann.setCash(1)
    await ann.call(timeZone.set, { body: { timeZone: 'America/New_York' } })
    expect((await ann.call(digests.preview)).nextAt).toBe('2026-03-02T12:00:00.000Z')
    await at().goTo('2026-03-02T12:00:00.000Z')
    expect(at().received()).toHaveLength(1)
  })

  test('follows its settings: off, on again, and how often', async () => {
    const ann = await at().newSaver()
    const next = async () => (await ann.call(digests.preview)).nextAt
    expect(await next()).toBe('2026-03-02T07:00:00.000Z')
    await at().round()
    expect(await next()).toBe('2026-03-02T07:00:00.000Z')
    await ann.call(settings.change, { body: { email: false } })
    expect(await next()).toBe(null)
    await ann.setCash(1)
    at().hours(24 * 7)
    await at().round()
    expect(at().received()).toEqual([])
    await ann.call(settings.change, { body: { email: true, frequency: 'monthly' } })
    expect(await next()).toBe('2026-04-01T07:00:00.000Z')
    await ann.call(settings.change, { body: { frequency: 'daily' } })
    await at().goTo('2026-03-09T07:00:00.000Z')
    expect(at().received()).toHaveLength(1)
  })

  test('a digest that is due stays due when a setting is changed in that minute', async () => {
    const ann = await at().newSaver()
    await at().round()
    await ann.setCash(1)
    at().hours(24)
    await ann.call(settings.change, { body: { frequency: 'monthly' } })
    await at().round()
    expect(at().received()).toHaveLength(1)
    expect((await ann.call(digests.preview)).nextAt).toBe('2026-04-01T07:00:00.000Z')
  })

  test('does not come to an account that is shut, nor once it is gone', async () => {
    const [ann, bo] = [await at().newSaver(), await at().newSaver()]
    await at().round()
    for (const person of [ann, bo]) await person.setCash(1)
    const disabledAt = '2026-03-01T00:00:00.000Z'
    await at().db.updateTable('users').set({ disabledAt }).where('id', '=', ann.user.id).execute()
    await at().db.deleteFrom('users').where('id', '=', bo.user.id).execute()
    at().hours(24)
    await at().round()
    expect(at().received()).toEqual([])
    expect(await at().db.selectFrom('digests').select('userId').execute()).toEqual([{ userId: ann.user.id }])
  })

  test('one that fails keeps nobody else from theirs', async () => {
    const [ann, bo] = [await at().newSaver(), await at().newSaver()]
    await at().round()
    for (const person of [ann, bo]) await person.setCash(1)
    await at().db.updateTable('digests').set({ figures: '{' }).where('userId', '=', ann.user.id).execute()
    at().hours(24)
    await expect(at().round()).rejects.toThrow('Some digests could not be made')
    await at().services.outbox.sendDue()
    expect(
      at()
        .received()
        .map(({ to }) => to),
    ).toEqual([[bo.email]])
  })
})
