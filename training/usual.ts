/** Writes how large the values of each input usually are: what is far from it was mostly meant for another input. */
import { readdirSync, writeFileSync } from 'node:fs'
import { toValue } from '#advisor/planning/to-value.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { readConversations, type Message } from './conversations.ts'

const corpus = new URL('../eval/corpus/', import.meta.url)
const out = new URL('../src/advisor/executing/usual.json', import.meta.url)
const TODAY = '2026-01-15'
/** Fewer say little. */
const ENOUGH = 20
const RARE = 0.01

const found = new Map<string, number[]>()
for (const name of readdirSync(corpus).filter((file) => file.startsWith('talk-')))
  for (const { messages } of readConversations(new URL(name, corpus).pathname)) messages.forEach(collect)

function collect({ text, marks, meant }: Message) {
  const numbers = readNumbers(text)
  for (const { intent, inputs } of meant) {
    const sum = findSum(intent)
    for (const mark of sum ? marks : []) {
      const letter = inputs.find(({ value }) => value.kind === 'letter' && value.name === mark.letter)
      const slot = mark.op === 'set' ? (mark.slot ?? letter?.slot) : undefined
      const input = slot === undefined ? undefined : sum?.inputs[slot]
      const number = numbers.find(({ start, end }) => start < mark.end && mark.start < end)
      if (!input || input.anyUnit || !number || number.kind === 'factor') continue
      const value = toValue(number, input, TODAY)?.value ?? 0
      if (value > 0) found.set(`${intent} ${slot}`, [...(found.get(`${intent} ${slot}`) ?? []), value])
    }
  }
}

const usual = [...found]
  .filter(([, values]) => values.length >= ENOUGH)
  .map(([name, values]) => {
    const sorted = values.toSorted((a, b) => a - b)
    const at = (share: number) => Number(sorted[Math.floor(share * (sorted.length - 1))]?.toPrecision(3))
    return [name, [at(RARE), at(1 - RARE)]] as const
  })
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(out, `${JSON.stringify(Object.fromEntries(usual))}\n`)
console.log(`${usual.length} inputs`)
