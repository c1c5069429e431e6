import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { chat } from '#contract/chat.ts'
import { digests } from '#contract/digest.ts'
import { household } from '#contract/household.ts'
import { profile } from '#contract/profile.ts'
import { todays } from '#contract/today.ts'
import { type Cents, formatMoney, toCents } from '#finance/money.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { type TestClient, useTestApp } from '#server/testing/test-app.ts'

const visa = { name: 'Visa', amount: toCents(6200), interestRate: 22.9, category: 'Credit Cards' as const }
const car = { name: 'Car', value: toCents(9000), category: 'Vehicles' as const }
const ally = { name: 'Ally savings', value: toCents(14_000), category: 'Cash and Equivalents' as const }
const rent = { id: 1, category: 'Rent', amount: toCents(1650), date: '2026-03-01' }
const boat = {
  id: 1,
  name: 'Boat',
  currentAmount: toCents(900),
  targetAmount: toCents(4000),
  description: '',
}

onBothEngines('one household', (engine) => {
  const app = useTestApp(engine)

  test('is the same in the balance sheet, Today, the digest and the chat at every step', async () => {
    const ann = await app().newUser()
    const tell = (body: object) => ann.call(profile.save, { body })

    await tell({ savings: toCents(14_000), debt: toCents(27_200) })
    await expectWorth(ann, toCents(-13_200))
    // Rows are the stated sums in detail, until they are more.
    await ann.call(balanceSheet.addLiability, { body: visa })
    await expectWorth(ann, toCents(-13_200))
    await ann.call(balanceSheet.addAsset, { body: car })
    await expectWorth(ann, toCents(-4200))
    await ann.call(balanceSheet.addAsset, { body: ally })
    await expectWorth(ann, toCents(-4200))
    await tell({ otherData: { financialGoalItems: [boat], expenseItems: [rent] } })
    await expectWorth(ann, toCents(-4200))
    await tell({ debt: null })
    await expectWorth(ann, toCents(16_800))
    expect(await ann.call(balanceSheet.listLiabilities)).toHaveLength(1)
  })

  test('pay before tax leaves nothing that is not named so', async () => {
    const ann = await app().newUser()
    const otherData = { expenseItems: [rent] }
    await ann.call(profile.save, { body: { income: toCents(82_000), incomeBasis: 'gross', otherData } })
    expect(await ann.call(todays.get)).toMatchObject({ surplus: { basis: 'gross' } })
    const { sections } = await ann.call(digests.preview)
    expect(JSON.stringify(sections)).not.toMatch(/Savings:/)
    expect(JSON.stringify(sections)).toMatch(/Income[^"]*before tax/)
    await ann.call(profile.save, { body: { savings: toCents(5000) } })
    const checkUp = await ask(ann, 'How am I doing?')
    expect(checkUp).toContain('of your pay before tax')
  })
})

async function expectWorth(person: TestClient, worth: Cents) {
  const shown = formatMoney(worth, { decimals: 'auto' })
  expect((await person.call(household.get)).netWorth).toBe(worth)
  expect((await person.call(todays.get)).netWorth).toBe(worth)
  const { sections } = await person.call(digests.preview)
  expect(sections.flatMap(({ lines }) => lines).join(' ')).toContain(`Net worth: ${formatMoney(worth)}`)
  expect(await ask(person, "What's my net worth?")).toContain(shown)
  expect(await ask(person, 'How am I doing?')).toContain(`Net worth: ${shown}`)
}

async function ask(person: TestClient, message: string) {
  const { reply } = await person.call(chat.send, { body: { message } })
  return `${reply.content} ${reply.details ?? ''}`.replaceAll(/<[^>]*>/g, '')
}
