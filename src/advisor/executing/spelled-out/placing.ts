/** The numbers of a long question, each taken once by the words on its own side of its neighbours. */
import type { SaidNumber } from '#advisor/reading/said-number.ts'

export interface Where {
  /** Words between the number before it, or the start of its sentence, and this one. */
  before?: RegExp
  /** Words up to the next number, or the end of its sentence. */
  after?: RegExp
  least?: number
  most?: number
}

type Said = SaidNumber & { before: string; after: string; number: SaidNumber }

/** Counts such as 'two cards' and '12 months a year' need no place. */
const MOST_COUNT = 12
/** 'Compounded daily, 365 days', 'from month 16 on', 'payment number 84', '26 paychecks' */
const COUNTED_AFTER =
  /^ ?(?:days?|times|payments?|pay ?checks?|checks|people|kids|of us|squares?|th\b|st\b|nd\b|rd\b)/i
const COUNTED_BEFORE = /\b(?:month|payment|number|no\.|day|week|year|step|option|plan|age) (?:number )?#? ?$/i
/** Longer terms are said in years; a bare number of that size is an amount. */
const LONGEST = 120
/** '7/12 of a percent', 'F-150' */
const PART_OF_NAME = /\/$|\p{L}-$/u
const SENTENCE = /[.?!;](?=\s|$)|\n/

export class Placing {
  readonly text: string
  readonly #all: readonly Said[]
  #open: readonly Said[]

  constructor(text: string, numbers: readonly SaidNumber[]) {
    this.text = text
    this.#all = numbers
      .filter(({ kind, start }) => kind !== 'factor' && !PART_OF_NAME.test(text.slice(0, start)))
      .map((one, at, all) => ({
        ...one,
        number: one,
        before:
          text
            .slice(all[at - 1]?.end ?? 0, one.start)
            .split(SENTENCE)
            .at(-1) ?? '',
        after: text.slice(one.end, all[at + 1]?.start ?? text.length).split(SENTENCE)[0] ?? '',
      }))
    this.#open = this.#all
  }

  money(where: Where = {}) {
    return this.#take(isMoney, where)
  }

  percent(where: Where = {}) {
    return this.#take(isPercent, where)
  }

  months(where: Where = {}) {
    return this.#take(
      ({ kind, quote }) => kind === 'months' && /\d|[a-z]+[- ](?:year|month|payment)/i.test(quote),
      where,
    )
  }

  age(where: Where = {}) {
    return this.#take(
      ({ kind, value }) => kind === 'age' || (kind === 'number' && value >= 18 && value <= 90),
      where,
    )
  }

  count(where: Where = {}) {
    return this.#take(({ kind }) => kind === 'number' || kind === 'months', where)
  }

  /** Every amount that such words stand at. */
  moneys(where: Where = {}) {
    const found: SaidNumber[] = []
    for (let one = this.money(where); one; one = this.money(where)) found.push(one)
    return found
  }

  /** Whether nothing that could go into a sum is left without a place. */
  get isDone(): boolean {
    return this.#open.every(isBeside)
  }

  /** Leaves out times that no input asks for: 'in each of the next four years'. */
  dropTimes(): void {
    this.#open = this.#open.filter(({ kind }) => kind !== 'months')
  }

  #take(isKind: (one: Said) => boolean, where: Where): SaidNumber | undefined {
    const found = this.#open.find((one) => isKind(one) && isAt(one, where))
    if (found) this.#open = this.#open.filter((one) => one !== found && !isSame(one, found))
    return found?.number
  }
}

const isAt = ({ before, after, value }: Said, where: Where) =>
  value >= (where.least ?? -Infinity) &&
  value <= (where.most ?? Infinity) &&
  ((!where.before && !where.after) ||
    (where.before?.test(before) ?? false) ||
    (where.after?.test(after) ?? false))

const isCounted = ({ before, after }: Said) => COUNTED_AFTER.test(after) || COUNTED_BEFORE.test(before)

const isMoney = (one: Said) =>
  one.kind === 'money' || (one.kind === 'number' && one.value > MOST_COUNT && !isCounted(one))

/** Said once more: 'over the 66 months', 'with the 250 added'. */
const isSame = (one: Said, other: Said) =>
  one.value === other.value &&
  (one.kind === other.kind ||
    (one.kind === 'number' && (other.kind !== 'months' || one.value <= LONGEST)) ||
    (other.kind === 'number' && one.kind === 'money'))

/** 'I can have 2.9 for 72 months', 'the bank's 7.1 over the same' */
const isPercent = ({ kind, value, before, after }: Said) =>
  kind === 'percent' ||
  (kind === 'number' &&
    !Number.isInteger(value) &&
    value < 30 &&
    (/^ ?(?:for|over|fixed|apr)\b/i.test(after) ||
      /\b(?:at|to|rate(?: is| of)?|have|get|bank's) $/i.test(before)))

const isBeside = (one: Said) =>
  one.kind === 'year' ||
  one.kind === 'age' ||
  one.kind === 'hours' ||
  (one.kind === 'number' && one.value <= MOST_COUNT) ||
  (one.kind === 'months' && !/\d/.test(one.quote))
