import type { Advisor } from './advisor.ts'
import { answerQuestion } from './planning/answer.ts'
import { findRequest } from './talk/find-request.ts'
import { respond } from './talk/respond.ts'
import { understand } from './understanding/understand.ts'

/** The advisor that needs no key and no network. */
export const builtInAdvisor: Advisor = {
  understand: (hearing) => understand(hearing),
  respond: (turn) => respond(turn, answerQuestion),
  findRequest,
}
