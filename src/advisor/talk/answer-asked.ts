import { sayShort } from './fit.ts'
import { askTopic } from './interview/ask.ts'
import { goOn } from './say-saved.ts'
import { type Move, type Scene, vary } from './scene.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { confirmQuestion } from './confirm.ts'

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

function answerConfirm(scene: Scene): Move | null {
  const { answer, dialogue, sheet } = scene
  if (answer === 'correction' && dialogue.asked?.kind === 'confirm') {
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
