import { bare } from '#advisor/executing/bare-action.ts'
import type { Turn } from '#advisor/advisor.ts'
import { type AdvisorUse, builtInUse, partsOf, type ReplyWriter, type Spent } from '#advisor/writer.ts'
import { Answer, CryForHelp } from './answer.ts'
import type { ModelTurn } from './model-turn.ts'
import { nameFailure } from './name-failure.ts'
import { noticeOf } from './notices.ts'

const nothing: Spent = { tokensIn: 0, tokensOut: 0, isEstimated: false }

/**
 * Lets a language model answer. The built-in advisor has made its own answer by then: it is evidence for the model, and
 * when the model fails it is given, with a notice.
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
      try {
        answer = new Answer(options, turn, builtIn, signal)
        yield* answer.write()
        onOutcome(null)
        return {
          reply: answer.reply,
          notice: answer.notice,
          use: useOf({ answeredBy: 'model', errorClass: null }),
          settled: answer.settled,
        }
      } catch (error) {
        if (error instanceof CryForHelp) {
          const help = await advisor.respond(hearing(turn, error.feeling))
          if (answer?.isSilent) yield* partsOf(help)
          return { reply: help, notice: null, use: useOf({ answeredBy: 'builtin', errorClass: null }) }
        }
        const { kind } = nameFailure(error)
        if (!stop.aborted) onOutcome(kind)
        // Sentences that are out already are replaced as a whole when the turn is done.
        if (answer?.isSilent) yield* partsOf(builtIn)
        return {
          reply: builtIn,
          notice: noticeOf(kind),
          use: useOf({ answeredBy: 'builtin', errorClass: kind }),
        }
      }
    },
  }
}

/** The same turn, with what the model has heard in it. */
const hearing = (turn: Turn, feeling: 'crisis' | 'abuse'): Turn => ({
  ...turn,
  minded: {
    numbers: [],
    topics: [],
    isCut: false,
    ...turn.minded,
    cry: feeling === 'crisis' ? 1 : 0,
    readings: [{ actions: [bare(`hear:${feeling}`)], score: 1 }],
    intents: [{ name: `hear:${feeling}`, score: 1 }],
  },
})
