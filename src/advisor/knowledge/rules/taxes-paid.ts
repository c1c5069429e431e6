import { type Rule, rows } from './rule.ts'

/** Payroll and self-employment tax, estimated payments, capital gains, penalties. */
export const taxesPaid: readonly Rule[] = [
  ...rows('26 U.S. Code § 1401, § 1402, § 3101', null, [
    ['payroll-rate', 'percent', 7.65, 'Social Security and Medicare tax that an employee pays'],
    ['social-security-rate', 'percent', 6.2, 'Social Security tax that an employee pays'],
    ['medicare-rate', 'percent', 1.45, 'Medicare tax that an employee pays'],
    ['self-employment-rate', 'percent', 15.3, 'Social Security and Medicare tax of the self-employed'],
    ['self-employment-share', 'percent', 92.35, 'Part of the net earnings that this tax is taken from'],
    ['self-employment-floor', 'money', 400, 'Net earnings from which self-employment tax is due'],
    ['self-employment-deduction', 'percent', 50, 'Part of self-employment tax taken off income', 'half'],
    ['extra-medicare-rate', 'percent', 0.9, 'Additional Medicare tax on high earnings'],
    ['extra-medicare-single', 'money', 200_000, 'Earnings above which it is due, single'],
    ['extra-medicare-joint', 'money', 250_000, 'Earnings above which it is due, joint'],
  ]),
  ...rows('Social Security Administration', 2025, [
    ['wage-base', 'money', 176_100, 'Earnings that Social Security tax is taken from'],
  ]),
  ...rows('Social Security Administration', 2026, [
    ['wage-base', 'money', 184_500, 'Earnings that Social Security tax is taken from'],
  ]),
  ...rows('IRS Form 1040-ES', null, [
    ['estimated-floor', 'money', 1000, 'Tax owed from which estimated payments are due'],
    ['estimated-current', 'percent', 90, 'Share of this year’s tax that avoids a penalty'],
    ['estimated-prior', 'percent', 100, 'Share of last year’s tax that avoids a penalty'],
    ['estimated-prior-high', 'percent', 110, 'The same above the income below'],
    ['estimated-high-income', 'money', 150_000, 'Income of last year above which the higher share holds'],
    [
      'estimated-dates',
      'count',
      4,
      'Due dates of estimated payments, or the next business day',
      'April 15, June 15, September 15 and January 15',
    ],
    ['tax-day', 'count', 15, 'Day the return is due, or the next business day', 'April 15'],
    ['extension-day', 'count', 15, 'Day an extended return is due', 'October 15'],
    ['extension-months', 'months', 6, 'Time that an extension gives'],
  ]),
  ...rows('26 U.S. Code § 6651', null, [
    ['late-filing', 'percent', 5, 'Penalty a month on unpaid tax for filing late'],
    ['late-filing-cap', 'percent', 25, 'Most that penalty can reach'],
    ['late-payment', 'percent', 0.5, 'Penalty a month on unpaid tax for paying late'],
  ]),
  ...rows('IRS Rev. Proc. 2024-40', 2025, [
    ['gains-free-single', 'money', 48_350, 'Taxable income up to which long-term gains are untaxed, single'],
    ['gains-free-joint', 'money', 96_700, 'The same for a couple filing jointly'],
    ['gains-free-head', 'money', 64_750, 'The same for a head of household'],
    ['gains-top-single', 'money', 533_400, 'Taxable income above which the top rate on gains begins, single'],
    ['gains-top-joint', 'money', 600_050, 'The same for a couple filing jointly'],
    ['gains-top-head', 'money', 566_700, 'The same for a head of household'],
  ]),
  ...rows('IRS Rev. Proc. 2025-32', 2026, [
    ['gains-free-single', 'money', 49_450, 'Taxable income up to which long-term gains are untaxed, single'],
    ['gains-free-joint', 'money', 98_900, 'The same for a couple filing jointly'],
    ['gains-free-head', 'money', 66_200, 'The same for a head of household'],
    ['gains-top-single', 'money', 545_500, 'Taxable income above which the top rate on gains begins, single'],
    ['gains-top-joint', 'money', 613_700, 'The same for a couple filing jointly'],
    ['gains-top-head', 'money', 579_600, 'The same for a head of household'],
  ]),
  ...rows('26 U.S. Code § 1(h), § 121, § 1091, § 1211, § 1222, § 1411', null, [
    ['gains-rate', 'percent', 15, 'Rate on long-term gains for most people'],
    ['gains-rate-top', 'percent', 20, 'Top rate on long-term gains'],
    ['collectibles-rate', 'percent', 28, 'Top rate on long-term gains from collectibles'],
    ['gains-rate-free', 'percent', 0, 'Rate on long-term gains at lower incomes'],
    ['gains-holding', 'years', 1, 'Time after which a gain is long-term', 'a year'],
    ['loss-limit', 'money', 3000, 'Net loss that can be set against other income in a year'],
    [
      'wash-sale-days',
      'count',
      30,
      'Days before and after a sale in which buying back spoils a loss',
      '30 days',
    ],
    ['investment-tax-rate', 'percent', 3.8, 'Net investment income tax'],
    ['investment-tax-single', 'money', 200_000, 'Income above which it is due, single'],
    ['investment-tax-joint', 'money', 250_000, 'Income above which it is due, joint'],
    ['home-gain-single', 'money', 250_000, 'Gain on a home that is free of tax, single'],
    ['home-gain-joint', 'money', 500_000, 'Gain on a home that is free of tax, joint'],
    ['home-gain-lived', 'years', 2, 'Years to have owned it and lived in it', '2'],
    ['home-gain-window', 'years', 5, 'Years before the sale in which they must lie'],
  ]),
  ...rows('26 U.S. Code § 3405', null, [
    [
      'plan-withholding',
      'percent',
      20,
      'Federal tax withheld from a 401(k) or other plan payout that is not rolled over directly',
    ],
    [
      'ira-withholding',
      'percent',
      10,
      'Federal tax withheld from an IRA withdrawal unless one chooses otherwise',
    ],
  ]),
  ...rows('IRS Rev. Rul. 2025-22', 2026, [
    ['irs-interest', 'percent', 7, 'IRS interest a year on unpaid tax, set anew each quarter'],
  ]),
  ...rows('IRS, Online payment agreement', null, [
    [
      'irs-short-plan',
      'count',
      180,
      'Days of a short-term IRS payment plan, without a setup fee',
      '180 days',
    ],
  ]),
  ...rows('26 CFR § 31.3402(g)-1', null, [
    ['bonus-withholding', 'percent', 22, 'Federal tax withheld from a bonus'],
  ]),
  ...rows('IRS Notice 2026-10', 2026, [
    ['mileage-rate', 'count', 72.5, 'Business mileage rate, in cents a mile', '72.5 cents'],
  ]),
  ...rows('26 U.S.C. § 1031', null, [
    [
      'exchange-name-days',
      'count',
      45,
      'Days after the sale to name the property taken in exchange',
      '45 days',
    ],
    ['exchange-close-days', 'count', 180, 'Days after the sale to receive it', '180 days'],
  ]),
  ...rows('26 U.S.C. § 83', null, [
    ['early-stock-days', 'count', 30, 'Days after the grant to file an 83(b) election', '30 days'],
  ]),
]
