import type { Advisor } from './advisor.ts'
import { addLines, agreeOn } from './executing/agree.ts'
import { createMind, type ReadMind } from './minding/network.ts'
import { openNetwork } from './minding/open-network.ts'
import { answerQuestion } from './planning/answer.ts'
import { findRequest } from './talk/find-request.ts'
import { tellsSecret } from './talk/secrets.ts'
import { inDollars, isOtherCurrency } from './talk/other-currencies.ts'
import { respond } from './talk/respond.ts'
import { understand } from './understanding/understand.ts'

/** The advisor that needs no key and no network connection. */
export function createBuiltInAdvisor(readMind: ReadMind | null): Advisor {
  return {
    mind: async ({ text, snapshot, dialogue }) => {
      const said = inDollars(text, dialogue.heard)
      return readMind ? readMind(said, { snapshot, sums: dialogue.sums, topic: dialogue.topic }) : null
    },
    understand: (told) => {
      const hearing = { ...told, text: inDollars(told.text, told.dialogue.heard) }
      if (isOtherCurrency(hearing.text) || tellsSecret(hearing.text)) return { facts: [] }
      const understood = understand(hearing)
      // A bare answer to a question of ours is the user's own, whatever it looks like alone.
      const isAnswer = hearing.dialogue.asked !== null && hearing.text.length < 40
      return isAnswer
        ? understood
        : {
            ...understood,
            facts: addLines(
              agreeOn(understood.facts, hearing.minded, hearing.text),
              hearing.minded,
              hearing.text,
            ),
          }
    },
    respond: (turn) => respond({ ...turn, text: inDollars(turn.text, turn.dialogue.heard) }, answerQuestion),
    findRequest,
  }
}

/** With the trained network, where this machine can run it. */
export async function openBuiltInAdvisor(): Promise<Advisor> {
  const network = await openNetwork()
  return createBuiltInAdvisor(network && createMind(network))
}
