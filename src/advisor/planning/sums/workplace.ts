/** Retirement plans at work, and what a crash does to them. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { employerMatch as findMatch } from '#finance/employer-match.ts'
import { monthsToReach } from '#finance/growth.ts'
import { percentOf, percentShare, roundCents, subtractMoney, sumMoney } from '#finance/money.ts'
import { PAY_PERIODS_PER_YEAR } from '#finance/pay.ts'
import { SAFE_WITHDRAWAL_RATE } from '#finance/retirement.ts'
import { assumed, growthRate, salary } from './inputs.ts'
import { invested, monthly, percent } from './money-inputs.ts'

const commonMatch = assumed(50, 'Match', 'the most common offer')
const commonLimit = assumed(6, 'Matched up to', 'the most common limit')
const inFull = assumed(100, 'Match', 'dollar for dollar')
const SHARE_OF_PAY = 15

/** 'What goes in each month, all together' */
const TOGETHER =
  /\b(?:al)?together\b|\bin total\b|\bcombined\b|\bcounting (?:both|theirs)\b|\bmine and theirs\b/i
const A_MONTH = /\b(?:a|per|each|every) month\b|\bmonthly\b/i

/** '50% up to 6%', 'dollar for dollar up to 4%', or 'they match 4%', which is a limit on a full match; so is 'I put in 5
 * and they match 5'. */
function readOffer({ match, upTo }: { match: number | undefined; upTo: number | undefined }) {
  if (match !== undefined && match <= SHARE_OF_PAY && (upTo === undefined || upTo === match))
    return { match: inFull, limit: match }
  return { match: match === undefined ? (upTo === undefined ? commonMatch : inFull) : null, limit: upTo }
}

export const employerMatch = defineSum({
  name: 'employer-match',
  about: 'What an employer adds to retirement contributions in a year, and what is missed.',
  inputs: {
    salary,
    percent: percent('Your contribution', 0, 100),
    match: percent('Employer matches', 0, 1000),
    upTo: percent('Up to this much of pay', 0, 100),
    nextMatch: percent('Matches of the next part', 0, 1000),
    nextUpTo: percent('The next part of pay', 0, 100),
    contribution: { ...monthly('You put in a month'), adds: true },
  },
  results: ['match', 'missed', 'own', 'month', 'full', 'limit', 'both', 'more'],
  formula: 'the match is its share of what you put in, up to a limit in percent of pay',
  assumptions: ['the same share of every paycheck goes in'],
  compute(input, sheet, { text: words }) {
    const pay = sheet.money('salary', 'Pay a year', input.salary)
    const offer = readOffer(input)
    const rate = offer.match
      ? sheet.taken('Employer matches', 'percent', offer.match)
      : sheet.percent('match', 'Employer matches', input.match ?? 0)
    const limit =
      offer.limit === undefined
        ? sheet.taken('Up to this much of pay', 'percent', commonLimit)
        : sheet.percent(input.upTo === undefined ? 'match' : 'upTo', 'Up to this much of pay', offer.limit)
    const said =
      input.percent ??
      (input.contribution === undefined || input.salary === 0
        ? undefined
        : percentShare(input.contribution * 12, input.salary))
    // 'And half of the next 2%'
    const next =
      input.nextMatch === undefined || input.nextUpTo === undefined
        ? null
        : {
            rate: sheet.percent('nextMatch', 'Matches of the next part', input.nextMatch),
            limit: sheet.percent('nextUpTo', 'The next part of pay', input.nextUpTo),
          }
    const all = next
      ? sheet.share('limit', 'For all of it', limit.value + next.limit.value, 'both parts of pay added up', [
          limit,
          next.limit,
        ])
      : limit
    const found = findMatch(input.salary, said ?? all.value, [
      { matchPercent: rate.value, ofNextPercent: limit.value },
      ...(next ? [{ matchPercent: next.rate.value, ofNextPercent: next.limit.value }] : []),
    ])
    const own =
      said === undefined
        ? null
        : input.percent === undefined
          ? sheet.money('contribution', 'You put in a month', input.contribution ?? 0)
          : sheet.percent('percent', 'Your contribution', said)
    const match = sheet.sum(
      'match',
      'Match a year',
      found.earned,
      'its share of what you put in, up to the limit',
    )
    const full = sheet.sum('full', 'Full match a year', found.available, 'its share of pay up to the limit', [
      pay,
      rate,
      all,
    ])
    const missed = sheet.sum('missed', 'Missed a year', found.missed, 'full match minus match', [full, match])
    const missedMonth = sheet.aside('Missed a month', Math.round(found.missed / 12), 'a part of the year', [
      missed,
    ])
    const whole = percentOf(input.salary, all.value)
    const isTogether = TOGETHER.test(words) && A_MONTH.test(words)
    const paid =
      said === undefined || input.percent !== undefined
        ? percentOf(input.salary, said ?? all.value)
        : (input.contribution ?? 0) * 12
    const mine = sheet.sum(
      'own',
      own === null ? 'Your part for all of it' : 'You put in a year',
      paid,
      'your percent of pay',
      [pay, own ?? all],
    )
    // What all of it takes, where so much is not put in.
    const put =
      own === null
        ? mine
        : sheet.aside('Your part for all of it', whole, 'the limit in percent of pay', [pay, all])
    const inAll = roundCents((paid + found.earned) / 12)
    const month = isTogether
      ? sheet.sum('month', 'Both a month', inAll, 'both parts of a month', [mine, match])
      : sheet.sum('month', 'Your part a month', roundCents(whole / 12), 'a month of it', [put])
    const eachMonth = isTogether
      ? sheet.aside('Your part a month', roundCents(whole / 12), 'a month of it', [put])
      : month
    const monthly = sheet.sum('matchMonth', 'Match a month', roundCents(found.earned / 12), 'a month of it', [
      match,
    ])
    const lines: Text[] = [
      text`Match: ${match} a year, ${monthly} a month`,
      text`Missed: ${missed} a year, ${missedMonth} a month`,
      text`For the full ${full} you put in ${put} a year, ${eachMonth} a month`,
    ]
    const both: Text[] = isTogether ? [text`${month} a month goes in, your part and theirs.`] : []
    if (own === null) {
      return {
        answer: [
          ...both,
          text`${match} a year, if you put in the full ${all}.`,
          next
            ? text`That's ${eachMonth} a month from you.`
            : text`That's ${eachMonth} a month from you, and ${rate} of it comes back at once.`,
        ],
        lines,
      }
    }
    const total = sheet.sum(
      'both',
      'Both a year',
      sumMoney([paid, found.earned]),
      'your part and the match',
      [mine, match],
    )
    const short = Math.max(0, roundCents((whole - paid) / 12))
    const more = sheet.sum('more', 'More a month for all of it', short, 'a month of what is missing', [
      put,
      mine,
    ])
    const gained = sheet.aside(
      'More a year in all',
      sumMoney([Math.max(0, whole - paid), found.missed]),
      'what is missing of your part and of the match',
      [put, mine, missed],
    )
    return {
      answer:
        found.missed > 0
          ? [
              text`You get ${match} a year and leave ${missed} on the table.`,
              text`Putting in ${all} of pay, ${eachMonth} a month, gets you all of it: ${more} more than now.`,
            ]
          : [
              ...both,
              text`${match} a year, and that's all of it: nothing left on the table.`,
              text`With your own part ${total} goes in.`,
            ],
      lines: [
        ...lines,
        text`You put in: ${own}, ${mine} a year; together with the match ${total}`,
        ...(found.missed > 0 ? [text`With all of it ${gained} more would go in a year`] : []),
      ],
    }
  },
})

const checks: [RegExp, keyof typeof PAY_PERIODS_PER_YEAR, string][] = [
  [/\btwice (?:a|per) month\b|\bsemi-?monthly\b|\b15th\b/i, 'semimonthly', 'twice a month'],
  [/\bweekly\b|\bevery week\b/i, 'weekly', 'every week'],
]

export const contributionSplit = defineSum({
  name: 'contribution-split',
  about: 'What so many percent of pay into a plan come to.',
  inputs: { salary, percent: { ...percent('Into the plan', 0, 100), ask: 'How many percent of your pay?' } },
  results: ['month', 'year', 'paycheck'],
  formula: 'the percent of pay, spread over the months or paychecks of a year',
  assumptions: ['percent of pay before tax'],
  compute(input, sheet, { text: said }) {
    const pay = sheet.money('salary', 'Pay a year', input.salary)
    const rate = sheet.percent('percent', 'Into the plan', input.percent)
    const whole = percentOf(input.salary, input.percent)
    const year = sheet.sum('year', 'A year', whole, 'the percent of pay', [pay, rate])
    const month = sheet.sum('month', 'A month', roundCents(whole / 12), 'spread over the months', [year])
    const [, often, words] = checks.find(([pattern]) => pattern.test(said)) ?? [
      null,
      'biweekly',
      'every other week',
    ]
    const each = roundCents(whole / PAY_PERIODS_PER_YEAR[often])
    const paycheck = sheet.sum(
      'paycheck',
      'From each paycheck',
      each,
      'spread over the paychecks of a year',
      [year],
    )
    return {
      answer: [
        text`${month} a month, or ${year} a year.`,
        text`Paid ${words}, it's ${paycheck} from each check.`,
      ],
      lines: [
        text`A month: ${month}`,
        text`A year: ${year}`,
        text`From each paycheck, paid ${words}: ${paycheck}`,
      ],
      notes: [text`If it goes in before tax, your take-home falls by less than that.`],
    }
  },
})

export const marketFall = defineSum({
  name: 'market-fall',
  about: 'What a crash does to a portfolio, and what it takes to get back.',
  inputs: {
    portfolio: { ...invested, ask: 'How much do you have invested?' },
    percent: {
      ...percent('Fall', 0, 100),
      assume: assumed(30, 'Fall', 'a bad but not unheard-of fall of stocks'),
    },
    monthly: { ...monthly('Added each month'), adds: true },
  },
  results: ['left', 'recover', 'lost', 'gain'],
  formula: 'the portfolio less the fall; then it grows back at a long-run return with what you add',
  assumptions: ['nothing is sold at the bottom'],
  compute(input, sheet) {
    const have = sheet.money('portfolio', 'Invested today', input.portfolio)
    const fall = sheet.percent('percent', 'Fall', input.percent)
    const adding = input.monthly ? sheet.money('monthly', 'Added each month', input.monthly) : null
    const gone = percentOf(input.portfolio, input.percent)
    const rest = subtractMoney(input.portfolio, gone)
    const lost = sheet.sum('lost', 'Lost on paper', gone, 'portfolio times the fall', [have, fall])
    const left = sheet.sum('left', 'Left', rest, 'portfolio minus what is lost', [have, lost])
    const lines: Text[] = [text`Left: ${left}`, text`Lost on paper: ${lost}`]
    const answer: Text[] = [text`You'd have ${left}, so ${lost} less on paper.`]
    if (rest <= 0 || gone <= 0) return { answer, lines }
    const gain = sheet.share(
      'gain',
      'Rise to get back',
      percentShare(gone, rest),
      'what is lost as a share of what is left',
      [lost, left],
    )
    lines.push(text`Rise it takes to get back: ${gain}`)
    const rate = sheet.rateOf('Return a year', growthRate.assume.value, growthRate.assume.source)
    const time = monthsToReach(
      { start: rest, contribution: input.monthly ?? 0, rate: rate.value },
      input.portfolio,
    )
    if (!time.reaches) {
      answer.push(text`It takes a rise of ${gain} to get back.`)
      return { answer, lines }
    }
    const recover = sheet.time(
      'recover',
      'Time to get back',
      time.months,
      'growth at a long-run return, with what is added',
    )
    lines.push(text`Back in: ${sheet.spell(recover)} at ${rate}`)
    answer.push(
      adding
        ? text`At ${rate} and with your ${adding} a month, you're back in ${recover}.`
        : text`It takes a rise of ${gain} to get back, about ${recover} at ${rate}.`,
    )
    const year = sheet.sum(
      'year',
      'Safe a year',
      percentOf(rest, SAFE_WITHDRAWAL_RATE),
      'the 4% rule on what is left',
      [left],
    )
    return {
      answer,
      lines: [...lines, text`By the 4% rule it would then pay ${year} a year`],
      notes: [text`It's only lost if you sell, and what you put in during a fall buys cheap.`],
    }
  },
})
