import type { FailureKind } from './model.ts'

const OWN = 'so this is Keel’s own answer.'

/** What the user reads beside an answer that is not what was expected. */
export const notices = {
  failed: `The language model could not answer just now, ${OWN}`,
  timedOut: `The language model took too long, ${OWN}`,
  ungrounded: `The language model used figures that could not be traced, ${OWN}`,
  shortened: 'Sentences of the language model with figures that could not be traced were left out.',
  resting: `The language model has not been answering, ${OWN} Keel tries it again in a moment.`,
  userBudget: `Your share of the language model for today is used up, ${OWN}`,
  serverBudget: `The language model’s budget for today is used up, ${OWN}`,
}

export function noticeOf(kind: FailureKind): string {
  if (kind === 'TimedOut') return notices.timedOut
  return kind === 'Ungrounded' ? notices.ungrounded : notices.failed
}
