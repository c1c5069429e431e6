/** Pensions and Social Security. */
import type { Figure } from '#contract/figures.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { sumRows } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { HORIZON_MONTHS } from '#finance/interest.ts'
import { subtractMoney } from '#finance/money.ts'
import { neededNestEgg, sustainableMonthlyIncome } from '#finance/retirement.ts'
import {
  claimBenefit,
  clampClaimAge,
  compareClaims,
  EARLIEST_CLAIM_AGE,
  FULL_RETIREMENT_AGE,
  LATEST_CLAIM_AGE,
} from '#finance/social-security.ts'
import { expenses } from './inputs.ts'
import { age, invested, monthly, years } from './money-inputs.ts'

const isPension = /pension|social security|\bssa?\b|annuity|fers|disability|\bva\b/i

/** Income rows that keep coming after work. */
const storedPensions = ({ snapshot }: Household) => {
  const rows = snapshot.income
    .filter(({ source }) => isPension.test(source))
    .map(({ id, source: name, amount }) => ({ id, name, amount }))
  return sumRows('incomeItems', rows, 'your pensions and benefits added up')
}

export const pensionGap = defineSum({
  name: 'pension-gap',
  about: 'What is missing beside pension and Social Security, and the savings that carry it.',
  inputs: {
    spending: { ...expenses, label: 'Spending a month', ask: 'What do you spend in a month, or want to?' },
    pension: {
      ...monthly('Pensions a month'),
      adds: true,
      stored: storedPensions,
      ask: 'What do pension and Social Security bring each month?',
    },
    portfolio: invested,
    age,
  },
  results: ['gap', 'needed', 'pays', 'rest'],
  formula: 'spending minus pensions; the savings that carry it are a year of that by the 4% rule',
  assumptions: ['pensions are counted as they reach your bank'],
  compute(input, sheet) {
    const spend = sheet.money('spending', 'Spending a month', input.spending)
    const comes = sheet.money('pension', 'Pensions a month', input.pension)
    const missing = subtractMoney(input.spending, input.pension)
    const gap = sheet.sum('gap', 'Short a month', Math.max(0, missing), 'spending minus pensions', [
      spend,
      comes,
    ])
    if (missing <= 0) {
      const spare = sheet.sum('spare', 'Left a month', -missing, 'pensions minus spending', [comes, spend])
      return {
        answer: [
          text`Nothing is missing: ${comes} comes in against ${spend}, so ${spare} is left each month.`,
        ],
        lines: [text`Short: ${gap}`, text`Left: ${spare} a month`],
      }
    }
    const needed = sheet.rounded(
      'needed',
      'Savings that carry it',
      neededNestEgg(missing * 12) ?? 0,
      'a year of it by the 4% rule',
      [gap],
    )
    const lines: Text[] = [text`Short: ${gap} a month`, text`Savings that carry it: ${needed}`]
    const answer: Text[] = [text`You're ${gap} short each month: ${comes} comes in and ${spend} goes out.`]
    if (input.portfolio === undefined) {
      answer.push(text`By the 4% rule, ${sheet.about(needed)} in savings would carry that.`)
      return { answer, lines }
    }
    const have = sheet.money('portfolio', 'Invested today', input.portfolio)
    const income = sustainableMonthlyIncome(input.portfolio)
    const pays = sheet.rounded('pays', 'Savings pay a month', income, 'a month’s part of the 4% rule', [have])
    const still = subtractMoney(missing, income)
    const rest = sheet.rounded(
      'rest',
      still > 0 ? 'Still missing' : 'To spare',
      Math.abs(still),
      'the gap against what savings pay',
      [gap, pays],
    )
    answer.push(
      still > 0
        ? text`Your ${have} can safely pay ${sheet.about(pays)} of it, so ${sheet.about(rest)} a month is open.`
        : text`Your ${have} can safely pay ${sheet.about(pays)} a month, so it's covered.`,
    )
    lines.push(
      text`Savings can pay: ${pays} a month`,
      still > 0 ? text`Still missing: ${rest}` : text`To spare: ${rest}`,
    )
    return { answer, lines, notes: still > 0 ? lastsTo(input.portfolio / missing, input.age, sheet) : [] }
  },
})

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

const rule = byRule('Social Security', 'the rules for people born in the sixties or later')

function tellWaiting(
  { passedUp, months }: NonNullable<ReturnType<typeof compareClaims>>,
  [sooner, later]: readonly [Figure, Figure],
  sheet: Worksheet,
): Text[] {
  const missed = sheet.sum('passedUp', 'Passed up', passedUp, 'the sooner benefit until the later age', [
    sooner,
  ])
  const formula = 'what was passed up over the difference a month'
  const time = sheet.time('caughtUp', 'Caught up after', months, formula, [sooner, later])
  return [text`Passed up by waiting: ${missed}`, text`Caught up after ${time} of the later one`]
}

export const socialSecurity = defineSum({
  name: 'social-security',
  about: 'Social Security benefits when claimed early, on time or late, and when waiting pays off.',
  inputs: {
    benefit: {
      ...monthly('Benefit at full age'),
      ask: 'What does your statement say you get at full retirement age?',
    },
    age: years('Claim at'),
    otherAge: years('Or at'),
    stated: monthly('Benefit claimed sooner, as stated'),
    otherStated: monthly('Benefit claimed later, as stated'),
  },
  results: ['early', 'full', 'late', 'breakeven', 'claimed', 'other', 'passedUp', 'caughtUp'],
  formula: 'the benefit shrinks for each month before full age and grows for each month after it',
  assumptions: [
    'full retirement age of those born in the sixties or later',
    'yearly rises with prices come on top',
    'before tax',
  ],
  compute(input, sheet) {
    const benefit = sheet.money('benefit', 'Benefit at full age', input.benefit)
    const at = (name: string, label: string, when: number): [Figure, Figure] => [
      sheet.sum(
        name,
        label,
        claimBenefit(input.benefit, when),
        'the full benefit, less or more for each month',
        [benefit],
      ),
      sheet.fixed(label, 'age', when, rule),
    ]
    const [early, soonest] = at('early', 'At the earliest', EARLIEST_CLAIM_AGE)
    const [full, onTime] = at('full', 'On time', FULL_RETIREMENT_AGE)
    const [late, latest] = at('late', 'At the latest', LATEST_CLAIM_AGE)
    const asked = input.age === undefined ? null : clampClaimAge(input.age)
    const other = input.otherAge === undefined ? null : clampClaimAge(input.otherAge)
    const first = asked ?? EARLIEST_CLAIM_AGE
    const second = other ?? (first === FULL_RETIREMENT_AGE ? LATEST_CLAIM_AGE : FULL_RETIREMENT_AGE)
    const [sooner, later] = first < second ? [first, second] : [second, first]
    // What a statement says of an age is exact; the rule is for the ages that it does not name.
    const stated = { claimed: input.stated, other: input.otherStated }
    const claimedAt = (name: keyof typeof stated, label: string, when: number): [Figure, Figure] =>
      stated[name] === undefined
        ? at(name, label, when)
        : [sheet.sum(name, label, stated[name], 'as you were told'), sheet.fixed(label, 'age', when, rule)]
    const [claimed, claimAge] = claimedAt('claimed', 'Claimed sooner', sooner)
    const [waited, waitAge] = claimedAt('other', 'Claimed later', later)
    const claims = compareClaims(
      { age: sooner, benefit: claimed.value },
      { age: later, benefit: waited.value },
    )
    const even =
      claims &&
      sheet.count(
        'breakeven',
        'Even at age',
        'age',
        Math.round(later + claims.months / 12),
        'when the later claim has paid as much in all',
      )
    const waiting = claims && tellWaiting(claims, [claimed, waited], sheet)
    const table = text`${early} a month at ${soonest}, ${full} at ${onTime}, ${late} at ${latest}.`
    const one = text`${claimed} a month at ${claimAge}.`
    const apart = sheet.aside('More a month', waited.value - claimed.value, 'the later minus the sooner', [
      waited,
      claimed,
    ])
    const pair = text`${claimed} a month at ${claimAge}, ${waited} at ${waitAge}, so ${apart} more.`
    return {
      answer: [
        sooner === later ? one : asked === null && other === null ? table : pair,
        ...(even
          ? [text`Waiting from ${claimAge} to ${waitAge} pays off if you live past about ${even}.`]
          : []),
      ],
      lines: [
        table,
        ...(even ? [text`Even at about ${even}, ${claimAge} against ${waitAge}`] : []),
        ...(waiting ?? []),
      ],
      notes: [
        text`Poor health or a need for the money speaks for early; a long-lived family or a younger spouse for late.`,
      ],
    }
  },
})
