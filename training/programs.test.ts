import { expect, test } from 'vitest'
import { readConversations } from './conversations.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toProgram } from './programs.ts'

/** The inputs of the sums that labels mean, with numbers by their words. */
function inputsOf(labels: string): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'keel-labels-'))
  const file = join(folder, 'talk-test.txt')
  writeFileSync(file, labels)
  const messages = readConversations(file).flatMap((conversation) => conversation.messages)
  rmSync(folder, { recursive: true })
  return messages.map(({ text, marks, meant }) => {
    const nothing = { heard: [], rows: [], sums: [], before: 0, placeOf: () => 0 }
    const said = (at: number) => text.slice(marks[at]?.start, marks[at]?.end)
    return (toProgram(meant, { marks, ...nothing }) ?? []).flatMap(({ inputs }) =>
      inputs.map(
        ({ slot, value }) =>
          `${slot} ${value.kind === 'number' ? said(value.at) : JSON.stringify(value.kind)}`,
      ),
    )
  })
}

test('what is marked for an input that adds up is added to what is written for it', () => {
  const labels = `== t-01
> rent {900|F @a}, plus {45|F parts} and {60|F parts}
= sum-of parts=a`
  expect(inputsOf(labels)).toEqual([['parts 900', 'parts 45', 'parts 60']])
})

test('a number that is written and marked counts once', () => {
  const labels = `== t-01
> {900|F parts @a} and {45|F parts}
= sum-of parts=a`
  expect(inputsOf(labels)).toEqual([['parts 900', 'parts 45']])
})

test('what is written for an input that takes one value is all of it', () => {
  const labels = `== t-01
> {900|F amount @a} over {3|C by @b} and {4|C by}
= quotient amount=a by=b`
  expect(inputsOf(labels)).toEqual([['amount 900', 'by 3']])
})

test('a label that cannot be read is named with its conversation', () => {
  const labels = `== t-07 gym
> {45|F @a}
= sum-of parts=a+8150`
  expect(() => inputsOf(labels)).toThrow("t-07 gym, 'sum-of parts=a+8150': 8150 is not among the constants")
})
