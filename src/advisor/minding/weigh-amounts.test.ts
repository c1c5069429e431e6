import { expect, test } from 'vitest'
import { roles } from '#advisor/understanding/roles.ts'
import { marks } from './compose.ts'
import { weighAmounts } from './weigh-amounts.ts'
import { createWordPieces } from './word-pieces.ts'

const vocabulary = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'rent', 'is', ...marks]
const pieces = createWordPieces(vocabulary)
const income = roles.indexOf('income')
const POINTER = 48

/** Takes everything for pay called 'rent', the more so the longer what it reads is, and everybody for bold. */
function judge() {
  const read: string[] = []
  const weigh = async (ids: readonly number[]) => {
    read.push(ids.map((id) => vocabulary[id]).join(' '))
    const width = roles.length + 3
    return {
      places: Float32Array.from({ length: ids.length * width }, (_, at) =>
        at % width === income ? ids.length : at % width === roles.length + 1 ? 9 : 0,
      ),
      pointers: Float32Array.from({ length: ids.length * 2 * POINTER }, (_, at) => {
        const isKey = at % (2 * POINTER) >= POINTER
        return !isKey || vocabulary[ids[Math.floor(at / (2 * POINTER))] ?? 0] === 'rent' ? 1 : 0
      }),
      said: Float32Array.from([0, 0, 0, 9, 9, 0, 0, 9, 0]),
    }
  }
  return { read, weigh }
}

test('an amount is weighed by itself and after the message before it', async () => {
  const { read, weigh } = judge()
  const weighed = await weighAmounts('rent is 900', 'is rent', pieces, weigh)
  expect(read.toSorted()).toEqual([
    '[CLS] [SEP] rent is [q#3] [SEP]',
    '[CLS] [p] is rent [SEP] rent is [q#3] [SEP]',
  ])
  expect(weighed.text).toBe('rent is 900')
  const [alone, after] = [weighed.alone[0], weighed.after[0]]
  expect([alone?.start, after?.start]).toEqual([8, 8])
  expect(after?.shares[income]).toBeGreaterThan(alone?.shares[income] ?? 1)
  expect(alone?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

test('names are words of the message by where they begin, and no name is one of them', async () => {
  const { weigh } = judge()
  const { details } = await weighAmounts('is rent 900', '', pieces, weigh)
  expect(details[0]?.names.map(({ start }) => start).toSorted()).toEqual([-1, 0, 3])
  expect(details[0]?.names[0]?.start).toBe(3)
  expect(details[0]?.stopsAt).toBeGreaterThan(0.9)
})

test('what is told besides is heard without an amount, too', async () => {
  const { read, weigh } = judge()
  const { besides, alone } = await weighAmounts('rent is what it is', 'is rent', pieces, weigh)
  expect(alone).toEqual([])
  expect(read).toHaveLength(1)
  expect(besides.risk.high).toBeGreaterThan(0.9)
  expect(besides.onlyDebts).toBeLessThan(0.1)
})

test('without a message before nothing is read twice', async () => {
  const { read, weigh } = judge()
  const weighed = await weighAmounts('rent is 900', ' ', pieces, weigh)
  expect(weighed.after).toBe(weighed.alone)
  expect(read).toHaveLength(1)
})

test('what somebody else is quoted with is not weighed', async () => {
  const { weigh } = judge()
  expect(await weighAmounts('> rent is 900\nrent is 700', '', pieces, weigh)).toMatchObject({
    alone: [{ start: 22 }],
  })
})
