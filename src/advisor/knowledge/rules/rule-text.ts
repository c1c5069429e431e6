import { findRule } from './find-rule.ts'
import type { Rule } from './rule.ts'

/** A part of a text: plain words, or a row of the rules; `year` asks for the year that the row is of. */
export type RulePiece = string | { rule: Rule; part: 'value' | 'year' }

const REFERENCE = /\{([^{}.]+)(\.year)?\}/g

/** Cuts a text at its `{rule-id}` and `{rule-id.year}`. An id that no row has is a fault of ours. */
export function cutAtRules(text: string): RulePiece[] {
  const pieces: RulePiece[] = []
  let end = 0
  for (const { 0: reference, 1: id = '', 2: year, index } of text.matchAll(REFERENCE)) {
    const rule = findRule(id)
    if (!rule) throw new Error(`No rule is called ${id}`)
    if (index > end) pieces.push(text.slice(end, index))
    pieces.push({ rule, part: year ? 'year' : 'value' })
    end = index + reference.length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}

/** What a figure of it is called by: its publication, with the year. */
export const ruleName = ({ source, year }: Rule) => (year === null ? source : `${source}, ${year}`)

/** A row as it reads in a sentence, an amount always in dollars. */
export function ruleText({ value, unit, text }: Rule): string {
  if (text !== undefined) return text
  const plain = value.toLocaleString('en-US')
  const units: Record<Rule['unit'], string> = {
    money: moneyText(value),
    percent: `${plain}%`,
    months: `${plain} months`,
    years: `${plain} years`,
    age: plain,
    count: plain,
    ratio: `${plain} times`,
  }
  return units[unit]
}

function moneyText(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `$${(cents / 100).toLocaleString('en-US', options)}`
}

/** The text with every row written out. */
export const fillRules = (text: string): string =>
  cutAtRules(text)
    .map((piece) => {
      if (typeof piece === 'string') return piece
      return piece.part === 'year' ? String(piece.rule.year) : ruleText(piece.rule)
    })
    .join('')
