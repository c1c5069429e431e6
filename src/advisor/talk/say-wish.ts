import { text, type Text } from '#advisor/grounding/pieces.ts'
import { sayShort } from '#advisor/grounding/fit.ts'
import { askTopic } from './interview/ask.ts'
import { isTopicKnown } from './interview/topics.ts'
import { findWish, type Wish } from './interview/wish.ts'
import { goOn } from './saved/say-saved.ts'
import { type Move, type Scene, vary } from './scene.ts'

/** The subject that the user wants to talk about: its first open question, or the next when all of it is known. */
export function followWish(scene: Scene): Move | null {
  const wish = findWish(scene.text, scene.wording)
  if (wish === null) return null
  const { snapshot, dialogue } = scene
  const open = wish.topics.find((topic) => !isTopicKnown(topic, snapshot))
  // Whoever says what to ask wants to be asked, known or not.
  const topic = wish.about === undefined ? open : wish.topics[0]
  if (topic === undefined) {
    const known = vary(
      [
        'I have that already, under What I know.',
        'That is stored already; say what has changed, if anything.',
      ],
      dialogue,
    )
    return goOn({ ...scene, dialogue: { ...dialogue, interviewing: true } }, [known])
  }
  const question = askTopic(scene, topic, wish.about === undefined ? {} : { about: wish.about })
  return { content: sayShort([openingOf(wish), question.text], [question.text]), dialogue: question.dialogue }
}

/** A word on why the question comes, where the subject is larger than it. */
function openingOf({ topics }: Wish): Text {
  return topics.length > 2 ? text`Let us work it out: net worth is what you own minus what you owe.` : []
}
