import type { DistantAdvisor } from '#advisor/advisor.ts'
import type { OpenQuestion } from './fact-desk.ts'
import type { PastMessage } from './history.ts'
import type { AskingLimits, FailureKind, LanguageModel, SentPayload } from './model.ts'
import type { ToolChoice } from './tool-box.ts'

/** What a model needs for one turn. */
export interface ModelTurn {
  model: LanguageModel
  advisor: Pick<DistantAdvisor, 'respond' | 'isGuarded'>
  /** The talk so far, oldest first. */
  past: readonly PastMessage[]
  /** What earlier messages left to be asked. */
  open: readonly OpenQuestion[]
  tools: ToolChoice
  limits: AskingLimits
  timeoutMs: number
  beforeSend: (sent: SentPayload) => Promise<void>
  /** How the model did; null for well. */
  onOutcome: (failure: FailureKind | null) => void
}
