import type { DistantAdvisor } from '#advisor/advisor.ts'
import type { Calculator } from '#advisor/planning/calculator.ts'
import type { FailureKind, LanguageModel, SentPayload } from './model.ts'
import type { PastMessage } from './prompt.ts'

/** What a model needs for one turn. */
export interface ModelTurn {
  model: LanguageModel
  advisor: Pick<DistantAdvisor, 'respond' | 'isGuarded'>
  calculators: readonly Calculator[]
  /** The talk so far, oldest first. */
  past: readonly PastMessage[]
  timeoutMs: number
  beforeSend: (sent: SentPayload) => Promise<void>
  /** How the model did; null for well. */
  onOutcome: (failure: FailureKind | null) => void
}
