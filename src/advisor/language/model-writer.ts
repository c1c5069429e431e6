import { type AdvisorUse, builtInUse, partsOf, type ReplyWriter, type Spent } from '#advisor/writer.ts'
import { Answer } from './answer.ts'
import type { ModelTurn } from './model-turn.ts'
import { nameFailure } from './name-failure.ts'
import { noticeOf } from './notices.ts'

const nothing: Spent = { tokensIn: 0, tokensOut: 0, isEstimated: false }

/**
 * Lets a language model write the answer. The built-in advisor has computed its own by then: the model says it
 * better, and when it fails that answer is given, with a notice.
 */
export function createModelWriter(options: ModelTurn): ReplyWriter {
  const { model, advisor, timeoutMs, onOutcome } = options
  let answer: Answer | null = null
  const useOf = (rest: Pick<AdvisorUse, 'answeredBy' | 'errorClass'>): AdvisorUse => ({
    provider: model.provider,
    model: model.name,
    ...(answer?.spent ?? nothing),
    ...rest,
  })
  return {
    provider: model.provider,
    use: () => useOf({ answeredBy: 'model', errorClass: null }),
    async *write(turn, stop) {
      const builtIn = await advisor.respond(turn)
      if (turn.carriedOut || (await advisor.isGuarded(turn))) {
        // What was done, and what a person in danger is told, stands in words that are known beforehand.
        yield* partsOf(builtIn)
        return { reply: builtIn, notice: null, use: builtInUse }
      }
      const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)])
      answer = new Answer(options, turn, builtIn, signal)
      try {
        yield* answer.write()
        onOutcome(null)
        return {
          reply: answer.reply,
          notice: answer.notice,
          use: useOf({ answeredBy: 'model', errorClass: null }),
          proposed: answer.proposed,
        }
      } catch (error) {
        const { kind } = nameFailure(error)
        if (!stop.aborted) onOutcome(kind)
        // Sentences that are out already are replaced as a whole when the turn is done.
        if (answer.isSilent) yield* partsOf(builtIn)
        return {
          reply: builtIn,
          notice: noticeOf(kind),
          use: useOf({ answeredBy: 'builtin', errorClass: kind }),
        }
      }
    },
  }
}
