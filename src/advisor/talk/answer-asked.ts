import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { sayShort } from '#advisor/grounding/fit.ts'
import { askTopic } from './interview/ask.ts'
import { goOn } from './saved/say-saved.ts'
import { type Move, type Scene, vary } from './scene.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { confirmQuestion } from './saved/confirm.ts'

/** A plain yes, no or 'skip' to what the advisor asked. What was read as a fact is not handled here. */
export function answerAsked(scene: Scene): Move | null {
  const { dialogue, saved, understood } = scene
  const isNew = saved.length > 0 || understood.facts.length > 0
  if (dialogue.asked === null || scene.answer === null || isNew) return null
  if (dialogue.asked.kind === 'confirm') return answerConfirm(scene)
  if (scene.answer === 'yes') {
    const question = askTopic(scene, dialogue.asked.topic, { closer: true })
    return { content: question.text, dialogue: question.dialogue }
  }
  return scene.answer === 'no' || scene.answer === 'skip' ? passTopic(scene) : null
}

const passTopic = (scene: Scene) =>
  goOn(scene, [vary(['That is fine.', 'No problem, we can leave that.', 'Understood.'], scene.dialogue)])

/** From this on the mind is believed that a message asks for a sum. */
const SURE = 0.8

/** 'And if i add 300 a month, no interest' asks on; its 'no' is none to what was asked. */
function asksOn({ minded }: Scene): boolean {
  const asking = (minded?.readings ?? []).filter(({ actions }) =>
    actions.some(({ intent }) => findSum(intent) !== null),
  )
  return asking.reduce((chance, { score }) => chance + score, 0) >= SURE
}

function answerConfirm(scene: Scene): Move | null {
  const { answer, dialogue, sheet } = scene
  if (answer === 'correction' && dialogue.asked?.kind === 'confirm') {
    if (asksOn(scene)) return null
    const again = confirmQuestion(dialogue.asked.fact, sheet)
    return {
      content: sayShort(
        [['What is the right figure, and what is it for?'], text`I had asked: ${again}`],
        [['What is the right figure, and what is it for?']],
      ),
    }
  }
  return goOn(scene, [vary(['All right, I have not saved that.', 'Then I leave it out.'], dialogue)])
}
