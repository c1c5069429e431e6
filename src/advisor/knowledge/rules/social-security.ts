import { type Rule, rows } from './rule.ts'

/** Social Security and Medicare. */
export const socialSecurity: readonly Rule[] = [
  ...rows('Social Security Administration', null, [
    ['claim-early', 'age', 62, 'Earliest age for a retirement benefit'],
    ['claim-full', 'age', 67, 'Full retirement age, born in 1960 or later'],
    ['claim-late', 'age', 70, 'Age at which the benefit stops growing'],
    ['claim-early-cut', 'percent', 30, 'Cut for claiming at 62 instead of 67'],
    ['claim-late-credit', 'percent', 8, 'Growth for each year of waiting beyond full age'],
    ['claim-late-gain', 'percent', 24, 'Growth for waiting from 67 to 70'],
    ['spouse-share', 'percent', 50, 'Largest spousal benefit, of the other’s full benefit', 'half'],
    ['ex-spouse-years', 'years', 10, 'Length of marriage for a benefit on an ex-spouse’s record'],
    ['survivor-age', 'age', 60, 'Earliest age for a survivor’s benefit'],
    ['work-credits', 'count', 40, 'Work credits needed for a retirement benefit', '40 credits'],
    ['earnings-years', 'years', 35, 'Highest earning years that the benefit is made of'],
    ['earnings-withheld', 'ratio', 0.5, 'Benefit withheld for each dollar above the limit', '$1 of every $2'],
    ['trial-work-months', 'months', 9, 'Months in which somebody on disability benefits may try to work'],
    ['disability-wait', 'months', 5, 'Full months of disability before SSDI begins to pay'],
    ['credit-years', 'years', 3, 'Time, about, in which self-employed earnings can still be credited'],
    ['child-benefit-age', 'age', 18, 'Age at which a child’s benefit ends'],
    ['child-benefit-school', 'age', 19, 'Latest age at which it ends for a high school student'],
    ['death-payment-years', 'years', 2, 'Time to apply for the payment at a death'],
    ['death-payment', 'money', 255, 'Payment at a death to a spouse or child'],
  ]),
  ...rows('Social Security Administration', 2025, [
    ['earnings-limit', 'money', 23_400, 'Earnings up to which an early benefit is not withheld'],
  ]),
  ...rows('Social Security Administration', 2026, [
    ['earnings-limit', 'money', 24_480, 'Earnings up to which an early benefit is not withheld'],
    ['cost-of-living-raise', 'percent', 2.8, 'Rise of benefits at the start of the year'],
    ['trial-work-amount', 'money', 1210, 'Monthly earnings above which a month counts as one of trial work'],
    ['disability-earnings', 'money', 1690, 'Monthly earnings above which disability benefits stop'],
    ['disability-earnings-blind', 'money', 2830, 'The same for people who are blind'],
  ]),
  ...rows('26 U.S. Code § 86', null, [
    ['benefit-tax-single', 'money', 25_000, 'Combined income from which benefits are taxed in part, single'],
    ['benefit-tax-joint', 'money', 32_000, 'The same for a couple filing jointly'],
    ['benefit-tax-share', 'percent', 85, 'Largest part of a benefit that is taxed'],
  ]),
  ...rows('Medicare.gov', null, [
    ['medicare-age', 'age', 65, 'Age at which Medicare begins'],
    ['medicare-window', 'months', 7, 'Length of the first enrollment window around that birthday'],
    ['medicare-disability', 'months', 24, 'Time on SSDI after which Medicare begins'],
    ['medicare-transplant', 'months', 36, 'Time after a kidney transplant for which such Medicare lasts'],
    ['medicare-late', 'percent', 10, 'Rise of the Part B premium for each year of late enrollment'],
  ]),
  ...rows('Centers for Medicare & Medicaid Services', 2025, [
    ['part-b-premium', 'money', 185, 'Standard Part B premium a month'],
  ]),
  ...rows('Centers for Medicare & Medicaid Services', 2026, [
    ['part-b-premium', 'money', 202.9, 'Standard Part B premium a month'],
  ]),
  ...rows('42 U.S. Code § 1396p', null, [
    ['look-back', 'months', 60, 'Time before an application in which Medicaid looks at gifts', 'five years'],
  ]),
]
