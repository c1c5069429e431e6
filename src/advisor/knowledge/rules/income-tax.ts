import { type Rule, rows } from './rule.ts'

const rates = [12, 22, 24, 32, 35, 37]
const statuses = { single: 'single', joint: 'joint', separate: 'separate', head: 'head-of-household' }

interface YearTable {
  year: number
  source: string
  /** Taxable income above which each rate of 12 percent and more begins. */
  starts: Record<keyof typeof statuses, readonly number[]>
}

const tables: readonly YearTable[] = [
  {
    year: 2025,
    source: 'IRS Rev. Proc. 2024-40',
    starts: {
      single: [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
      joint: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
      separate: [11_925, 48_475, 103_350, 197_300, 250_525, 375_800],
      head: [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
    },
  },
  {
    year: 2026,
    source: 'IRS Rev. Proc. 2025-32',
    starts: {
      single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
      joint: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
      separate: [12_400, 50_400, 105_700, 201_775, 256_225, 384_350],
      head: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
    },
  },
]

const brackets: readonly Rule[] = tables.flatMap(({ year, source, starts }) =>
  Object.entries(starts).flatMap(([status, amounts]) =>
    rows(
      source,
      year,
      amounts.map((amount, at) => [
        `bracket-${rates[at]}-${status}`,
        'money',
        amount,
        `Taxable income above which the ${rates[at]}% rate begins, filing ${statuses[status as keyof typeof statuses]}`,
      ]),
    ),
  ),
)

/** Federal brackets, deductions and credits of the year. */
export const incomeTax: readonly Rule[] = [
  ...brackets,
  ...rows('26 U.S. Code § 1(j)', null, [
    ['tax-rate-lowest', 'percent', 10, 'Lowest federal income tax rate'],
    ['tax-rate-second', 'percent', 12, 'Federal rate of the second bracket'],
    ['tax-rate-third', 'percent', 22, 'Federal rate of the third bracket'],
    ['tax-rate-highest', 'percent', 37, 'Highest federal income tax rate'],
  ]),
  ...rows('One Big Beautiful Bill Act', 2025, [
    ['standard-deduction-single', 'money', 15_750, 'Standard deduction of a single filer'],
    ['standard-deduction-joint', 'money', 31_500, 'Standard deduction of a couple filing jointly'],
    ['standard-deduction-separate', 'money', 15_750, 'Standard deduction of a spouse filing separately'],
    ['standard-deduction-head', 'money', 23_625, 'Standard deduction of a head of household'],
    ['child-credit', 'money', 2200, 'Child tax credit for each child under 17'],
    ['salt-cap', 'money', 40_000, 'Most state and local tax that can be itemized'],
    ['senior-deduction', 'money', 6000, 'Extra deduction from age 65, shrinking at higher incomes'],
    ['tips-cap', 'money', 25_000, 'Most tips that can be deducted'],
    ['overtime-cap-single', 'money', 12_500, 'Most overtime premium that can be deducted, single'],
    ['overtime-cap-joint', 'money', 25_000, 'Most overtime premium that can be deducted, joint'],
    ['car-interest-cap', 'money', 10_000, 'Most car loan interest that can be deducted on a new US-made car'],
  ]),
  ...rows('IRS Rev. Proc. 2025-32', 2026, [
    ['standard-deduction-single', 'money', 16_100, 'Standard deduction of a single filer'],
    ['standard-deduction-joint', 'money', 32_200, 'Standard deduction of a couple filing jointly'],
    ['standard-deduction-separate', 'money', 16_100, 'Standard deduction of a spouse filing separately'],
    ['standard-deduction-head', 'money', 24_150, 'Standard deduction of a head of household'],
    ['age-deduction-single', 'money', 2050, 'Addition to the standard deduction from age 65, single'],
    ['age-deduction-joint', 'money', 1650, 'Addition to it from age 65, for each spouse filing jointly'],
    ['child-credit', 'money', 2200, 'Child tax credit for each child under 17'],
    ['child-credit-refund', 'money', 1700, 'Part of the child tax credit that can come as a refund'],
    ['earned-credit-none', 'money', 664, 'Largest earned income credit without a child'],
    ['earned-credit-one', 'money', 4427, 'Largest earned income credit with one child'],
    ['earned-credit-two', 'money', 7316, 'Largest earned income credit with two children'],
    ['earned-credit-three', 'money', 8231, 'Largest earned income credit with three or more children'],
    [
      'student-interest-start-single',
      'money',
      85_000,
      'Income at which the deduction of student interest shrinks',
    ],
    ['student-interest-start-joint', 'money', 175_000, 'The same for a couple filing jointly'],
    ['gift-exclusion', 'money', 19_000, 'Gift to one person in a year that needs no return'],
    ['estate-exemption', 'money', 15_000_000, 'Estate free of federal tax', '$15 million'],
  ]),
  ...rows('IRS Rev. Proc. 2024-40', 2025, [
    ['age-deduction-single', 'money', 2000, 'Addition to the standard deduction from age 65, single'],
    ['age-deduction-joint', 'money', 1600, 'Addition to it from age 65, for each spouse filing jointly'],
    ['child-credit-refund', 'money', 1700, 'Part of the child tax credit that can come as a refund'],
    ['earned-credit-none', 'money', 649, 'Largest earned income credit without a child'],
    ['earned-credit-one', 'money', 4328, 'Largest earned income credit with one child'],
    ['earned-credit-two', 'money', 7152, 'Largest earned income credit with two children'],
    ['earned-credit-three', 'money', 8046, 'Largest earned income credit with three or more children'],
    [
      'student-interest-start-single',
      'money',
      85_000,
      'Income at which the deduction of student interest shrinks',
    ],
    ['student-interest-start-joint', 'money', 170_000, 'The same for a couple filing jointly'],
    ['gift-exclusion', 'money', 19_000, 'Gift to one person in a year that needs no return'],
    ['estate-exemption', 'money', 13_990_000, 'Estate free of federal tax', '$13.99 million'],
  ]),
  ...rows('One Big Beautiful Bill Act', 2026, [
    ['salt-cap', 'money', 40_400, 'Most state and local tax that can be itemized'],
    ['senior-deduction', 'money', 6000, 'Extra deduction from age 65, shrinking at higher incomes'],
    ['tips-cap', 'money', 25_000, 'Most tips that can be deducted'],
    ['overtime-cap-single', 'money', 12_500, 'Most overtime premium that can be deducted, single'],
    ['overtime-cap-joint', 'money', 25_000, 'Most overtime premium that can be deducted, joint'],
    ['car-interest-cap', 'money', 10_000, 'Most car loan interest that can be deducted on a new US-made car'],
    ['gifts-unitemized-single', 'money', 1000, 'Gifts to charity that can be deducted without itemizing'],
    ['gifts-unitemized-joint', 'money', 2000, 'The same for a couple filing jointly'],
    ['care-credit-rate', 'percent', 50, 'Largest share of care costs that the credit gives back'],
    ['form-1099-nec', 'money', 2000, 'Payments in a year that bring a Form 1099-NEC'],
  ]),
  ...rows('IRS, Topic 458', 2025, [
    ['educator-deduction', 'money', 300, 'Classroom costs that a teacher can deduct'],
  ]),
  ...rows('31 CFR § 1010.350', null, [
    ['fbar-total', 'money', 10_000, 'Total of foreign accounts above which they are reported'],
  ]),
  ...rows('26 U.S. Code', null, [
    ['rental-life', 'years', 27.5, 'Time over which a rented home is depreciated, § 168(c)'],
    ['child-credit-start-single', 'money', 200_000, 'Income at which the child tax credit shrinks, § 24(h)'],
    ['child-credit-start-joint', 'money', 400_000, 'The same for a couple filing jointly, § 24(h)'],
    ['child-credit-age', 'age', 17, 'Age from which a child no longer counts for the credit, § 24'],
    ['dependent-credit', 'money', 500, 'Credit for another dependent, § 24(h)(4)'],
    ['care-costs-one', 'money', 3000, 'Care costs that count for one child, § 21(c)'],
    ['care-costs-more', 'money', 6000, 'Care costs that count for several children, § 21(c)'],
    ['college-credit', 'money', 2500, 'American opportunity credit for a student and year, § 25A'],
    ['college-credit-refund', 'percent', 40, 'Part of it that can come as a refund, § 25A'],
    ['learning-credit-rate', 'percent', 20, 'Lifetime learning credit, of tuition, § 25A(c)'],
    ['learning-credit-costs', 'money', 10_000, 'Tuition that counts for it, § 25A(c)'],
    ['student-interest-cap', 'money', 2500, 'Most student loan interest that can be deducted, § 221'],
    ['mortgage-interest-cap', 'money', 750_000, 'Loan whose interest can be itemized, § 163(h)'],
    ['medical-floor', 'percent', 7.5, 'Share of income above which medical costs can be itemized, § 213'],
    ['business-deduction', 'percent', 20, 'Deduction for business income of the self-employed, § 199A'],
    ['form-1099-k', 'money', 20_000, 'Payments over apps in a year that bring a Form 1099-K, § 6050W'],
    ['form-1099-k-count', 'count', 200, 'Sales that must come with it, § 6050W'],
  ]),
]
