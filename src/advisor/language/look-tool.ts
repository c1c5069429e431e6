import { rankFor } from '#advisor/knowledge/find-topics.ts'
import { allRules } from '#advisor/knowledge/rules/all-rules.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import type { Rule } from '#advisor/knowledge/rules/rule.ts'
import { cutAtRules, fillRules } from '#advisor/knowledge/rules/rule-text.ts'
import { allTopics } from '#advisor/knowledge/topics/all-topics.ts'
import { z } from '#contract/zod.ts'
import { addRows } from './book-data.ts'
import type { ModelTool } from './model.ts'
import { nearest, wordsOf } from './nearest.ts'
import { findEntry } from './rule-figure.ts'
import type { Workbench } from './workbench.ts'

const subjects = ['rule', 'explanation', 'rows', 'sum'] as const

const input = z.strictObject({
  for: z.enum(subjects),
  words: z.string().check(z.minLength(1), z.maxLength(200)),
})

export const lookTool: Omit<ModelTool, 'run'> = {
  name: 'look',
  description:
    'Looks something up. rule: dated public limits, rates and rules of thumb. explanation: how something works. ' +
    'rows: the user’s entries beyond those in the data (assets, debts, income, expenses, goals, or a name). sum: ' +
    'an earlier sum by its id, with all its figures.',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      for: { type: 'string', enum: subjects, description: 'What kind of thing.' },
      words: { type: 'string', description: 'A few words, a name, or the id of a sum such as s3.' },
    },
    required: ['for', 'words'],
  },
}

const MOST_RULES = 6
const MOST_TOPICS = 2
const MOST_ROWS = 40

export function callLook(written: unknown, bench: Workbench): object {
  const read = z.safeParse(input, written)
  if (!read.success) return { error: `for: one of ${subjects.join(', ')}. words: a few words.` }
  const { for: subject, words } = read.data
  if (subject === 'rule') return lookForRules(words, bench)
  if (subject === 'explanation') return explain(words, bench)
  if (subject === 'rows') return lookForRows(words, bench)
  return lookAtSum(words, bench)
}

const newestRules = [...new Set(allRules.map(({ id }) => id))].flatMap((id) => findRule(id) ?? [])
const ruleWords = new Map(
  newestRules.map((rule) => [rule, wordsOf(`${rule.id} ${rule.meaning} ${rule.source}`)]),
)

function lookForRules(words: string, bench: Workbench): object {
  const found = nearest(newestRules, wordsOf(words), (rule) => ruleWords.get(rule) ?? new Set())
  return { rules: found.slice(0, MOST_RULES).map((rule) => tellRule(rule, bench)) }
}

function tellRule(rule: Rule, { book }: Workbench): object {
  const { id, meaning, year, source } = rule
  const entry = findEntry(book, `rule.${id}`)
  if (!entry) return {}
  return { ref: entry.ref, is: meaning, text: entry.figure.text, ...(year !== null && { year }), source }
}

function explain(words: string, bench: Workbench): object {
  const ranked = rankFor(words)(allTopics.map(({ id }) => ({ id, score: 0 })))
  const topics = ranked
    .filter(({ score }) => score > 0)
    .slice(0, MOST_TOPICS)
    .flatMap(({ id }) => allTopics.find((topic) => topic.id === id) ?? [])
  return {
    explanations: topics.map(({ title, short, more }) => {
      const rules = [short, ...more].flatMap((text) =>
        cutAtRules(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.rule])),
      )
      return {
        title,
        text: [short, ...more].map((text) => fillRules(text)),
        rules: [...new Set(rules)].map((rule) => tellRule(rule, bench)),
      }
    }),
  }
}

function lookForRows(words: string, bench: Workbench): object {
  const rows = addRows(bench.book, bench.snapshot, { most: Number.POSITIVE_INFINITY })
  const list = rows.filter((row) => words.toLowerCase().includes(row.list))
  const found = list.length > 0 ? list : nearest(rows, wordsOf(words), ({ name }) => wordsOf(name))
  return { rows: found.slice(0, MOST_ROWS).map(({ line }) => line), inAll: found.length }
}

function lookAtSum(words: string, bench: Workbench): object {
  const record = bench.findSum(words)
  if (!record) return { error: `words: there is no sum ${words.slice(0, 20)}.` }
  const prefix = `${record.id}.`
  const figures = bench.book.entries.filter(({ ref }) => ref.startsWith(prefix))
  return {
    sum: record.id,
    kind: record.kind,
    figures: figures.map(({ ref, figure }) => `${ref} ${figure.label}: ${figure.text}`),
  }
}
