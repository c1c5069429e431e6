import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { ownData } from '#contract/own-data.ts'
import { transactions } from '#contract/transactions.ts'
import { asset, at, fileOf, message } from '#server/testing/own-file.ts'
import { importRows } from '#server/testing/import-rows.ts'
import { restoreFile } from '#server/testing/restore-file.ts'
import { type TestApp, useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

type Person = Awaited<ReturnType<TestApp['newUser']>>

const cash = { name: 'Cash', value: 500, category: 'Other Assets' as const }
const namesOf = async ({ call }: Pick<Person, 'call'>) =>
  (await call(balanceSheet.listAssets)).map(({ name }) => name)

onBothEngines('a file that is not what it should be', (engine) => {
  const app = useTestApp(engine)
  const countHidden = async () => {
    const rows = await app().db.selectFrom('users').select('id').where('deletedAt', 'is not', null).execute()
    return rows.length
  }

  test.each([
    ['an amount below zero', { assets: [{ ...asset, value: -1 }] }, 'Value must be 0 or higher'],
    ['a category that is none', { assets: [{ ...asset, category: 'Gold' }] }, 'Category is required'],
    ['a text for a number', { liabilities: [{ ...asset, amount: 'x' }] }, 'Amount must be 0 or higher'],
    ['a time that is none', { messages: [{ ...message, createdAt: 'now' }] }, 'A time must be ISO 8601'],
    ['NUL', { messages: [{ ...message, content: 'a\0b' }] }, 'Text must not contain NUL characters'],
    ['two rows with one id', { assets: [asset, asset] }, "Two rows of 'assets' have the same id"],
    ['a part in the wrong place', { facts: [], messages: [message], assets: [asset] }, 'stands too late'],
    [
      'a step that comes twice',
      {
        steps: [
          { code: 'a', at },
          { code: 'a', at },
        ],
      },
      "Two rows of 'steps'",
    ],
    ['an account without a name', { account: [{}, {}] }, 'cannot be read'],
    [
      'an old value that no screen would take',
      { facts: [{ place: 'assets', before: 'x' }] },
      'cannot be read',
    ],
  ])('%s is said in a sentence and changes nothing', async (_, parts, sentence) => {
    const ann = await app().newUser()
    await ann.call(balanceSheet.addAsset, { body: cash })
    await expect(restoreFile(ann, fileOf(parts), 'replace')).rejects.toThrow(sentence)
    expect(await namesOf(ann)).toEqual(['Cash'])
    await ann.call(ownData.cancelRestore)
    expect(await countHidden()).toBe(0)
  })

  test('a lot that arrives twice counts once; one that is missing, or a file that is not whole, ends it', async () => {
    const ann = await app().newUser()
    const rows = (batch: number, id: number) =>
      ann.call(ownData.restoreRows, { body: { batch, part: 'assets', rows: [{ ...asset, id }] } })
    await expect(rows(0, 1)).rejects.toMatchObject({ status: 409 })
    await ann.call(ownData.beginRestore, { body: { mode: 'empty' } })
    for (const [batch, id] of [
      [0, 1],
      [0, 1],
      [1, 2],
    ] as const)
      await rows(batch, id)
    await expect(rows(3, 3)).rejects.toMatchObject({ status: 409 })
    await expect(ann.call(ownData.finishRestore, { body: { counts: { assets: 3 } } })).rejects.toMatchObject({
      status: 400,
      serverMessage: 'This file is not whole: download it again, or choose another copy.',
    })
    expect(await namesOf(ann)).toEqual([])
    await ann.call(ownData.finishRestore, { body: { counts: { assets: 2 } } })
    expect(await namesOf(ann)).toEqual(['Boat', 'Boat'])
    await expect(ann.call(ownData.finishRestore, { body: { counts: {} } })).rejects.toMatchObject({
      status: 409,
    })
  })

  test('a transaction belongs to accounts, payees and imports of its own file, or is left out', async () => {
    const [ann, other] = [await app().newUser(), await app().newUser()]
    const { id: importId } = await importRows(other, [{ date: '2026-01-02', amount: -100, payee: 'Shop' }])
    const [theirs] = await other.call(transactions.list)
    const row = {
      id: 1,
      date: '2026-01-02',
      amount: -5,
      payee: 'Mine',
      memo: '',
      category: null,
      categorySource: null,
      accountId: theirs?.accountId ?? 0,
      payeeId: 1,
      importId,
      externalId: '',
      isSplit: false,
      partOf: null,
      transferId: theirs?.id ?? 0,
    }
    await restoreFile(
      ann,
      fileOf({ payees: [{ id: 1, name: 'Mine', guess: null }], transactions: [row] }),
      'empty',
    )
    expect(await ann.call(transactions.list)).toEqual([])
    expect(await other.call(transactions.list)).toEqual([theirs])
  })
})
