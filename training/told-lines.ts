/** Lines that say, or seem to say, how somebody takes risk, what is owed in all, and when they want to stop working. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Amount, readMessage } from '#advisor/understanding/reading/reading.ts'
import type { AmountLabel, MessageLabel } from './amount-labels.ts'

const levels = ['', 'low', 'medium', 'high']
const MARK = /\{(\{?)([^{}]+)\}?\}/g

/** 'risk=low debts=all | message before >> I want to stop at {62}': what is not tagged is not told. */
export function readTold(corpus: URL) {
  return readdirSync(corpus)
    .filter((name) => name.startsWith('told-'))
    .flatMap((name) =>
      readFileSync(new URL(name, corpus), 'utf8')
        .split('\n')
        .filter((line) => line.includes(' | '))
        .flatMap((line) => readLine(line, name.replace('.txt', ''))),
    )
}

function readLine(line: string, voice: string) {
  const [tags = '', ...rest] = line.split(' | ')
  const parts = rest.join(' | ').split(' >> ')
  const marked = (parts.at(-1) ?? '').replaceAll(' / ', '\n')
  const said = parts.length > 1 ? (parts[0] ?? '').replaceAll(' / ', '\n').replaceAll(/[{}]/g, '') : ''
  const [text, ages] = withoutMarks(marked)
  const reading = readMessage(text)
  const whole: MessageLabel = {
    risk: Math.max(0, levels.indexOf(/risk=(\w+)/.exec(tags)?.[1] ?? '')),
    debts: tags.includes('debts=all') ? 1 : tags.includes('debts=none') ? 2 : 0,
    unsaved: Number(tags.includes('unsaved')),
  }
  const known = new Map(
    reading.amounts.map((amount): [Amount, AmountLabel] => {
      const age = ages.find(({ start, end }) => start < amount.end && amount.start < end)
      return [amount, { retires: age?.kind ?? 0, ...(age && { role: 'none' as const }) }]
    }),
  )
  const one = { voice, reading, known, whole }
  return [{ ...one, said }]
}

function withoutMarks(marked: string) {
  const ages: { start: number; end: number; kind: 1 | 2 }[] = []
  let text = ''
  let from = 0
  for (const { 0: all, 1: twice, 2: words = '', index } of marked.matchAll(MARK)) {
    text += marked.slice(from, index)
    ages.push({ start: text.length, end: text.length + words.length, kind: twice ? 2 : 1 })
    text += words
    from = index + all.length
  }
  return [text + marked.slice(from), ages] as const
}
