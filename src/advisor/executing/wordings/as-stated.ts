/** '1,545 a month at 62, 2,210 if I wait until 67': benefits as a statement gives them, each with its age. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { benefitPercent, FULL_RETIREMENT_AGE } from '#finance/social-security.ts'

/** An age that a question names is none of the benefit before it: '2,300, what would i get at 62'. */
const AT_AGE =
  /^(?:(?!\b(?:what|how|which|should)\b)[^.;?\d]){0,40}\b(?:at|until|till|to|by|@|age)\s*(?:age )?(6[2-9]|70)\b(?!\s*(?:%|k\b|,\d|\/))/i

const OF_AGE =
  /\b(?:at|until|till|to|by|@|age|vs\.?|versus|or|for)\s*(?:age )?(6[2-9]|70)\b(?!\s*(?:%|k\b|,\d|\/))[^.;\d]{0,32}$/i

const AGE_OF = /\b(?:at|@|age)\s*(?:age )?(?:6[2-9]|70)\b[^.;,\d]{0,24}$/i

interface Stated {
  benefit: Value
  age: number
}

function findStated(numbers: Minded['numbers'], text: string): Stated[] {
  const amounts = numbers.filter(
    ({ kind, value }) => kind === 'money' || (kind === 'number' && value > 200 && value < 10_000),
  )
  const paired = (ageOf: (number: SaidNumber) => string | undefined) =>
    amounts
      .flatMap((number): Stated[] => {
        const at = ageOf(number)
        return at === undefined ? [] : [{ benefit: { kind: 'number', number }, age: Number(at) }]
      })
      .toSorted((a, b) => a.age - b.age)
  const before = paired(({ end }) => AT_AGE.exec(text.slice(end))?.[1])
  // 'At 62 it is 1,650, at 70 2,900': the age comes first.
  const after = paired(({ start }) => OF_AGE.exec(text.slice(0, start))?.[1])
  // 'At 67 it says 2,300': the one age that it is told with, in one breath.
  const isTold = after.length === 1 && amounts.some(({ start }) => AGE_OF.test(text.slice(0, start)))
  if (before.length === 0 && isTold) return after
  const countAges = (stated: Stated[]) => new Set(stated.map((one) => one.age)).size
  return countAges(after) > Math.max(1, countAges(before)) ? after : before
}

const age = (value: number): Value => ({ kind: 'constant', value })

/** The full benefit that one at another age comes from. */
const atFullAge = ({ benefit, age: at }: Stated): Value =>
  at === FULL_RETIREMENT_AGE
    ? benefit
    : {
        kind: 'operation',
        operator: 'over',
        left: benefit,
        right: { kind: 'constant', value: benefitPercent(at) / 100 },
      }

/** Of three ages on a statement, the two that the question names. */
function asAsked(stated: Stated[], text: string): Stated[] {
  const question = text.split(/[.!\n]\s/).at(-1) ?? ''
  const named = stated.filter(({ age: at }) => new RegExp(String.raw`\b${at}\b`).test(question))
  return stated.length > 2 && named.length === 2 ? named : stated
}

const EARLIEST = 62
const LATEST = 70

/** 'At 66 or wait till 70? it is 2,100 at 67': the two ages that are weighed, not the one of the statement. */
function otherAges(numbers: Minded['numbers'], stated: number): Action['inputs'] | null {
  const ages = numbers.filter((number) => isAge(number) && number.value !== stated)
  const [sooner, later, ...more] = ages.toSorted((a, b) => a.value - b.value)
  if (!sooner || !later || more.length > 0 || sooner.value === later.value) return null
  return [
    { slot: 'age', value: { kind: 'number', number: sooner } },
    { slot: 'otherAge', value: { kind: 'number', number: later } },
  ]
}

/** What the statement says of two ages, or what follows from the one that it names. */
export function asStated(action: Action, text: string, { numbers }: Minded): Action {
  const stated = asAsked(findStated(numbers, text), text)
  const [sooner] = stated
  const later = stated.at(-1)
  if (!sooner || !later) return action
  const full = { slot: 'benefit', value: atFullAge(later) }
  if (sooner.age === later.age) {
    const claims = otherAges(numbers, sooner.age)
    return {
      ...action,
      inputs: [full, ...(claims ?? action.inputs.filter(({ slot }) => slot !== 'benefit'))],
    }
  }
  return {
    ...action,
    inputs: [
      full,
      { slot: 'age', value: age(sooner.age) },
      { slot: 'otherAge', value: age(later.age) },
      { slot: 'stated', value: sooner.benefit },
      { slot: 'otherStated', value: later.benefit },
    ],
  }
}

/** Smaller numbers are ages, or 'those two'. */
const LEAST_BENEFIT = 100

const isAge = ({ kind, value }: SaidNumber) =>
  (kind === 'age' || kind === 'number') && value >= EARLIEST && value <= LATEST

/** 'And 67 vs 70?', 'the break even between those two': the benefit of the sum before, at the ages that are said. */
export function claimsAgain(
  action: Action,
  text: string,
  minded: Minded,
  sums: readonly SumRecord[],
): Action {
  const last = sums.at(-1)
  const isBenefitSaid = minded.numbers.some(({ value }) => value >= LEAST_BENEFIT)
  if (last?.kind !== 'social-security' || last.missing !== undefined || isBenefitSaid)
    return asStated(action, text, minded)
  const [one, other] = minded.numbers.filter(isAge).toSorted((a, b) => a.value - b.value)
  const ages = Object.entries({ age: one, otherAge: other }).flatMap(([slot, number]) =>
    number ? [{ slot, value: { kind: 'number', number } as const }] : [],
  )
  return { ...action, from: last.id, inputs: ages }
}
