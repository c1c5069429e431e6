import { describe, expect, test } from 'vitest'
import { readText } from '#advisor/grounding/print.ts'
import { earning, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { findFault, workOut } from '#advisor/planning/testing/work-out.ts'
import { capitalGains, selfEmployment } from './gains-and-profit.ts'
import { setAside, taxSaved } from './tax-savings.ts'
import { incomeTax, takeHome } from './taxes.ts'

const statuses = [{}, { text: 'married filing jointly' }, { text: 'head of household' }]
const in2025 = { snapshot: snapshotWith({ today: '2025-11-15' }) }

describe('income tax', () => {
  test('of the year, single unless said', () => {
    const { answer, details, results } = workOut(incomeTax, { income: 10_400_000 })
    // 87,900 taxable: 1,240 + 4,560 + 8,250.
    expect(results).toMatchObject({ tax: 1_405_000, marginal: 22, taxable: 8_790_000 })
    expect(answer).toBe(
      '$14,050 in US federal income tax for 2026, filing single. You’re in the 22% bracket. That’s 13.5% of your income.',
    )
    expect(details).toContain('assuming you file single')
  })
  test('jointly, as head of household, and in another year', () => {
    const text = 'we are married, what do we owe'
    const couple = workOut(incomeTax, { income: 10_400_000 }, { text })
    expect(couple.results.tax).toBe(248_000 + 564_000)
    expect(couple.answer).toContain('married filing jointly')
    const head = workOut(incomeTax, { income: 10_400_000 }, { text: 'head of household' })
    expect(head.results.tax).toBe(177_000 + 597_000 + 272_800 + 0)
    expect(workOut(incomeTax, { income: 7_575_000 }, in2025).results.tax).toBe(811_400)
  })
  test('deductions of one’s own count when they are larger', () => {
    expect(workOut(incomeTax, { income: 10_400_000, deduction: 2_610_000 }).results.taxable).toBe(7_790_000)
    expect(workOut(incomeTax, { income: 10_400_000, deduction: 500_000 }).results.taxable).toBe(8_790_000)
    expect(workOut(incomeTax, { income: 1_000_000 }).answer).toMatch(
      /^No federal income tax: the \$16,100 deduction/,
    )
  })
  test('anything within bounds is sound', () => expect(findFault(incomeTax, statuses)).toBeNull())
})

describe('take-home pay', () => {
  test('after federal tax and FICA', () => {
    const { answer, results } = workOut(takeHome, { salary: 10_400_000 })
    const net = 10_400_000 - 1_405_000 - 795_600
    expect(results).toMatchObject({
      year: net,
      month: Math.round(net / 12),
      paycheck: Math.round(net / 26),
      fica: 795_600,
    })
    expect(answer).toMatch(
      /^About \$6,833 a month, or about \$3,154 every other week, after federal tax and FICA for 2026\./,
    )
    expect(answer).toContain('no state tax counted')
  })
  test('a raise of 5,200 at 104,000 leaves 3,658', () => {
    const before = workOut(takeHome, { salary: 10_400_000 }).results.year ?? 0
    expect((workOut(takeHome, { salary: 10_920_000 }).results.year ?? 0) - before).toBe(365_820)
  })
  test('a share put in before tax, or a flat share taken off', () => {
    const plan = workOut(takeHome, { salary: 10_400_000, percent: 6 }, { text: 'with 6% into my 401k' })
    expect(plan.results.tax).toBe(1_405_000 - Math.round(624_000 * 0.22))
    expect(workOut(takeHome, { salary: 6_000_000, percent: 25 }).results.month).toBe(375_000)
  })
  test('what is due is said with the credit for the children off', () => {
    const { answer } = workOut(incomeTax, { income: 10_400_000, children: 2 }, { text: 'married' })
    expect(answer).toMatch(/child tax credit takes \$4,400 off, leaving \$3,/)
  })

  test('children take their credit off the tax, down to nothing', () => {
    const head = { text: 'head of household' }
    // 16,410 taxable at 10%: 1,641, less than the 4,400 for two.
    const two = workOut(takeHome, { salary: 4_056_000, children: 2 }, head)
    expect(two.results).toMatchObject({ tax: 0, fica: 310_284, year: 4_056_000 - 310_284 })
    expect(two.answer).toContain('with the child tax credit')
    expect(workOut(takeHome, { salary: 10_400_000, children: 1 }).results.tax).toBe(1_405_000 - 220_000)
    const family = {
      children: { value: 3, source: { kind: 'words', quote: '3 kids', messageId: null, at: null } },
    } as const
    expect(workOut(takeHome, { salary: 10_400_000 }, { family }).results.tax).toBe(1_405_000 - 660_000)
  })
  test('what it leaves out of state and city is said first where it was asked for', () => {
    const { worked } = workOut(
      takeHome,
      { salary: 5_400_000 },
      { text: 'after ohio and columbus city tax too' },
    )
    expect(worked?.notes?.map((note) => readText(note))[0]).toMatch(
      /^State and city tax come off that as well/,
    )
  })
  test('pay that was told as take-home is not taxed again', () => {
    const { profile } = snapshotWith({})
    const snapshot = snapshotWith({ profile: { ...profile, income: 5_760_000, incomeBasis: 'net' } })
    const { answer, results } = workOut(takeHome, {}, { snapshot })
    expect(answer).toMatch(/^\$4,800 a month: that’s the take-home pay you told me, \$2,215\.38 every/)
    expect(results).toMatchObject({ month: 480_000, paycheck: 221_538 })
    expect(results).not.toHaveProperty('tax')
    expect(workOut(takeHome, { salary: 5_760_000 }, { snapshot }).results).not.toHaveProperty('tax')
    expect(workOut(takeHome, { salary: 9_000_000 }, { snapshot }).results).toHaveProperty('tax')
  })
  test('anything within bounds is sound', () =>
    expect(findFault(takeHome, [...statuses, { text: '401k' }])).toBeNull())
})

test('a percent beside all of the pay is the share that is put in', () => {
  const { answer, results } = workOut(taxSaved, { amount: 9_500_000, income: 9_500_000, percent: 10 })
  // 9,500 off 78,900, all of it at 22%.
  expect(results.saved).toBe(209_000)
  expect(answer).toMatch(/^It saves you \$2,090 .*in the 22% bracket\. So \$9,500 really costs you \$7,410/)
})

describe('self-employment tax', () => {
  test.each([
    'what do i owe in taxes and what do i send each quarter',
    'how much are my quarterly payments',
    'how much goes to the irs',
  ])('%s: who names no single tax is told of both', (text) => {
    const { answer, results } = workOut(selfEmployment, { net: 3_800_000 }, { text })
    expect(answer).toMatch(
      /^\$6,965.91 in federal tax for the year, or \$1,741.48 a quarter. That’s \$5,369.23/,
    )
    expect(results).toMatchObject({ tax: 536_923, quarter: 174_148 })
  })
  test('the one that is named is told alone', () => {
    const { answer } = workOut(
      selfEmployment,
      { net: 3_800_000 },
      { text: 'how much self employment tax is that' },
    )
    expect(answer).toMatch(/^\$5,369.23 for the year/)
  })
  test('for the year and a quarter', () => {
    const { answer, details, results } = workOut(selfEmployment, { net: 6_400_000 }, in2025)
    expect(results).toMatchObject({ tax: 904_291, quarter: 226_073, deductible: 452_146 })
    expect(answer).toMatch(/^\$9,042\.91 for the year, or \$2,260\.73 a quarter\. Income tax comes on top\./)
    expect(details).toMatch(/it’s about \$3,25\d a quarter all in/)
    const more = workOut(selfEmployment, { net: 8_000_000 }, { text: 'per quarter' })
    expect(more.answer).toMatch(/^\$2,825\.91 a quarter, \$11,303\.64 for the year\./)
  })
  test('from business income that is stored', () => {
    const snapshot = snapshotWith({ income: [earning(1, 'Freelance design', 5000), earning(2, 'Job', 1000)] })
    expect(workOut(selfEmployment, {}, { snapshot }).results.base).toBe(5_541_000)
    expect(workOut(selfEmployment, {}).answer).toMatch(/^What do you net/)
    expect(workOut(selfEmployment, { net: 0 }).answer).toMatch(/^A profit that small/)
  })
  test('anything within bounds is sound', () => expect(findFault(selfEmployment, statuses)).toBeNull())
})

describe('gains', () => {
  test('long-term, on top of income', () => {
    const { answer, results } = workOut(capitalGains, {
      sold: 3_000_000,
      bought: 1_000_000,
      income: 8_000_000,
    })
    expect(results).toMatchObject({ gain: 2_000_000, tax: 300_000, percent: 15, kept: 1_700_000 })
    expect(answer).toMatch(
      /^\$3,000 in US federal tax on a \$20,000 gain, held over a year\. US federal tax for 2026/,
    )
  })
  test('short-term, low income, and unknown income', () => {
    const short = workOut(capitalGains, { gain: 1_000_000, income: 8_000_000 }, { text: 'short term gain' })
    expect(short.results.tax).toBe(220_000)
    const low = workOut(capitalGains, { gain: 1_000_000, income: 3_000_000 })
    expect(low.answer).toMatch(
      /^No federal tax: at your income a gain held over a year falls in the 0% bracket\./,
    )
    expect(workOut(capitalGains, { gain: 1_000_000 }).details).toContain('Tell me your income')
    expect(workOut(capitalGains, { gain: 1_000_000, income: 0 }).results.tax).toBe(0)
  })
  test('a home of one’s own is free up to a limit', () => {
    const sale = { gain: 30_000_000, income: 8_000_000 }
    expect(workOut(capitalGains, sale, { text: 'we sold our house, married' }).answer).toMatch(
      /within what’s free/,
    )
    expect(workOut(capitalGains, sale, { text: 'i sold my house' }).results.tax).toBe(750_000)
  })
  test('a loss, and nothing known', () => {
    expect(workOut(capitalGains, { sold: 100, bought: 200 }).answer).toMatch(/^No tax: that’s a loss/)
    expect(workOut(capitalGains, {}).answer).toMatch(/^What was the gain/)
    expect(workOut(capitalGains, { sold: 100 }).answer).toBe('What was it bought for?')
  })
  test('anything within bounds is sound', () =>
    expect(findFault(capitalGains, [...statuses, { text: 'short-term' }, { text: 'house' }])).toBeNull())
})

describe('what a deduction saves', () => {
  test('by the bracket, by the income, or at the usual bracket', () => {
    expect(workOut(taxSaved, { amount: 250_000, percent: 22 }).results.saved).toBe(55_000)
    expect(workOut(taxSaved, { amount: 624_000, income: 10_400_000 }).results.saved).toBe(137_280)
    const { answer } = workOut(taxSaved, { amount: 250_000 })
    expect(answer).toBe(
      'It saves you $550 in US federal tax for 2026 at a 22% bracket. So $2,500 really costs you $1,950.',
    )
  })
  test('a cost of one’s business saves both taxes', () => {
    const known = { text: 'can i write off a laptop as a freelancer' }
    const { results } = workOut(taxSaved, { amount: 190_000, income: 6_400_000 }, known)
    expect(results.selfEmployment).toBe(26_846)
    expect(results.saved).toBe(26_846 + 22_800)
  })
  test('anything within bounds is sound', () =>
    expect(findFault(taxSaved, [...statuses, { text: 'freelance' }])).toBeNull())
})

describe('what to put aside', () => {
  test('a share of what came in', () => {
    expect(workOut(setAside, { income: 500_000 }).answer).toBe(
      'Put $1,500 aside, 30% of $5,000; $3,500 is yours to use.',
    )
    expect(workOut(setAside, { income: 500_000, percent: 25 }).results.amount).toBe(125_000)
  })
  test('anything within bounds is sound', () => expect(findFault(setAside)).toBeNull())
})
