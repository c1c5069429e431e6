import { expect, test } from 'vitest'
import { roles } from '#advisor/understanding/roles.ts'
import { marks } from './compose.ts'
import { weighAmounts } from './weigh-amounts.ts'
import { createWordPieces } from './word-pieces.ts'

const vocabulary = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'rent', 'is', ...marks]
const pieces = createWordPieces(vocabulary)
const income = roles.indexOf('income')

/** Takes everything for pay, and the more so the longer what it reads is. */
function judge() {
  const read: string[] = []
  const weigh = async (ids: readonly number[]) => {
    read.push(ids.map((id) => vocabulary[id]).join(' '))
    return Float32Array.from({ length: ids.length * roles.length }, (_, at) =>
      at % roles.length === income ? ids.length : 0,
    )
  }
  return { read, weigh }
}

test('an amount is weighed by itself and after the message before it', async () => {
  const { read, weigh } = judge()
  const weighed = await weighAmounts('rent is 900', 'is rent', pieces, weigh)
  expect(read).toEqual(['[CLS] [SEP] rent is [q#3] [SEP]', '[CLS] [p] is rent [SEP] rent is [q#3] [SEP]'])
  expect(weighed?.text).toBe('rent is 900')
  const [alone, after] = [weighed?.alone[0], weighed?.after[0]]
  expect([alone?.start, after?.start]).toEqual([8, 8])
  expect(after?.shares[income]).toBeGreaterThan(alone?.shares[income] ?? 1)
  expect(alone?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

test('without an amount, or without a message before, nothing is read in vain', async () => {
  const { read, weigh } = judge()
  expect(await weighAmounts('rent is what it is', 'is rent', pieces, weigh)).toBeUndefined()
  expect(read).toEqual([])
  const weighed = await weighAmounts('rent is 900', ' ', pieces, weigh)
  expect(weighed?.after).toBe(weighed?.alone)
  expect(read).toHaveLength(1)
})

test('what somebody else is quoted with is not weighed', async () => {
  const { weigh } = judge()
  expect(await weighAmounts('> rent is 900\nrent is 700', '', pieces, weigh)).toMatchObject({
    alone: [{ start: 22 }],
  })
})
