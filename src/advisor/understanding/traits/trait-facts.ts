import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Expected } from '#advisor/understanding/answers/asked.ts'
import { readNone } from './nothing-owned.ts'
import type { NoneField } from './nothing-words.ts'
import { isOther, isPartner } from '#advisor/understanding/people.ts'
import { isWordOnly, type Reading, readMessage } from '#advisor/understanding/reading/reading.ts'
import { readPresentAge } from './present-age.ts'
import { isAboutRetirement, readRetirementAge } from './retirement-age.ts'
import { readRisk } from './risk.ts'
import { addWishes } from './stated-goals.ts'
import { readWishes } from './wishes.ts'

/** Facts about the user that are not amounts: attitude to risk, ages, and having none of something. */
/** 'A house and no debt', asked for goals, wishes for both; 'we own a house and no debt' does not. */
const WISHED_TOO = /^(?!.*\b(?:i|we|i've|we've)\b).*\w,? (?:and|or|then|plus|,) (?:no|zero) debts?\b/i

export function readTraits(
  reading: Reading,
  { snapshot, dialogue }: Hearing,
  expected: readonly Expected[],
): Fact[] {
  const isAsked = (role: Expected['role']) => expected.some((one) => one.role === role)
  const isLast = (field: string) => {
    const change = dialogue.focus[0]?.change
    return change?.kind === 'profile' && change.field === field
  }
  const facts: Fact[] = []
  const add = (change: Change, span: { start: number; end: number }) =>
    facts.push({ change, decision: 'save', quote: quoteAt(reading, span), span })

  const risk = readRisk(reading, isAsked('risk') || isLast('investmentRiskTolerance'))
  if (risk) add({ kind: 'profile', field: 'investmentRiskTolerance', value: risk.level }, risk)

  const heard = dialogue.heard === '' ? null : readMessage(dialogue.heard)
  const known = presentAge(snapshot) ?? (heard && readPresentAge(heard))
  const isAbout =
    isAsked('retirementAge') || isLast('retirementAge') || (heard !== null && isAboutRetirement(heard))
  const retirement =
    readRetirementAge(reading, isAbout, known) ?? (isAsked('retirementAge') ? onlyAge(reading) : null)
  if (retirement) add({ kind: 'profile', field: 'retirementAge', value: retirement.age }, retirement)

  const born = BORN.exec(reading.text)
  if (born) {
    const span = { start: born.index, end: born.index + born[0].length }
    add({ kind: 'birthYear', value: Number(born[1]) }, span)
  }
  const age = readPresentAge(reading) ?? (isAsked('age') ? answeredAge(reading, snapshot) : null)
  if (age !== null && !born && snapshot.birthYear === null) {
    const value = Number(snapshot.today.slice(0, 4)) - age
    facts.push({
      change: { kind: 'birthYear', value },
      // The year is off by one for half of the year, so the user is asked once.
      decision: isAsked('age') ? 'save' : 'ask',
      quote: reading.text.trim(),
      span: { start: 0, end: reading.text.length },
    })
  }
  const wishes = readWishes(reading, isAsked('goals'))
  const goals = addWishes(snapshot, wishes)
  if (goals !== null && wishes[0]) add({ kind: 'profile', field: 'financialGoals', value: goals }, wishes[0])

  const field = namesGoal(reading, snapshot) ? null : askedNone(expected)
  const nones = readNone(reading, field)
  if (field && nones.length === 0 && isPlainNone(reading))
    add({ kind: 'profile', field, value: 0 }, wholeOf(reading))
  const isWished = isAsked('goals') && reading.amounts.length === 0 && WISHED_TOO.test(reading.text)
  for (const none of isWished ? [] : nones) {
    if (!none.except && !isMoneySaid(reading, none))
      add({ kind: 'profile', field: none.field, value: 0 }, none)
  }
  return facts
}

const noneFields: Partial<Record<Expected['role'], NoneField>> = {
  debtTotal: 'debt',
  savings: 'savings',
  income: 'income',
}

function askedNone(expected: readonly Expected[]): NoneField | null {
  return expected.map(({ role }) => noneFields[role]).find((field) => field !== undefined) ?? null
}

/** 'I dont want the boat anymore', asked for debts, speaks of a goal that was told. */
function namesGoal({ tokens }: Reading, { goals }: Hearing['snapshot']): boolean {
  const said = new Set(tokens.map(({ word }) => word))
  return goals.some(({ name }) =>
    name
      .toLowerCase()
      .split(/\W+/)
      .some((word) => said.has(word) && !OF_MONEY.test(word)),
  )
}
const OF_MONEY = /^(?:.{1,2}|.*(?:debt|sav|fund|pay|paid|income|loan|card|money|owe|emergency).*)$/

/** 'Ha. None.': hardly a word but that there is none. */
const isPlainNone = ({ text, tokens, amounts }: Reading) =>
  tokens.length <= 6 &&
  amounts.every(({ value }) => value === 0) &&
  /\b(?:none|nothing|zero|nada|zip|zilch|nil)\b/i.test(text) &&
  !/\b(?:not|but|except|else|do|did|for (?:me|us|either))\b/i.test(text)

const wholeOf = ({ text }: Reading) => ({ start: 0, end: text.length })

/** 'None … well, 200': an amount in the same sentence says more than the word. */
function isMoneySaid({ amounts }: Reading, { start, end }: { start: number; end: number }): boolean {
  return amounts.some(
    (amount) => amount.value === 0 && amount.currency && amount.start >= start && amount.end > end,
  )
}

/** 'Let me think, 66': the only number of a few words about oneself. */
function onlyAge(reading: Reading): { age: number; start: number; end: number } | null {
  const { amounts, tokens, sentences } = reading
  const [only, another] = amounts.filter((amount) => !isWordOnly(amount))
  if (!only || another || tokens.length > 9 || sentences.some(({ isQuestion }) => isQuestion)) return null
  if (readPresentAge(reading) !== null || tokens.some(({ word }) => isOther(word) || isPartner(word)))
    return null
  const isAge = Number.isInteger(only.value) && only.value >= 40 && only.value <= 80
  return isAge && (only.kind === 'bare' || only.kind === 'age')
    ? { age: only.value, start: only.start, end: only.end }
    : null
}

/** 'I was born in 1980', with or without the day. */
const BORN =
  /\bi(?: was|'?m| am) born (?:in|on)\b[^.?!\d]{0,12}(?:\d{1,2}[/.,\s-]+){0,2}(19[2-9]\d|20[01]\d)\b/i

const presentAge = ({ birthYear, today }: Snapshot) =>
  birthYear === null ? null : Number(today.slice(0, 4)) - birthYear

/** '41', or the year of birth. */
function answeredAge({ amounts }: Reading, { today }: Snapshot): number | null {
  const year = Number(today.slice(0, 4))
  for (const { value } of amounts) {
    if (Number.isInteger(value) && value >= 16 && value <= 99) return value
    if (Number.isInteger(value) && value >= year - 99 && value <= year - 16) return year - value
  }
  return null
}

function quoteAt(
  { text, tokens, sentences }: Reading,
  { start, end }: { start: number; end: number },
): string {
  const said = sentences.find((sentence) => (tokens[sentence.next - 1]?.end ?? 0) > start)
  const from = said ? (tokens[said.first]?.start ?? start) : start
  const to = said ? Math.max(end, tokens[said.next - 1]?.end ?? end) : end
  return text.slice(from, to).trim()
}
