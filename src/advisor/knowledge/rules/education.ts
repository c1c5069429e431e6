import { type Rule, rows } from './rule.ts'

/** College savings, student loans, accounts for children. */
export const education: readonly Rule[] = [
  ...rows('SECURE 2.0 Act', null, [
    ['college-plan-roth', 'money', 35_000, 'Most that may move from a 529 plan to a Roth IRA, in a lifetime'],
    ['college-plan-roth-years', 'years', 15, 'Age that the 529 plan must have'],
  ]),
  ...rows('26 U.S. Code § 529', null, [
    ['college-plan-penalty', 'percent', 10, 'Penalty on earnings not spent on education'],
    ['college-plan-loans', 'money', 10_000, 'Most from a 529 plan for a student loan, in a lifetime'],
  ]),
  ...rows('One Big Beautiful Bill Act', 2026, [
    ['college-plan-school', 'money', 20_000, 'Most from a 529 plan a year for school before college'],
    ['parent-loan-year', 'money', 20_000, 'Most of a Parent PLUS loan in a year, for each student'],
    ['parent-loan-total', 'money', 65_000, 'Most of Parent PLUS loans in all, for each student'],
    ['graduate-loan-year', 'money', 20_500, 'Most of federal loans in a year for graduate students'],
    ['graduate-loan-total', 'money', 100_000, 'Most of them in all'],
    [
      'professional-loan-year',
      'money',
      50_000,
      'Most of federal loans in a year for law, medicine and the like',
    ],
    ['professional-loan-total', 'money', 200_000, 'Most of them in all'],
    ['assistance-plan-low', 'percent', 1, 'Lowest share of income in the Repayment Assistance Plan', '1'],
    ['assistance-plan-high', 'percent', 10, 'Highest share of income in it'],
    ['assistance-plan-minimum', 'money', 10, 'Smallest payment a month in it'],
    ['assistance-plan-years', 'years', 30, 'Time after which the rest is forgiven in it'],
    ['child-account-seed', 'money', 1000, 'Federal deposit for children born from 2025 to 2028'],
    ['child-account-limit', 'money', 5000, 'Most that may be paid into a Trump account in a year'],
  ]),
  ...rows('US Department of Education', null, [
    ['public-service-payments', 'count', 120, 'Payments in public service until the rest is forgiven', '120'],
    ['public-service-years', 'years', 10, 'Time those payments take at least'],
    ['income-plan-new', 'percent', 10, 'Share of discretionary income in newer income-based plans'],
    ['income-plan-old', 'percent', 15, 'Share of discretionary income in older ones'],
    ['income-plan-new-years', 'years', 20, 'Time after which the rest is forgiven in newer ones', '20'],
    ['income-plan-old-years', 'years', 25, 'Time after which the rest is forgiven in older ones'],
  ]),
  ...rows('34 CFR § 685.207', null, [
    ['grace-months', 'months', 6, 'Time after leaving school before federal loans are due'],
  ]),
  ...rows('26 U.S. Code § 127', null, [
    [
      'employer-education',
      'money',
      5250,
      'Tax-free help with education or student loans from an employer, 2025',
    ],
  ]),
]
