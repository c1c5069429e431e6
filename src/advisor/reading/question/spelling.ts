/** Words that decide what a question is about; near misses of the longer ones are read as these. */
const vocabulary = [
  'affordable',
  'annually',
  'assets',
  'avalanche',
  'balance',
  'borrowed',
  'budget',
  'compound',
  'compounded',
  'contribute',
  'contribution',
  'credit',
  'deposit',
  'emergency',
  'employer',
  'expenses',
  'financial',
  'income',
  'independence',
  'inflation',
  'interest',
  'invest',
  'investment',
  'liabilities',
  'matches',
  'minimum',
  'monthly',
  'networth',
  'mortgage',
  'payment',
  'payments',
  'percent',
  'portfolio',
  'principal',
  'refinance',
  'retire',
  'retirement',
  'salary',
  'savings',
  'snowball',
  'spending',
  'student',
  'withdraw',
  'withdrawal',
]
const known = new Set(vocabulary)
/** Real words that are one letter away from one of these. */
const exempt = new Set([
  'assess',
  'invests',
  'interests',
  'matched',
  'payments',
  'balanced',
  'balances',
  'incomes',
  'deposits',
  'budgets',
  'invent',
  'saving',
  'credits',
  'edited',
  'retired',
  'retires',
  'students',
  'compounds',
])

const byStart = Map.groupBy(vocabulary, (word) => word.charAt(0))

/** The word it was meant to be, when it misses one by a letter, or by two in a long word. */
export function correctSpelling(word: string): string {
  if (word.length < 6 || word.length > 14 || known.has(word) || exempt.has(word)) return word
  // 'financially' is no slip for 'financial'.
  if (byStart.get(word.charAt(0))?.some((start) => word.startsWith(start))) return word
  const allowed = word.length >= 9 ? 2 : 1
  const near = byStart.get(word.charAt(0))?.find((candidate) => {
    return Math.abs(candidate.length - word.length) <= allowed && distance(word, candidate) <= allowed
  })
  return near ?? word
}

/** Letters to add, drop, change or swap with their neighbour. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let at = 1; at <= b.length; at++) {
      const same = a[row - 1] === b[at - 1]
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
