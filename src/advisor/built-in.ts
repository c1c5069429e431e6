import type { Advisor } from './advisor.ts'
import { readInTurn } from './executing/read-in-turn.ts'
import { editFirst } from './edit-first.ts'
import { refuseChange } from './executing/changing/refuse-change.ts'
import { hearFacts } from './hear-facts.ts'
import { inCurrency } from './in-currency.ts'
import type { Minded } from './minding/minded.ts'
import { createMind, type ReadMind } from './minding/network.ts'
import { openNetwork } from './minding/open-network.ts'
import { askedPart, withoutComplaint } from './reading/asked-part.ts'
import { partByQuestion } from './reading/questions.ts'
import { spellThousands } from './reading/unsaid-thousands.ts'
import { readChoice } from './talk/offers/read-choice.ts'
import { answerIn, spokenIn } from './talk/answer-in-currency.ts'
import { isGuarded } from './talk/guarding/guard.ts'
import { findRequest } from './talk/find-request.ts'
import { inOwnCurrency, isOtherCurrency } from './talk/other-currencies.ts'
import { respond } from './talk/respond.ts'

const hearsAgain = ({ readings: [first] }: Minded, feeling: string | null) =>
  first?.actions.some(({ intent }) => intent === `hear:${feeling}`) ?? false

/** Below this no explanation is surely the one that was asked for. */
const NEAR = 0.46
const nearness = ({ topics }: Minded) => topics[0]?.score ?? 0

/** 'Do i still owe?' says too little by itself. */
const isBrief = (asked: string) => asked.trim().split(/\s+/).length < FEWEST_WORDS
const FEWEST_WORDS = 6

/** 'She gave them the last four digits. how do we freeze her credit': what comes before may hide what is asked. */
const isLost = (minded: Minded) =>
  nearness(minded) < NEAR && (minded.readings[0]?.actions.every(({ intent }) => intent === 'know') ?? false)

const asMeant = <Told extends { text: string }>(told: Told): Told => ({
  ...told,
  text: spellThousands(told.text),
})

/** The advisor that needs no key and no network connection. */
export function createBuiltInAdvisor(readMind: ReadMind | null): Advisor {
  return {
    mind: async (message) => {
      const told = asMeant(message)
      const { rest } = editFirst(told) ?? { rest: told }
      const { text, snapshot, dialogue } = rest.text.trim() === '' ? told : rest
      const { sums, topic, numbers: heard, heard: before } = dialogue
      if (!readMind) return null
      // Who takes up an offer means the message that it was made for.
      const isChoice = readChoice(text, dialogue).length > 0
      const said = withoutComplaint(inOwnCurrency(isChoice ? before : text, dialogue))
      const surroundings = { snapshot, sums, heard, topic, said: before }
      const read = (words: string) => readMind(words, surroundings)
      const other = spokenIn(text, dialogue)
      const whole = await (other ? inCurrency(other, () => read(said)) : read(said))
      const isRead = other !== null || isOtherCurrency(said)
      const questions = isRead ? [] : await readInTurn(partByQuestion(said), surroundings, readMind)
      const minded = questions.length > 0 ? { ...whole, questions } : whole
      const isFelt = hearsAgain(minded, dialogue.feeling)
      const asked = isFelt || isLost(minded) ? askedPart(said) : null
      if (asked === null || (!isFelt && isBrief(asked))) return minded
      const question = await readMind(asked, { ...surroundings, isPart: true })
      // What had its kind word is not what the message is about now.
      if (isFelt) return { ...minded, ...question, numbers: minded.numbers }
      return nearness(question) > nearness(minded) ? { ...minded, topics: question.topics } : minded
    },
    understand: (told) => hearFacts(asMeant(told)).understood,
    respond: (message) => {
      const turn = asMeant(message)
      const other = spokenIn(turn.text, turn.dialogue)
      return (
        (other && answerIn(other, turn, respond)) ??
        respond({ ...turn, text: inOwnCurrency(turn.text, turn.dialogue) })
      )
    },
    isGuarded,
    findRequest,
    refuseChange,
  }
}

/** With the trained network, where this machine can run it. */
export async function openBuiltInAdvisor(): Promise<Advisor> {
  const network = await openNetwork()
  return createBuiltInAdvisor(network && createMind(network))
}
