import { rows } from './rule.ts'

/** What other households have, in medians so that a few rich ones do not distort them, and what cover and help come to. */
export const surveys = [
  ...rows('Federal Reserve, Survey of Consumer Finances', 2022, [
    ['median-retirement-under-35', 'money', 18_880, 'Median retirement savings of savers under 35'],
    ['median-retirement-35', 'money', 45_000, 'Median retirement savings of savers from 35 to 44'],
    ['median-retirement-45', 'money', 115_000, 'Median retirement savings of savers from 45 to 54'],
    ['median-retirement-55', 'money', 185_000, 'Median retirement savings of savers from 55 to 64'],
    ['median-retirement-65', 'money', 200_000, 'Median retirement savings of savers from 65 to 74'],
    ['median-retirement', 'money', 87_000, 'Median retirement savings of all savers'],
    ['median-cash', 'money', 8000, 'Median of checking and savings accounts together'],
    ['card-balance-share', 'percent', 45.2, 'Households that carry a card balance'],
  ]),
  ...rows('Federal Reserve, Economic Well-Being of U.S. Households', 2024, [
    ['small-emergency', 'money', 400, 'Emergency that the survey asks about'],
    ['small-emergency-share', 'percent', 63, 'Adults who would pay it in cash'],
    ['doing-okay-share', 'percent', 73, 'Adults who say they are doing okay or living comfortably'],
  ]),
  ...rows('KFF, Employer Health Benefits Survey', 2025, [
    [
      'cobra-price-one',
      'money',
      790,
      'Average premium of a job plan for one person a month, with the charge of COBRA',
    ],
    ['cobra-price-family', 'money', 2290, 'The same for a family'],
  ]),
  ...rows('KFF, Marketplace Average Benchmark Premiums', 2026, [
    ['market-price-young', 'money', 625, 'Average benchmark premium a month for somebody of 40, before help'],
    ['market-price-old', 'money', 1330, 'The same for somebody of 60, by the usual age curve'],
  ]),
  ...rows('Departments of labor of the states', 2025, [
    ['unemployment-share', 'percent', 50, 'Share of weekly pay that most states replace, roughly'],
    ['unemployment-weeks', 'count', 26, 'How long most states pay at most', '26 weeks'],
    ['unemployment-georgia', 'money', 365, 'Highest unemployment benefit a week in Georgia'],
    ['unemployment-florida', 'money', 275, 'Highest unemployment benefit a week in Florida'],
    ['unemployment-california', 'money', 450, 'Highest unemployment benefit a week in California'],
    ['unemployment-new-york', 'money', 869, 'Highest unemployment benefit a week in New York'],
    ['unemployment-lowest', 'money', 235, 'Highest unemployment benefit a week in Mississippi'],
    [
      'unemployment-high',
      'money',
      1000,
      'What the highest benefit a week exceeds in the states that pay most',
    ],
  ]),
]
