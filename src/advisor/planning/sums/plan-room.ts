/** How much may still go into a plan for retirement this year. */
import type { Figure } from '#contract/figures.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { roundCents, subtractMoney } from '#finance/money.ts'
import { selfEmploymentTax } from '#finance/us-taxes.ts'
import { storedProfit } from './gains-and-profit.ts'
import { salary } from './inputs.ts'
import { age, money } from './money-inputs.ts'
import { filingOf } from './tax-inputs.ts'

const limitOf = (id: string, today: string) => findRule(id, Number(today.slice(0, 4)))

const ageOf = (id: string) => findRule(id)?.value ?? 0

/** The limit of a year, as its rule has it. */
function showLimit(id: string, sheet: Worksheet, { snapshot }: Household): Figure {
  const rule = limitOf(id, snapshot.today)
  return sheet.ruled('Limit', rule?.value ?? 0, byRule(rule?.source ?? '', rule?.meaning ?? ''))
}

const IRA = /\b(?:iras?|roth)\b(?![^.?!]*\b40[13])/i

type Plan = 'ira' | 'plan'

/** What the years of somebody older add to the limit. */
function catchUpOf(plan: Plan, years: number): `${Plan}-catch-up` | 'plan-catch-up-super' {
  const isLate =
    plan === 'plan' && years >= ageOf('super-catch-up-from') && years <= ageOf('super-catch-up-to')
  return isLate ? 'plan-catch-up-super' : `${plan}-catch-up`
}

export const planRoom = defineSum({
  name: 'plan-room',
  about: 'How much more may go into a 401(k) or an IRA this year.',
  inputs: {
    paid: { ...money('Paid in this year'), adds: true, ask: 'How much have you put in this year?' },
    age,
  },
  results: ['room'],
  formula: 'the limit of the year less what went in',
  assumptions: ['what you put in yourself; what an employer adds does not count'],
  compute(input, sheet, household) {
    const plan = IRA.test(household.text) ? 'ira' : 'plan'
    const limit = showLimit(`${plan}-limit`, sheet, household)
    const paid = sheet.money('paid', 'Paid in this year', input.paid)
    const { age: years = 0 } = input
    const from = ageOf('catch-up-age')
    const isOlder = years >= from
    const extra = showLimit(catchUpOf(plan, years), sheet, household)
    const openOf = (most: number) => Math.max(0, subtractMoney(most, input.paid))
    const [own, other] = isOlder ? [extra.value, 0] : [0, extra.value]
    const room = sheet.sum('room', 'Still open', openOf(limit.value + own), 'the limit less what went in', [
      limit,
      paid,
    ])
    const later = sheet.aside(
      'From fifty on',
      openOf(limit.value + other),
      'the larger limit less what went in',
    )
    const what = plan === 'ira' ? 'IRAs, Roth and traditional together' : '401(k)s and the like'
    const older = sheet.fixed('More from age', 'age', from, byRule('IRS', 'the age of the catch-up'))
    return {
      answer: [
        isOlder
          ? text`${room} more this year: the limit for ${what} is ${limit}, plus ${extra} at your age, and ${paid} of it is in.`
          : text`${room} more this year: the limit for ${what} is ${limit}, and ${paid} of it is in.`,
      ],
      lines: [text`Limit: ${limit}`, text`Still open: ${room}`],
      notes: isOlder
        ? []
        : [
            text`From ${older} it’s ${later}.${plan === 'plan' ? ' What an employer adds doesn’t count.' : ''}`,
          ],
    }
  },
})

const PAYDAYS = 26

export const planMost = defineSum({
  name: 'plan-most',
  about: 'What it takes a month or a paycheck to put as much as the law allows into a 401(k) or an IRA.',
  inputs: { age },
  results: ['month', 'paycheck', 'year'],
  formula: 'the limit of the year spread over its months or paychecks',
  assumptions: ['what you put in yourself; what an employer adds does not count'],
  compute({ age: years }, sheet, household) {
    const plan = IRA.test(household.text) ? 'ira' : 'plan'
    const limit = showLimit(`${plan}-limit`, sheet, household)
    const from = ageOf('catch-up-age')
    const extra =
      years !== undefined && years >= from ? showLimit(catchUpOf(plan, years), sheet, household) : null
    const older = sheet.fixed('More from age', 'age', from, byRule('IRS', 'the age of the catch-up'))
    const most = limit.value + (extra?.value ?? 0)
    const year = sheet.sum('year', 'A year', most, 'the limit of the year', extra ? [limit, extra] : [limit])
    const month = sheet.sum('month', 'A month', roundCents(most / 12), 'the limit spread over the months', [
      year,
    ])
    const check = sheet.sum(
      'paycheck',
      'Every other week',
      roundCents(most / PAYDAYS),
      'the limit spread over the paychecks',
      [year],
    )
    const what = plan === 'ira' ? 'an IRA, Roth or traditional' : 'a 401(k)'
    return {
      answer: [
        extra
          ? text`The most for ${what} this year is ${limit} plus ${extra} at your age: ${month} a month.`
          : text`The most for ${what} this year is ${limit}: ${month} a month.`,
        text`Paid every other week, it’s ${check} from each check.`,
      ],
      lines: [text`Limit: ${limit}`],
      notes: [
        ...(years === undefined ? [text`From ${older} on, the law allows more.`] : []),
        ...(plan === 'ira' ? [text`A Roth takes less from high earners; a match at work comes first.`] : []),
      ],
    }
  },
})

export const sepRoom = defineSum({
  name: 'sep-room',
  about: 'How much a self-employed person may put into a SEP IRA.',
  inputs: {
    net: {
      ...salary,
      bareIsYearly: true,
      label: 'Profit a year',
      stored: storedProfit,
      ask: 'What do you net in a year, after business costs?',
    },
  },
  results: ['most', 'month'],
  formula:
    'a share of the profit less half the self-employment tax, so that it is the rule’s share of what is left',
  assumptions: ['no employees', 'no other plan of the same business'],
  compute(input, sheet, household) {
    const filing = filingOf(household, sheet)
    const net = sheet.money('net', 'Profit a year', input.net)
    const rule = limitOf('sep-share', household.snapshot.today)
    const share = rule?.value ?? 0
    const limit = showLimit('plan-additions', sheet, household)
    const half = selfEmploymentTax(input.net, filing.year).deductible
    // A quarter of what is left after it is a fifth of what was there before.
    const part = roundCents((subtractMoney(input.net, half) * share) / (100 + share))
    const most = sheet.sum('most', 'Into a SEP', Math.min(part, limit.value), 'its share of the profit', [
      net,
    ])
    const off = sheet.aside('Half the self-employment tax', half, 'comes off the profit first', [net])
    const month = sheet.sum('month', 'A month', roundCents(most.value / 12), 'spread over the months', [most])
    return {
      answer: [
        text`Up to ${sheet.about(most)} into a SEP on a profit of ${net}, or ${month} a month.`,
        text`It comes off your income tax, not the self-employment tax.`,
      ],
      lines: [
        text`Profit less half the self-employment tax of ${off}, and of that its share`,
        text`Most for anybody: ${limit}`,
      ],
      notes: [text`You can open and fund it until you file.`],
    }
  },
})
