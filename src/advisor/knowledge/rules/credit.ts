import { type Rule, rows } from './rule.ts'

/** Scores and reports, cards, collectors, bankruptcy. */
export const credit: readonly Rule[] = [
  ...rows('FICO', null, [
    ['fico-lowest', 'count', 300, 'Lowest FICO score', '300'],
    ['fico-highest', 'count', 850, 'Highest FICO score', '850'],
    ['fico-fair', 'count', 580, 'Score from which credit counts as fair', '580'],
    ['fico-good', 'count', 670, 'Score from which credit counts as good', '670'],
    ['fico-very-good', 'count', 740, 'Score from which credit counts as very good', '740'],
    ['fico-exceptional', 'count', 800, 'Score from which credit counts as exceptional', '800'],
    ['fico-payments', 'percent', 35, 'Weight of payment history in a FICO score'],
    ['fico-amounts', 'percent', 30, 'Weight of amounts owed'],
    ['fico-length', 'percent', 15, 'Weight of the length of history'],
    ['fico-new', 'percent', 10, 'Weight of new credit'],
    ['fico-mix', 'percent', 10, 'Weight of the mix of credit'],
    ['rate-shopping-short', 'count', 14, 'Days in which every model counts loan inquiries once', '14 days'],
    ['rate-shopping-long', 'count', 45, 'Days in which newer FICO models do', '45 days'],
  ]),
  ...rows('Fair Credit Reporting Act', null, [
    ['bureaus', 'count', 3, 'National credit bureaus', 'three'],
    ['mark-years', 'years', 7, 'How long most negative marks stay on a report'],
    ['bankruptcy-mark-years', 'years', 10, 'How long a Chapter 7 bankruptcy stays on it'],
    ['inquiry-years', 'years', 2, 'How long a hard inquiry stays on it'],
    ['late-mark-days', 'count', 30, 'Days late from which a payment is reported', '30 days'],
  ]),
  ...rows('Equifax, Experian and TransUnion', null, [
    ['medical-mark-wait', 'years', 1, 'Time before an unpaid medical bill is reported', 'a year'],
    ['medical-mark-floor', 'money', 500, 'Medical collections below this are not reported'],
  ]),
  ...rows('Federal Reserve, G.19, May 2025', 2025, [
    ['card-rate', 'percent', 21, 'Average interest rate of card plans at commercial banks'],
  ]),
  ...rows('Fair Credit Billing Act', null, [
    ['card-liability', 'money', 50, 'Most owed for charges on a stolen credit card'],
    ['billing-days', 'count', 60, 'Days to dispute a charge in writing', '60 days'],
  ]),
  ...rows('Electronic Fund Transfer Act', null, [
    ['debit-liability', 'money', 50, 'Most lost on a debit card reported at once'],
    ['debit-days', 'count', 2, 'Business days in which it counts as at once', 'two business days'],
    ['debit-liability-late', 'money', 500, 'Most lost when it is reported later'],
    ['debit-days-late', 'count', 60, 'Days after the statement from which the loss has no limit', '60 days'],
  ]),
  ...rows('CFPB Regulation F', null, [
    ['validation-days', 'count', 30, 'Days to dispute a debt after the validation notice', '30 days'],
    ['collector-calls', 'count', 7, 'Calls about one debt in a week above which it is harassment', 'seven'],
    ['collector-from', 'count', 8, 'Hour of the day from which collectors may call', '8 a.m.'],
    ['collector-until', 'count', 21, 'Hour of the day until which collectors may call', '9 p.m.'],
  ]),
  ...rows('Consumer Credit Protection Act', null, [
    ['garnish-share', 'percent', 25, 'Most of take-home pay that can be garnished for ordinary debts'],
    ['garnish-student-share', 'percent', 15, 'Most of it for a federal student loan in default'],
  ]),
  ...rows('US Bankruptcy Code', null, [
    ['chapter-13-low', 'years', 3, 'Shortest Chapter 13 plan', 'three'],
    ['chapter-13-high', 'years', 5, 'Longest Chapter 13 plan', 'five years'],
    ['chapter-7-months', 'months', 4, 'Time until a Chapter 7 case is usually over', 'about four months'],
  ]),
  ...rows('Credit CARD Act', null, [
    ['gift-card-years', 'years', 5, 'How long the money on a gift card lasts at least', 'five years'],
  ]),
  ...rows('FTC Cooling-Off Rule', null, [
    [
      'cooling-off-days',
      'count',
      3,
      'Business days to cancel a sale made at home or away from the shop',
      'three business days',
    ],
  ]),
  ...rows('CFPB', null, [
    ['payday-apr', 'percent', 400, 'Yearly rate of a common payday loan, nearly', 'nearly 400%'],
  ]),
  ...rows('Servicemembers Civil Relief Act', null, [
    ['service-rate-cap', 'percent', 6, 'Highest rate in active duty on debts made before it'],
  ]),
  ...rows('Military Lending Act', null, [
    ['military-lending-cap', 'percent', 36, 'Highest yearly rate, fees included, on loans to active duty'],
  ]),
  ...rows('10 U.S.C. § 1035', null, [
    ['deployed-savings-rate', 'percent', 10, 'Yearly interest of the Savings Deposit Program'],
    ['deployed-savings-limit', 'money', 10_000, 'Most that earns it in a deployment'],
  ]),
]
