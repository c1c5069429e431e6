/** What pensions and Social Security leave to savings, and whether savings carry it. */
import type { Figure } from '#contract/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { futureValue } from '#finance/growth.ts'
import { todaysDollars } from '#finance/inflation.ts'
import { HORIZON_MONTHS } from '#finance/interest.ts'
import { multiplyMoney, percentShare, subtractMoney } from '#finance/money.ts'
import {
  monthsToRetirement,
  neededNestEgg,
  nestEggLife,
  SAFE_WITHDRAWAL_RATE,
  sustainableMonthlyIncome,
} from '#finance/retirement.ts'
import { assumed, expenses } from './inputs.ts'
import { CAUTIOUS_RETURN, laterIncome, pension, pensionAge } from './later-income.ts'
import { age, inflationRate, invested, monthly, percent, years } from './money-inputs.ts'

/** Savings that last for this long outlive most retirements. */
const LONG = 360

export const pensionGap = defineSum({
  name: 'pension-gap',
  about:
    'What is missing beside pension and Social Security, and whether savings carry it, now or at an age.',
  inputs: {
    spending: { ...expenses, label: 'Spending a month', ask: 'What do you spend in a month, or want to?' },
    pension: { ...pension, assume: assumed(0, 'Pensions', 'no pension or Social Security is counted') },
    portfolio: invested,
    age,
    retirementAge: years('Age at retirement'),
    pensionAge,
    monthly: { ...monthly('Added each month until then'), adds: true },
    rate: { ...percent('Return a year', -50, 1000), assume: CAUTIOUS_RETURN },
    inflation: inflationRate,
  },
  results: ['gap', 'needed', 'pays', 'rest'],
  formula: 'spending minus pensions; the savings that carry it are a year of that by the 4% rule',
  assumptions: ['pensions are counted as they reach your bank', 'pensions and spending rise with prices'],
  compute(input, sheet) {
    const spend = sheet.money('spending', 'Spending a month', input.spending)
    const start = startOf(input, sheet)
    const begins = start?.age ?? input.age ?? input.retirementAge
    const coming = laterIncome({ ...input, age: begins, isAtStop: start !== null }, sheet)
    const comes = coming?.figure ?? sheet.money('pension', 'Pensions a month', input.pension)
    const missing = subtractMoney(input.spending, input.pension)
    const gap = sheet.sum('gap', 'Short a month', Math.max(0, missing), 'spending minus pensions', [
      spend,
      comes,
    ])
    const isCovered = missing <= 0 && !coming?.after
    if (isCovered) {
      const spare = sheet.sum('spare', 'Left a month', -missing, 'pensions minus spending', [comes, spend])
      return {
        answer: [
          text`Nothing is missing: ${comes} comes in against ${spend}, so ${spare} is left each month.`,
        ],
        lines: [text`Short: ${gap}`, text`Left: ${spare} a month`],
      }
    }
    const egg = neededNestEgg(Math.max(0, missing) * 12) ?? 0
    const needed = sheet.rounded('needed', 'Savings that carry it', egg, 'a year of it by the 4% rule', [gap])
    const lines: Text[] = [text`Short: ${gap} a month`, text`Savings that carry it: ${needed}`]
    const short =
      input.pension === 0
        ? text`Savings would have to pay all of the ${spend} a month, as no Social Security is counted yet.`
        : text`You're ${gap} short each month: ${comes} comes in and ${spend} goes out.`
    if (input.portfolio === undefined) {
      return {
        answer: [short, text`By the 4% rule, ${sheet.about(needed)} in savings would carry that.`],
        lines,
      }
    }
    const have = start?.portfolio ?? sheet.money('portfolio', 'Invested today', input.portfolio)
    const income = sustainableMonthlyIncome(have.value)
    const pays = sheet.rounded('pays', 'Savings pay a month', income, 'a month’s part of the 4% rule', [have])
    const still = subtractMoney(missing, income)
    const rest = sheet.rounded(
      'rest',
      still > 0 ? 'Still missing' : 'To spare',
      Math.abs(still),
      'the gap against what savings pay',
      [gap, pays],
    )
    lines.push(
      text`Savings can pay: ${pays} a month`,
      still > 0 ? text`Still missing: ${rest}` : text`To spare: ${rest}`,
    )
    const lasting = lastsFor({ have, spending: input.spending, coming }, input, sheet)
    const plain = missing > 0 ? lastsTo(have.value / missing, begins, sheet) : []
    const draw = percentShare(multiplyMoney(Math.max(0, missing), 12), have.value)
    const share = sheet.asideShare('Drawn a year', draw, 'a year of the gap over savings', [gap, have])
    const carried =
      still > 0
        ? text`By the 4% rule it safely pays ${sheet.about(pays)}, so ${sheet.about(rest)} a month is open.`
        : text`By the 4% rule it safely pays ${sheet.about(pays)} a month, so it's covered.`
    const details = [...lines, text`Drawn a year: ${share} of savings`, ...plain]
    if (input.retirementAge !== undefined) {
      const then =
        start?.stop ?? sheet.number('retirementAge', 'Age at retirement', 'age', input.retirementAge)
      const verdict = verdictOn(draw, lasting.months)
      return {
        answer: [
          input.pension === 0
            ? text`${verdict} at ${then}: savings pay all of the ${spend} a month, with no Social Security counted yet.`
            : text`${verdict} at ${then}: you're ${gap} short each month, as ${comes} comes in and ${spend} goes out.`,
          start
            ? text`You'd have ${sheet.about(have)} in today's money; ${lasting.told}.`
            : text`That's ${share} of your ${have} a year; ${lasting.told}.`,
        ],
        lines: details,
      }
    }
    return {
      answer: [
        short,
        ...(coming?.after
          ? [text`Until that starts, your ${have} pays all of it; ${lasting.told}.`]
          : [text`That's ${share} of your ${have} a year; ${lasting.told}.`, carried]),
      ],
      lines: details,
    }
  },
})

interface Until {
  portfolio: number | undefined
  age: number | undefined
  retirementAge: number | undefined
  monthly: number | undefined
  rate: number
  inflation: number
}

/** What savings come to by the age at which work ends, in today's money; null where it ends now. */
function startOf(
  { portfolio, age: now, retirementAge, monthly: added = 0, rate, inflation }: Until,
  sheet: Worksheet,
): { age: number; stop: Figure; portfolio: Figure } | null {
  if (portfolio === undefined || retirementAge === undefined || now === undefined) return null
  const months = monthsToRetirement(now, retirementAge)
  if (months === 0) return null
  const today = sheet.money('portfolio', 'Invested today', portfolio)
  sheet.number('age', 'Age now', 'age', now)
  const then = sheet.number('retirementAge', 'Age at retirement', 'age', retirementAge)
  const adding = added > 0 ? [sheet.money('monthly', 'Added each month until then', added)] : []
  const value = todaysDollars(
    futureValue({ start: portfolio, contribution: added, rate, months }),
    months / 12,
    inflation,
  )
  const formula = 'savings with their growth until then, less the rise of prices'
  const grown = sheet.rounded('then', 'Savings by then', value, formula, [today, then, ...adding])
  return { age: retirementAge, stop: then, portfolio: grown }
}

/** How long savings carry the gap, with their return and rising prices. */
function lastsFor(
  { have, spending, coming }: { have: Figure; spending: number; coming: ReturnType<typeof laterIncome> },
  { rate, inflation }: { rate: number; inflation: number },
  sheet: Worksheet,
): { months: number; told: Text } {
  const earns = sheet.percent('rate', 'Return a year', rate)
  const rise = sheet.percent('inflation', 'Inflation a year', inflation)
  const life = nestEggLife(have.value, spending, rate, {
    inflation,
    ...(coming && { pension: { amount: coming.figure.value, after: coming.after } }),
  })
  const terms = text`at ${earns} with prices rising ${rise}`
  if (life.lasts === 'for-ever' || life.months > HORIZON_MONTHS)
    return { months: Infinity, told: text`${terms} it doesn't run out` }
  const formula = 'savings with their return, less the gap, raised with prices every year'
  const years = sheet.years('years', 'Lasts', life.months / 12, formula, [have, earns, rise])
  return { months: life.months, told: text`${terms} it lasts about ${years}` }
}

function verdictOn(draw: number, lasts: number): string {
  if (draw <= SAFE_WITHDRAWAL_RATE && lasts >= LONG) return 'Yes, that works'
  if (lasts >= LONG) return 'It can work'
  return lasts >= LONG * 0.75 ? 'It would be tight' : 'Not yet'
}

/** How far savings go when they simply pay the whole gap. */
function lastsTo(months: number, now: number | undefined, sheet: Worksheet): Text[] {
  if (months > HORIZON_MONTHS || months < 1) return []
  const time = sheet.time('lasts', 'Lasts', Math.floor(months), 'savings divided by the gap, without growth')
  if (now === undefined)
    return [text`Paying the whole gap from savings, they'd last ${sheet.spell(time)} without growth.`]
  const until = sheet.count('until', 'Until age', 'age', Math.floor(now + months / 12), 'age plus that time')
  return [
    text`Paying the whole gap from savings, they'd last ${sheet.spell(time)} without growth, to about ${until}.`,
  ]
}
