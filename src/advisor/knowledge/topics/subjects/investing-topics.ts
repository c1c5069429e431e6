import type { Topic } from '#advisor/knowledge/topic.ts'
import { employerStock } from '#advisor/knowledge/topics/employer-stock.ts'
import { fundChoices } from '#advisor/knowledge/topics/fund-choices.ts'
import { investing } from '#advisor/knowledge/topics/investing.ts'
import { investingChoices } from '#advisor/knowledge/topics/investing-choices.ts'
import { marketMoves } from '#advisor/knowledge/topics/market-moves.ts'
import { speculation } from '#advisor/knowledge/topics/speculation.ts'
import { tradingKinds } from '#advisor/knowledge/topics/trading-kinds.ts'
import { marketExpectations } from '#advisor/knowledge/topics/market-expectations.ts'
import { investingTerms } from '#advisor/knowledge/topics/investing-terms.ts'

export const investingTopics: readonly Topic[] = [
  ...employerStock,
  ...fundChoices,
  ...investing,
  ...investingChoices,
  ...marketMoves,
  ...speculation,
  ...tradingKinds,
  ...marketExpectations,
  ...investingTerms,
]
