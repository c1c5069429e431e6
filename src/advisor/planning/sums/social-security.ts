/** Social Security. */
import type { Figure } from '#contract/figures.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import {
  claimBenefit,
  clampClaimAge,
  compareClaims,
  EARLIEST_CLAIM_AGE,
  FULL_RETIREMENT_AGE,
  LATEST_CLAIM_AGE,
} from '#finance/social-security.ts'
import { monthly, years } from './money-inputs.ts'

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

/** 'By 85, what do i get in all': every check until then, from both ages. */
function tellTotals(
  until: number,
  ages: { sooner: number; later: number },
  [claimed, waited]: readonly [Figure, Figure],
  sheet: Worksheet,
): Text[] {
  const checks = (from: number) => Math.round((until - from) * 12)
  const then = sheet.number('until', 'Paid until age', 'age', until)
  const formula = 'the benefit for every month until that age'
  const [early, late] = [claimed.value * checks(ages.sooner), waited.value * checks(ages.later)]
  const total = sheet.sum('total', 'In all, claimed sooner', early, formula, [claimed, then])
  const other = sheet.sum('otherTotal', 'In all, claimed later', late, formula, [waited, then])
  const apart = sheet.aside('Apart', Math.abs(late - early), 'one total minus the other', [total, other])
  const start = (label: string, age: number) => sheet.fixed(label, 'age', age, rule)
  const both = text`By ${then}: ${total} in all from ${start('Claimed sooner', ages.sooner)}, ${other} from ${start('Claimed later', ages.later)}`
  return [
    late > early
      ? text`${both}, so waiting pays ${apart} more.`
      : text`${both}, so claiming early pays ${apart} more.`,
  ]
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
    until: years('Paid until age'),
  },
  results: [
    'early',
    'full',
    'late',
    'breakeven',
    'claimed',
    'other',
    'passedUp',
    'caughtUp',
    'total',
    'otherTotal',
  ],
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
    const inAll =
      input.until !== undefined && input.until > later && sooner < later
        ? tellTotals(input.until, { sooner, later }, [claimed, waited], sheet)
        : []
    const pair = text`${claimed} a month at ${claimAge}, ${waited} at ${waitAge}, so ${apart} more.`
    return {
      answer: [
        ...inAll,
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
