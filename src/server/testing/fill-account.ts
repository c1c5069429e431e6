import { balanceSheet } from '#contract/balance-sheet.ts'
import type { Call } from '#contract/call.ts'
import { imports } from '#contract/imports.ts'
import { plans, toFacts } from '#contract/plans.ts'
import { transactions } from '#contract/transactions.ts'
import { listChanges } from '#finance/plan-changes.ts'
import { importRows } from './import-rows.ts'

/** Fills an account with transactions of two accounts, in every variety, and plans in every state. */
export async function fillAccount(person: { call: Call }) {
  const { id } = await person.call(balanceSheet.addAsset, {
    body: { name: 'Checking', value: 100_000, category: 'Cash and Equivalents', notes: null },
  })
  const gym = ['01', '02', '03', '04'].map((month) => ({
    date: `2025-${month}-03`,
    amount: -3999,
    payee: 'City Gym',
    externalId: `x${month}`,
  }))
  const moved = { date: '2025-03-30', amount: -50_000, payee: 'Online Transfer to SAV', memo: 'é "q"' }
  const shop = { date: '2025-03-31', amount: -9000, payee: '=Corner Shop', category: 'Odds' }
  await importRows(person, [...gym, moved, shop], { account: { kind: 'asset', id } })
  await importRows(person, [{ date: '2025-04-01', amount: 50_000, payee: 'Transfer from CHK' }], {
    account: { kind: 'new', name: 'Savings' },
    balances: [{ account: 0, amount: 123_456, date: '2025-04-01' }],
  })
  const gone = await importRows(person, [{ date: '2024-01-01', amount: -1, payee: 'Gone' }])
  await person.call(imports.undo, { id: gone.id })
  const { list, categorise, split, addRule } = transactions
  const [bought] = await person.call(list, { query: { search: 'corner' } })
  const parts = [
    { amount: -6000, category: 'Food', memo: 'bread' },
    { amount: -3000, category: null },
  ]
  await person.call(split, { id: bought?.id ?? 0, body: { parts } })
  const [trained] = await person.call(list, { query: { search: 'gym' } })
  await person.call(categorise, { id: trained?.id ?? 0, body: { category: 'Sport', scope: 'payee' } })
  await person.call(addRule, { body: { match: 'contains', text: 'bakery', category: 'Food' } })
  const [debt] = await person.call(balanceSheet.listLiabilities)
  const inputs = { extra: 30_050, order: 'own', own: `${debt?.id}`, [`rate.${debt?.id}`]: 9.5 }
  const { id: planId } = await person.call(plans.save, { body: { name: 'Faster', kind: 'debts', inputs } })
  await person.call(plans.follow, { id: planId, body: { isFollowed: true } })
  const facts = toFacts(await person.call(plans.basis))
  await person.call(plans.apply, { id: planId, body: { changes: listChanges('debts', inputs, facts) } })
  const kept = { name: 'House', kind: 'house' as const, inputs: { price: 40_000_000, rate: 6.25 } }
  await person.call(plans.save, { body: kept })
}
