import type { Text } from '#advisor/grounding/pieces.ts'
import { acknowledge } from './acknowledge.ts'
import { confirmQuestion } from './confirm.ts'
import { says, sayShort } from '#advisor/grounding/fit.ts'
import { askFor } from '#advisor/talk/interview/ask-for-need.ts'
import { askNext, type Question } from '#advisor/talk/interview/ask.ts'
import { askDay, askPrice } from '#advisor/talk/interview/ask-price.ts'
import { askDebtTerms, isPayTold, leadOn } from '#advisor/talk/interview/lead-on.ts'
import { warmClause } from '#advisor/talk/mood.ts'
import { observe } from './observe.ts'
import { summarizePlan } from '#advisor/talk/plan/summary.ts'
import { type Lines, type Move, sayAnew, type Scene } from '#advisor/talk/scene.ts'
import { isSorrow, suggest } from './suggestion.ts'

/** A fact that a careful person would ask about; the others wait. */
export function askToConfirm({ doubtful, sheet }: Scene): Question | null {
  const [fact, ...waiting] = doubtful
  if (!fact) return null
  return { text: confirmQuestion(fact, sheet), dialogue: { asked: { kind: 'confirm', fact }, waiting } }
}

/** Somebody in the middle of their own questions is not interviewed. */
const isTalking = ({ dialogue }: Scene) =>
  !dialogue.interviewing && (dialogue.sums.length > 0 || dialogue.feeling !== null || dialogue.topic !== null)

/** 'No debt besides the car payment' says what there is of it. */
const NO_DEBT = /\b(?:no|only) (?:other |more |real )?debts?\b/i

/** Said instead of a question or an idea to somebody in sorrow. */
const gentle: Lines = [
  'The rest can wait until you feel up to it.',
  'We go only as fast as you like; ask me what comes first whenever you want.',
  'That is one thing less to look for.',
]

/** What the message leads to; else, where nothing else is talked about, the next question of the interview. */
function askOn(scene: Scene): Question | null {
  const { dialogue } = scene
  if (isSorrow(dialogue.feeling) && !dialogue.interviewing) return null
  const towards = dialogue.need ? askFor(scene, dialogue.need) : null
  const led = towards ?? askPrice(scene) ?? askDay(scene) ?? (dialogue.interviewing ? null : leadOn(scene))
  const told = [
    ...(isPayTold(scene) ? (['income'] as const) : []),
    ...(NO_DEBT.test(scene.text) ? (['debt'] as const) : []),
  ]
  const skipped = [...dialogue.skipped, ...told]
  if (!isTalking(scene)) return led ?? askNext({ ...scene, dialogue: { ...dialogue, skipped } })
  return led && { ...led, dialogue: { ...led.dialogue, interviewing: false } }
}

/** What comes after an opening: a doubt, the next question, the plan at the end of the interview, or an idea. */
export function goOn(
  scene: Scene,
  opening: Text,
  shortOpening: Text = [],
  warm: Text = warmClause(scene),
): Move {
  const terms = askDebtTerms(scene)
  const question = askToConfirm(scene) ?? (terms ? null : askOn(scene))
  const observed = observe(scene) ?? []
  if (question) {
    return {
      content: sayShort(
        [warm, opening, observed, question.text],
        [opening, observed, question.text],
        [warm, opening, question.text],
        [opening, question.text],
        [shortOpening, question.text],
        [question.text],
      ),
      dialogue: question.dialogue,
    }
  }
  const plan = scene.dialogue.interviewing && !terms ? summarizePlan(scene, opening) : null
  if (plan) return { ...plan, dialogue: { ...plan.dialogue, asked: null, interviewing: false } }
  const { feeling } = scene.dialogue
  const idea = isSorrow(feeling) ? [sayAnew(gentle, scene.dialogue)] : (terms ?? suggest(scene))
  const next = observed.length > 0 ? observed : idea
  return {
    content: sayShort([warm, opening, next], [opening, next], [opening], [shortOpening, next]),
    dialogue: { asked: null, interviewing: false },
  }
}

/** 'Saved: …', and on with the interview; a word for good news before it. */
export function saySaved(scene: Scene, glad?: Text): Move | null {
  const saved = acknowledge(scene)
  if (!saved) return scene.doubtful.length > 0 ? goOn(scene, []) : null
  const move = goOn(scene, saved.full, saved.short, glad)
  return says(move.content, saved.full) ? move : { ...move, details: [saved.list, ...(move.details ?? [])] }
}
