/** Words that carry a meaning here and that people misspell. Their own other forms are listed so that they stay. */
const known = [
  'aggressive aggressively aggression conservative conservatively moderate moderately moderated balanced balance',
  'retire retires retired retiring retirement retirements retiree retirees savings saving mortgage mortgages',
  'cancelled canceled tolerance investing investment investments investor invested college vacation business',
  'emergency medium middle paid volatility comfortable gambler gambling gamble cautious student students travel',
  'nothing anything anybody credit payment payments stomach market markets subscription membership',
  'checking groceries grocery grocer insurance insurances utilities utility electric electrical electricity salary',
  'salaried income incomes expenses expense expensive brokerage apartment apartments daycare pension pensions monthly',
  'months weekly biweekly annually annual yearly account accounts balances retirement internet childcare',
].flatMap((line) => line.split(' '))
const vocabulary = new Set(known)
const byLetter = Map.groupBy(known, ([letter]) => letter)

/** Slips that are not one letter away, and short words where one letter is too close to other words. */
const slips = new Map(
  Object.entries({
    nothin: 'nothing',
    anythin: 'anything',
    morgage: 'mortgage',
    morgtage: 'mortgage',
    det: 'debt',
    savins: 'savings',
    agresive: 'aggressive',
    agressiv: 'aggressive',
    retier: 'retire',
    reitre: 'retire',
    retyre: 'retire',
    midle: 'middle',
    buisness: 'business',
    bussiness: 'business',
    payed: 'paid',
    setteled: 'settled',
  }),
)

/** The word that was meant, when it is one slip away from a known one. */
export function respell(word: string): string {
  const slip = slips.get(word)
  if (slip !== undefined) return slip
  // 'account's' is no slip of 'accounts'.
  if (word.length < 6 || vocabulary.has(word) || word.includes("'")) return word
  return byLetter.get(word[0])?.find((candidate) => isOneSlipAway(word, candidate)) ?? word
}

/** One letter more, less or other, or two swapped; the first letter is nearly always right. */
function isOneSlipAway(word: string, candidate: string): boolean {
  if (candidate.length < 6) return false
  if (Math.abs(word.length - candidate.length) > 1) return false
  let same = 0
  while (same < word.length && word[same] === candidate[same]) same += 1
  const [rest, wanted] = [word.slice(same), candidate.slice(same)]
  if (rest.slice(1) === wanted || rest === wanted.slice(1)) return true
  if (rest.slice(1) === wanted.slice(1)) return word.length > 6 && !/^(?:s|d|r)?$/.test(rest)
  return rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2)
}
