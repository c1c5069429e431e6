import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { useTestFacts } from '#server/testing/test-facts.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { readSnapshot } from './snapshot-store.ts'

onBothEngines('debts without interest', (engine) => {
  const { app, say } = useTestFacts(engine)
  const owing = (name: string, interestRate?: number) =>
    ({
      kind: 'liability',
      id: null,
      name,
      amount: 90_000,
      category: 'Credit Cards',
      ...(interestRate !== undefined && { interestRate }),
    }) as const

  test('are those that were told to cost none, and no others that are kept with zero', async () => {
    const ann = await app().newUser()
    await say(ann, owing('Sofa'), owing('Mattress', 0), owing('Bike', 0.9))
    const { liabilities, zeroRates } = await readSnapshot(app().services, ann.user.id)
    const nameOf = (id: number) => liabilities.find((debt) => debt.id === id)?.name
    expect(zeroRates?.map(nameOf)).toEqual(['Mattress'])
    expect(await ann.call(balanceSheet.listLiabilities)).toMatchObject([
      { name: 'Sofa', interestRate: 0 },
      { name: 'Mattress', interestRate: 0 },
      { name: 'Bike', interestRate: 0.9 },
    ])
  })
})
