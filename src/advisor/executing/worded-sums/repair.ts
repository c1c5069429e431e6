/** '2,800 to fix it or 24k for a newer one' */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { VEHICLE } from '#advisor/executing/said-words.ts'
import { amountsIn, fill, findSaid, others, percentsIn, timesIn } from './fill.ts'

const FIX = /\b(?:fix(?:ing)?|repairs?|transmission|engine|mechanic|head gasket|brakes|shop)\b/i
const OTHER_CAR = /\b(?:new(?:er)?|another|replace\w*|different|used|get (?:a|an)|buy(?:ing)?|trade)\b/i
const CHOOSES =
  /\bor\b|\b(?:should i|worth|better|makes? (?:more )?sense|smarter|which|what would you do|vs\.?|versus)\b/i
const REPAIR =
  /\b(?:fix(?:ing)?(?: it| the \w+| my \w+)?|repairs?|quoted?(?: me)?|needs?(?: a| about)?|mechanic|transmission|shop)\b[^.?!\d]{0,24}$/i
const REPAIR_AFTER = /^[^.?!,\d]{0,16}\b(?:fix|repairs?|in (?:work|repairs)|transmission|of work)\b/i
const WORTH = /\bworth\b[^.?!,\d]{0,20}$/i
const OWED = /\b(?:owe|owing|left on)\b[^.?!,\d]{0,20}$/i
const DOWN = /^ ?(?:dollars |bucks )?(?:down|trade[- ]?in|for (?:it|mine) as)\b/i

export function repair(
  text: string,
  numbers: readonly SaidNumber[],
  last: SumRecord | undefined,
): Action | null {
  const [only, ...further] = amountsIn(numbers)
  // 'What if i put 5k down', after it.
  if (last?.kind === 'repair-or-replace' && only && further.length === 0 && DOWN.test(text.slice(only.end)))
    return { ...fill('repair-or-replace', { down: only }), from: last.id }
  if (!VEHICLE.test(text) || !FIX.test(text) || !OTHER_CAR.test(text) || !CHOOSES.test(text)) return null
  const amounts = amountsIn(numbers)
  const worth = findSaid(amounts, text, { before: WORTH })
  const down = findSaid(others(amounts, worth), text, { after: DOWN })
  const cost = findSaid(others(amounts, worth, down), text, { before: REPAIR, after: REPAIR_AFTER })
  const [price, ...more] = others(amounts, worth, down, cost)
  const isMonthly = amounts.some(({ period }) => period !== null)
  if (!cost || !price || more.length > 0 || isMonthly || findSaid(amounts, text, { before: OWED }))
    return null
  const [rate] = percentsIn(numbers)
  return fill('repair-or-replace', {
    repair: cost,
    price,
    down,
    rate,
    months: timesIn(numbers).find(({ value }) => value >= 12),
  })
}
