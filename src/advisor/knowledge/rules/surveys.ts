import { rows } from './rule.ts'

/** What other households have: medians, so that a few rich ones do not distort them. */
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
]
