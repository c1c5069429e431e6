import { readsCommas } from '#advisor/understanding/reading/own-currency.ts'
import { asWritten, hasSeparatorsOfElsewhere } from '#advisor/understanding/reading/tokens.ts'
import type { Hearing, Understood } from './advisor.ts'
import { editFirst } from './edit-first.ts'
import type { Fact } from './facts.ts'
import { factSteps } from './executing/facts/fact-steps.ts'
import { withHousehold } from './executing/facts/household-pay.ts'
import { readScore } from './reading/told-score.ts'
import type { Snapshot } from './snapshot.ts'
import { spokenIn } from './talk/answer-in-currency.ts'
import { isOnlyCry } from './talk/guarding/guard.ts'
import { tellsSecret } from './talk/guarding/secret-words.ts'
import { readChoice } from './talk/offers/read-choice.ts'
import { inOwnCurrency, isOtherCurrency } from './talk/other-currencies.ts'
import { understand } from './understanding/understand.ts'

/** So many rows of a list are looked at whatever a message says; of more, only those that it names. */
const FEW_ROWS = 150

/** Readers compare rows with each other: what no message can mean is left out before. */
function withFewRows(snapshot: Snapshot, text: string): Snapshot {
  const said = new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
  const isNamed = (name: string) =>
    (name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).some((word) => said.has(word))
  const few = <Row>(rows: Row[], nameOf: (row: Row) => string) =>
    rows.length <= FEW_ROWS ? rows : rows.filter((row) => isNamed(nameOf(row))).slice(0, FEW_ROWS)
  return {
    ...snapshot,
    expenses: few(snapshot.expenses, ({ category }) => category),
    income: few(snapshot.income, ({ source }) => source),
    goals: few(snapshot.goals, ({ name }) => name),
    assets: few(snapshot.assets, ({ name }) => name),
    liabilities: few(snapshot.liabilities, ({ name }) => name),
  }
}

/** What is taken back as a joke is not kept; 'quick one (jk it's never quick)' takes back no number. */
const JOKE = /\d[^]*\b(?:jk|j\/k|just kidding|just joking|(?:i'?m|im) (?:kidding|joking))\b/i

/** Facts in the user's own words; an amount with the separators of another country is asked about before it is kept. */
function asTold({ facts, ...rest }: Understood, { text }: Hearing): Understood {
  const told = saidOnce(facts).map((fact): Fact => ({ ...fact, quote: asWritten(fact.quote, text) }))
  const isAsked = ({ span }: Fact) =>
    !readsCommas() && hasSeparatorsOfElsewhere(text.slice(span.start, span.end))
  return { ...rest, facts: told.map((fact) => (isAsked(fact) ? { ...fact, decision: 'ask' } : fact)) }
}

/** 'I have zero saved. shouldnt i save first' tells of no savings once; 'no debt, make 90k' of no debt, and of none of 90,000. */
const saidOnce = (facts: readonly Fact[]) =>
  facts.filter(({ change }, at) => {
    if (change.kind !== 'profile') return true
    const isSame = ({ change: other }: Fact) =>
      other.kind === 'profile' && other.field === change.field && other.value === change.value
    const isNone = ({ change: other }: Fact) =>
      other.kind === 'profile' && other.field === change.field && other.value === 0
    return facts.findIndex(isSame) === at && (change.value === 0 || !facts.some(isNone))
  })

/** Where nothing may be kept, whatever it looks like. */
const keepsNothing = (told: Hearing, { text }: Hearing) =>
  isOtherCurrency(text) ||
  spokenIn(told.text, told.dialogue) !== null ||
  tellsSecret(text) ||
  JOKE.test(text) ||
  readChoice(told.text, told.dialogue).length > 0 ||
  readScore(told.text, told.minded?.numbers ?? [], told.dialogue.topic) !== null

/** The facts as one step left them. */
export interface Station {
  step: string
  facts: readonly Fact[]
}

/** What a message tells that is to be kept, and how each step on the way there left it. */
export function hearFacts(told: Hearing): { understood: Understood; stations: readonly Station[] } {
  const first = editFirst(told)
  if (!first) return hearTold(told)
  const { facts, edited, rest } = first
  const { understood, stations } =
    rest.text.trim() === '' ? { understood: { facts: [] }, stations: [] } : hearTold({ ...told, ...rest })
  return {
    understood: { ...understood, facts: [...facts, ...understood.facts], edited },
    stations: [{ step: 'orders', facts }, ...stations],
  }
}

function hearTold(told: Hearing): { understood: Understood; stations: readonly Station[] } {
  const heard = { ...told, text: inOwnCurrency(told.text, told.dialogue) }
  const hearing = { ...heard, minded: withHousehold(heard) }
  if (keepsNothing(told, hearing)) return { understood: { facts: [] }, stations: [] }
  const understood = understand({ ...hearing, snapshot: withFewRows(hearing.snapshot, hearing.text) })
  const stations: Station[] = [{ step: 'read', facts: understood.facts }]
  if (isOnlyCry(hearing.text, hearing.minded)) stations.push({ step: 'cry for help', facts: [] })
  else for (const { step, take } of factSteps) stations.push({ step, facts: take(lastOf(stations), hearing) })
  return { understood: asTold({ ...understood, facts: lastOf(stations) }, hearing), stations }
}

const lastOf = (stations: readonly Station[]): Fact[] => [...(stations.at(-1)?.facts ?? [])]
