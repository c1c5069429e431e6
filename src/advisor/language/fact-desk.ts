import type { Change, Fact, RowChange } from '#advisor/facts.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { toCents } from '#finance/money.ts'
import type { Feeling } from '#advisor/actions/language.ts'
import { z } from '#contract/zod.ts'
import type { Settlement } from '#advisor/writer.ts'
import { agree, factsOn } from './agreement.ts'
import { factInputs } from './fact-tools.ts'
import { proveFact } from './prove-fact.ts'
import { idOfAdded, withFact, withoutFact } from './with-facts.ts'
import type { Workbench } from './workbench.ts'

/** A question that an earlier message left open. */
export interface OpenQuestion {
  /** q12 */
  id: string
  fact: Fact
}

const MONTHS = 12
/** What dividing by twelve and rounding may lose. */
const FEW_CENTS = 24

/** A message seldom says more about one's money. */
const MOST_FACTS = 40

const YES =
  /\b(?:y|ye|yes|yeah|yep|yup|sure|right|correct|exactly|ok|okay|please|all|both|those|true|confirm(?:ed)?|go ahead|do (?:it|that)|save)\b/i
const NO = /\b(?:n|no|nope|nah|not|don['’]?t|wrong|never|neither|none|drop|forget)\b/i

/** The tools by which a model says what a message means, beside the sums. */
export class FactDesk {
  readonly settled: Settlement = { save: [], ask: [], withdraw: [], decline: [] }
  /** What was left out although the built-in reader had stored it. */
  readonly left: { quote: string; reason: string }[] = []
  heard: Feeling | null = null
  /** How many of those withdrawn are no part of the snapshot any more. */
  #dropped = 0
  readonly #bench: Workbench
  readonly #open: readonly OpenQuestion[]

  constructor(bench: Workbench, open: readonly OpenQuestion[]) {
    this.#bench = bench
    this.#open = open
  }

  /** Something of the message is kept, by either mind. */
  get hasSaved(): boolean {
    const { save, withdraw, decline } = this.settled
    const read = this.#bench.turn.understood.facts
    return (
      save.length + decline.length + this.left.length > 0 ||
      read.some((fact) => fact.decision === 'save' && !withdraw.includes(fact))
    )
  }

  fact(input: unknown): object {
    const read = z.safeParse(factInputs.fact, input)
    if (!read.success) return { error: faultOf(read.error, 'what, quote and, but for an end, value') }
    const { save, ask } = this.settled
    if (save.length + ask.length >= MOST_FACTS) return { error: 'No more facts.' }
    const { turn, snapshot } = this.#bench
    const proven = proveFact(turn.text, snapshot, read.data)
    if (typeof proven === 'string') return { error: proven }
    const { change } = proven.fact
    const isSetRight = (other: Fact) =>
      'id' in other.change && 'id' in change && other.change.id === change.id
    if (change.kind === 'removal' && save.some(isSetRight))
      return { error: 'target: it was set right a moment ago, and stays.' }
    const isLast = change.kind === 'removal' && change.id === idOfAdded(save.length - 1)
    if (isLast) return { dropped: true, now: this.#dropLast() }
    const before = save.length
    const verdict = agree(proven, turn.understood.facts, snapshot, this.settled)
    this.#drop()
    if (verdict === 'asked' && 'id' in change && change.id !== null && change.id < 0) {
      this.settled.ask.pop()
      return { error: 'target: that row is only about to be stored; its own amount is meant.' }
    }
    const now = [
      ...save.slice(before).flatMap((fact) => this.#take(fact)),
      ...(typeof verdict === 'string' && verdict !== 'asked' ? this.#freeOthers(change) : []),
    ]
    if (typeof verdict === 'object')
      return {
        ...verdict,
        note: 'Keel has saved that already; nothing else is. If it misread the message: leave it as misread, then call fact again.',
      }
    return {
      [verdict]: true,
      ...(now.length > 0 && { now }),
      ...(verdict === 'asked' && { note: 'Not saved: the user is asked about it beside your answer.' }),
    }
  }

  leave(input: unknown): object {
    const read = z.safeParse(factInputs.leave, input)
    if (!read.success) return { error: faultOf(read.error, 'quote and reason') }
    const { quote, reason } = read.data
    const { turn } = this.#bench
    if (!turn.text.includes(quote)) return { error: 'quote: it does not stand in the message.' }
    const found = reason === 'unclear' ? [] : this.#withTotals(factsOn(quote, turn.understood.facts))
    for (const fact of found) if (!this.settled.withdraw.includes(fact)) this.settled.withdraw.push(fact)
    const parts = found.length > 0 || reason === 'unclear' ? [] : this.#freeParts(readNumbers(quote), null)
    if (found.length + parts.length > 0) this.left.push({ quote, reason })
    this.#drop()
    return { left: true }
  }

  answer(input: unknown): object {
    const read = z.safeParse(factInputs.answer, input)
    if (!read.success) return { error: faultOf(read.error, 'question, reply and quote') }
    const { question, reply, quote } = read.data
    const asked = this.#open.find(({ id }) => id === question)
    if (!asked) return { error: `question: there is no open question ${question.slice(0, 20)}.` }
    if (!this.#bench.turn.text.includes(quote)) return { error: 'quote: it does not stand in the message.' }
    if (!(reply === 'yes' ? YES : NO).test(quote)) return { error: `quote: it says no ${reply}.` }
    const place = reply === 'yes' ? this.settled.save : this.settled.decline
    if (!place.includes(asked.fact)) place.push({ ...asked.fact, decision: 'save' })
    return { noted: true }
  }

  hear(input: unknown): object {
    const read = z.safeParse(factInputs.hear, input)
    if (!read.success) return { error: faultOf(read.error, 'feeling and quote') }
    if (!this.#bench.turn.text.includes(read.data.quote))
      return { error: 'quote: it does not stand in the message.' }
    this.heard = read.data.feeling
    return { heard: true }
  }

  /** Sums of this turn count what it says. */
  #take(fact: Fact): string[] {
    const bench = this.#bench
    const { save } = this.settled
    bench.tellAgain()
    bench.snapshot = withFact(bench.snapshot, fact, idOfAdded(save.length - 1))
    const { change } = fact
    const place = 'id' in change && change.id !== null && change.id < 0 ? -change.id - 1 : null
    const added = place === null ? undefined : save[place]
    if (place !== null && added && 'id' in change && 'id' in added.change) {
      // A rate of a row that is only about to be stored is stored with it.
      const { name } = change.kind !== 'removal' && change.isRenamed ? change : added.change
      const told = Object.entries(change).filter(
        ([part, value]) => part !== 'isRenamed' && value !== undefined,
      )
      const merged = { ...added.change, ...Object.fromEntries(told), id: null, name } as Change
      save[place] = { ...added, change: merged }
      save.pop()
    }
    return bench.tellAgain()
  }

  /** What was added last in this turn is taken back without a question. */
  #dropLast(): string[] {
    const bench = this.#bench
    bench.tellAgain()
    const { change } = this.settled.save.pop() ?? {}
    const id = idOfAdded(this.settled.save.length)
    if (change && 'id' in change && change.kind !== 'removal')
      bench.snapshot = withFact(bench.snapshot, removalOf(change.kind, id), id)
    return bench.tellAgain()
  }

  /** A year's pay that was added up from a row of pay goes with that row. */
  #withTotals(found: Fact[]): Fact[] {
    const { snapshot, turn } = this.#bench
    if (!found.some(({ change }) => change.kind === 'income')) return found
    const year = snapshot.income.reduce((sum, { amount }) => sum + amount, 0) * MONTHS
    const isTotal = ({ change }: Fact) =>
      change.kind === 'profile' &&
      change.field === 'income' &&
      Math.abs((change.value ?? 0) - year) <= FEW_CENTS
    return [...new Set([...found, ...turn.understood.facts.filter(isTotal)])]
  }

  /** A rate or least payment that stands in the message once is of no other debt as well. */
  #freeOthers(change: Change): string[] {
    if (change.kind !== 'liability' || change.id === null) return []
    const said = readNumbers(this.#bench.turn.text).filter(
      ({ value }) => value === change.interestRate || toCents(value) === change.minimumPayment,
    )
    return said.length === 1 ? this.#freeParts(said, change.id) : []
  }

  /** Takes a misread rate or least payment off the debts that this message has put it on. */
  #freeParts(numbers: readonly { value: number }[], but: number | null): string[] {
    const bench = this.#bench
    bench.tellAgain()
    for (const { change, quote, span } of bench.turn.understood.facts) {
      if (change.kind !== 'liability') continue
      const row = bench.snapshot.liabilities.find(({ id, name }) =>
        change.id === null ? name === change.name : id === change.id,
      )
      if (!row || row.id === but) continue
      const isRate = numbers.some(({ value }) => value === change.interestRate && value === row.interestRate)
      const isLeast = numbers.some(
        ({ value }) => toCents(value) === change.minimumPayment && toCents(value) === row.minimumPayment,
      )
      if (!isRate && !isLeast) continue
      const { id, name, category } = row
      const freed: Change = {
        kind: 'liability',
        id,
        name,
        category,
        ...(isRate ? { interestRate: 0 } : { minimumPayment: 0 }),
      }
      const fact: Fact = { change: freed, decision: 'save', quote, span }
      this.settled.save.push(fact)
      bench.snapshot = withFact(bench.snapshot, fact, id)
    }
    return bench.tellAgain()
  }

  #drop() {
    const bench = this.#bench
    const { before = bench.turn.snapshot } = bench.turn
    const { withdraw } = this.settled
    for (const fact of withdraw.slice(this.#dropped))
      bench.snapshot = withoutFact(bench.snapshot, fact, before)
    this.#dropped = withdraw.length
  }
}

const removalOf = (from: RowChange['kind'], id: number): Fact => ({
  change: { kind: 'removal', from, id, name: '' },
  decision: 'save',
  quote: '',
  span: { start: 0, end: 0 },
})

/** The field that is wrong, by name. */
function faultOf({ issues }: { issues: { path: PropertyKey[]; code?: string }[] }, needed: string): string {
  const names = [...new Set(issues.map(({ path }) => path.join('.')).filter((name) => name !== ''))]
  return names.length > 0
    ? `${names.join(', ')}: it does not fit.`
    : `The input must be an object with ${needed}.`
}
