/** What money is for, by the words of the question it came from. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

export type Subject = 'housing' | 'car' | 'food' | 'saving' | 'credit' | 'debt'

const words: readonly (readonly [Subject, RegExp])[] = [
  [
    'housing',
    new RegExp(
      String.raw`\b(?:rent|mortgage|house|(?<!(?:take|bring|taking|bringing|takes|brings)[- ])home|condo|apartment|` +
        String.raw`housing|escrow|pmi|hoa|landlord|roommates?|\d bedrooms?|living there)\b`,
      'i',
    ),
  ],
  [
    'car',
    new RegExp(
      [
        String.raw`\b(?:cars?|truck|suv|van|auto|gas(?! (?:bill|and electric))|dealer(?:ship)?|vehicle|lease|honda|toyota|ford|`,
        String.raw`chevy|accord|civic|camry|corolla|crv|cr-v|rav4|jeep|tesla)\b`,
      ].join(''),
      'i',
    ),
  ],
  ['food', /\b(?:grocer(?:y|ies)|food|eating out|takeout|restaurants?|doordash|dining)\b/i],
  [
    'saving',
    /\b(?:sav(?:e|ing|ings)|401\(?k\)?|roth|ira|invest(?:ing)?|put(?:ting)? away|set(?:ting)? aside)\b/i,
  ],
  ['credit', /\b(?:limit|utilization)\b/i],
  ['debt', /\b(?:debts?|loans?|cards?|minimums?|student loans?|owe)\b/i],
]

export const subjectIn = (said: string): Subject | null =>
  words.find(([, one]) => one.test(said))?.[0] ?? null

const quotesOf = ({ inputs, words: said }: SumRecord): string =>
  [
    said ?? '',
    ...Object.values(inputs).map(({ source }) =>
      source.kind === 'words' ? source.quote : source.kind === 'row' ? source.name : '',
    ),
  ].join(' ')

const ofKind: Record<string, Subject> = {
  'housing-ratio': 'housing',
  'house-payment': 'housing',
  affordability: 'housing',
  'rent-or-buy': 'housing',
  'debt-to-income': 'debt',
  'credit-utilization': 'credit',
  'savings-rate': 'saving',
  rollover: 'car',
  'car-share': 'car',
  'lease-or-buy': 'car',
}

/** How many sums back the talk may still be about the same thing. */
const REACH = 4

/** What a sum is about: by its kind, the row it is of, its own words, else those of the sums before it. */
export function subjectOf(record: SumRecord, sums: readonly SumRecord[], snapshot: Snapshot): Subject | null {
  const debt = snapshot.liabilities.find(({ id }) => id === record.rows?.debt)
  const own =
    ofKind[record.kind] ??
    (debt?.category === 'Mortgage' ? 'housing' : debt?.category === 'Auto Loans' ? 'car' : null) ??
    subjectIn(quotesOf(record))
  if (own) return own
  const at = sums.indexOf(record)
  const before = (at < 0 ? sums : sums.slice(0, at)).slice(-REACH).toReversed()
  return (
    before.map((other) => ofKind[other.kind] ?? subjectIn(quotesOf(other))).find((one) => one !== null) ??
    null
  )
}
