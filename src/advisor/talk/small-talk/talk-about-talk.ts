import { opensQuestion } from '#advisor/reading/asked-part.ts'
import { explainWorking, repeatLast, sayPlainly, takeCorrection } from './explain.ts'
import { sayShort } from '#advisor/grounding/fit.ts'
import { askAgain, askNext, endInterview } from '#advisor/talk/interview/ask.ts'
import { tellKnowledge } from './knowledge.ts'
import { askAway } from './answer-social.ts'
import { findMeta, type Meta } from './meta.ts'
import { abilityExamples, metaLines } from './meta-lines.ts'
import { findOfKeel } from './of-keel.ts'
import { summarizePlan } from '#advisor/talk/plan/summary.ts'
import { goOn } from '#advisor/talk/saved/say-saved.ts'
import { type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { findSmallTalk } from './small-talk.ts'
import { leadsOn, smallTalkLines } from './small-talk-lines.ts'
import { isSorrow, suggest, suggestAnything } from '#advisor/talk/saved/suggestion.ts'
import { tellOneStored } from '#advisor/talk/saved/tell-one-stored.ts'

type Teller = (scene: Scene) => Move | null

const tell =
  (kind: keyof typeof metaLines): Teller =>
  ({ dialogue }) => ({ content: [vary(metaLines[kind], dialogue)] })

const tellers: Record<Meta, Teller> = {
  licensed: tell('licensed'),
  bot: tell('bot'),
  whoAreYou: tell('whoAreYou'),
  privacy: tell('privacy'),
  price: tell('price'),
  forget: tell('forget'),
  knowledge: tellKnowledge,
  working: explainWorking,
  wrong: takeCorrection,
  repeat: repeatLast,
  simpler: sayPlainly,
  stopAsking: (scene) => ({ content: [vary(metaLines.stopAsking, scene.dialogue)], dialogue: endInterview }),
  interview: startInterview,
  // A calculator may have more to say to it; this is asked afterwards.
  plan: () => null,
  abilities: (scene) => ({
    content: sayShort([[vary(metaLines.abilities, scene.dialogue)], [suggestAnything(scene)]]),
    details: [{ kind: 'list', items: abilityExamples.map((line) => [line]) }],
  }),
}

/** From the first gap, also what was skipped before. */
function startInterview(scene: Scene): Move {
  const afresh: Scene = {
    ...scene,
    dialogue: { ...scene.dialogue, asked: null, skipped: [], interviewing: true },
  }
  const opening = vary(
    ['A few questions, and you can skip any.', 'Let us begin; skip what you like.'],
    scene.dialogue,
  )
  return askNext(afresh) ? goOn(afresh, [opening]) : goOn(afresh, ['I know all I would ask for.'])
}

/** 'What do you have on file for me?': said in so many words, it asks for no figure of the last sum. */
export function tellStored(scene: Scene): Move | null {
  const isAll = scene.saved.length === 0 && findMeta(scene.wording) === 'knowledge'
  return tellOneStored(scene) ?? (isAll ? tellKnowledge(scene) : null)
}

/** 'Is this free?', 'who can see what i type': no explanation that is faintly near is meant. */
export function tellOfKeel(scene: Scene): Move | null {
  const about = findOfKeel(scene)
  if (about === null) return null
  return about === 'opening' ? { content: [vary(askAway, scene.dialogue)] } : tellers[about](scene)
}

/** Questions about the advisor and the conversation. */
export function talkAboutTalk(scene: Scene): Move | null {
  const meta = findMeta(scene.wording)
  return meta && tellers[meta](scene)
}

/** 'What should I do next?' */
export function sayPlan(scene: Scene): Move | null {
  if (findMeta(scene.wording) !== 'plan') return null
  const plan = summarizePlan(scene)
  if (plan) return { ...plan, dialogue: { ...plan.dialogue, asked: null } }
  const opening = vary(
    ['For a plan I need to know a little first.', 'A plan starts with a few figures.'],
    scene.dialogue,
  )
  return goOn({ ...scene, dialogue: { ...scene.dialogue, skipped: [] } }, [opening])
}

/** 'Build a plan with me', before anything was worked out: no explanation that is near is meant. */
export const startPlan = (scene: Scene) =>
  PLAN.test(scene.text) && scene.dialogue.sums.length === 0 ? sayPlan(scene) : null
const PLAN = /\bplan\b/i

/** 'Whats up' asks for no prices. */
export const greet = (scene: Scene) => (findSmallTalk(scene.wording) === 'greeting' ? chat(scene) : null)

export function chat(scene: Scene): Move | null {
  const kind = findSmallTalk(scene.wording)
  // 'Is that smart' praises nobody.
  if (kind === null || (kind === 'praise' && opensQuestion(scene.text))) return null
  const { dialogue } = scene
  const line = [vary(smallTalkLines[kind], dialogue)]
  if (!leadsOn[kind] || isSorrow(dialogue.feeling)) return { content: line }
  // Outside the interview nobody is held to a question that they passed over.
  const again = kind === 'greeting' || dialogue.interviewing ? askAgain(scene) : null
  const question = again ?? (kind === 'greeting' ? askNext(scene) : null)
  if (question)
    return { content: sayShort([line, question.text], [question.text]), dialogue: question.dialogue }
  return { content: sayShort([line, suggest(scene)], [line]) }
}
