import { type Rule, rows } from './rule.ts'

/** Mortgages, insured deposits, savings bonds. */
export const home: readonly Rule[] = [
  ...rows('Homeowners Protection Act', null, [
    ['pmi-ask', 'percent', 80, 'Share of the original value at which PMI can be canceled'],
    ['pmi-ends', 'percent', 78, 'Share of the original value at which PMI ends by itself'],
  ]),
  ...rows('Rule of thumb', null, [
    [
      'pmi-rate',
      'percent',
      0.5,
      'PMI or mortgage insurance a year, of the loan; less or more by score and down payment',
    ],
  ]),
  ...rows('HUD, FHA loans', null, [
    ['fha-down', 'percent', 3.5, 'Smallest down payment of an FHA loan'],
    ['fha-score', 'count', 580, 'Score needed for it', '580'],
    ['fha-down-low-score', 'percent', 10, 'Down payment below that score'],
    ['fha-score-lowest', 'count', 500, 'Lowest score for an FHA loan', '500'],
  ]),
  ...rows('Fannie Mae', null, [
    ['conventional-down', 'percent', 3, 'Smallest down payment of a conventional loan'],
    ['conventional-score', 'count', 620, 'Score that conventional loans usually ask for', '620'],
  ]),
  ...rows('CFPB', null, [['point-share', 'percent', 1, 'Price of a discount point, of the loan']]),
  ...rows('CFPB Regulation X', null, [
    ['foreclosure-days', 'count', 120, 'Days behind before a foreclosure may start', '120 days'],
  ]),
  ...rows('Truth in Lending Act', null, [
    [
      'rescission-days',
      'count',
      3,
      'Business days to cancel a refinance or home equity loan',
      'three business days',
    ],
  ]),
  ...rows('FDIC', null, [
    ['deposit-insurance', 'money', 250_000, 'Insured for each person, bank and kind of ownership'],
  ]),
  ...rows('SIPC', null, [
    ['broker-insurance', 'money', 500_000, 'Protected when a broker fails'],
    ['broker-insurance-cash', 'money', 250_000, 'Part of it that may be cash'],
  ]),
  ...rows('TreasuryDirect', null, [
    ['i-bond-limit', 'money', 10_000, 'Electronic I bonds that a person may buy in a year'],
    ['i-bond-lock', 'months', 12, 'Time in which an I bond cannot be cashed', 'a year'],
    ['i-bond-penalty', 'months', 3, 'Interest lost when cashed early'],
    ['i-bond-free', 'years', 5, 'Time after which nothing is lost'],
  ]),
]
