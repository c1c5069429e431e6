import { isFigure, type Text, text } from '#advisor/grounding/pieces.ts'
import { hasNumber } from '#advisor/grounding/check.ts'
import { readText } from '#advisor/grounding/print.ts'
import type { Block, Draft } from '#advisor/reply.ts'
import { confirmQuestion } from '#advisor/talk/saved/confirm.ts'
import { factText } from '#advisor/talk/saved/describe-fact.ts'
import { cut, firstSentence, sayShort } from '#advisor/grounding/fit.ts'
import { explainFurther } from '#advisor/talk/explain-nearest.ts'
import { askAgain } from '#advisor/talk/interview/ask.ts'
import { openTopic } from '#advisor/talk/interview/next-topic.ts'
import { topicReasons } from '#advisor/talk/interview/topics.ts'
import { glossary, metaLines } from './meta-lines.ts'
import { PLAN_INTENT, summarizePlan } from '#advisor/talk/plan/summary.ts'
import { type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { suggest, suggestAnything } from '#advisor/talk/saved/suggestion.ts'

/** The plan that the user refers to, worked out again with what is known now. */
function lastPlan(scene: Scene): Draft | null {
  if (scene.dialogue.lastIntent?.intent !== PLAN_INTENT) return null
  const plan = summarizePlan(scene)
  return plan && { content: plan.content, details: plan.details ?? [], cards: plan.cards ?? [] }
}

/** A 'why' that is about an answer, not about the question just asked. */
const ABOUT_SUMS =
  /\b(?:work\w*|math\w*|calculat\w+|formula\w*|figures?|numbers?|get|got|come|steps?|details?|breakdown|sure)\b/

/** 'Why?', 'show the working' */
export function explainWorking(scene: Scene): Move {
  const { dialogue, sheet, snapshot, wording } = scene
  const open = openTopic(snapshot, dialogue)
  if (open && !ABOUT_SUMS.test(wording.said)) {
    const question = askAgain(scene)
    return {
      content: sayShort([[topicReasons[open]], question?.text ?? []]),
      dialogue: question?.dialogue ?? {},
    }
  }
  const draft = lastPlan(scene)
  if (draft) {
    const formula = draft.content
      .filter((piece) => typeof piece === 'object')
      .find((piece) => isFigure(piece) && piece.source.kind === 'formula' && !hasNumber(piece.source.formula))
    const reason: Text =
      formula && 'unit' in formula && formula.source.kind === 'formula'
        ? text`${formula} comes from this: ${formula.source.formula}.`
        : []
    const below = vary(
      [
        'Every step is below, and each figure opens its source.',
        'The steps are below; click a figure to see where it comes from.',
      ],
      dialogue,
    )
    return {
      content: sayShort([reason, [below]], [[below]]),
      details: [{ kind: 'paragraph', text: draft.content }, ...draft.details],
      cards: draft.cards,
    }
  }
  const [last] = dialogue.focus
  if (last)
    return {
      content: cut(text`I took ${factText(last, sheet)} from your own words. Say undo if that is not right.`),
    }
  const question = askAgain(scene)
  const line = vary(metaLines.noWorking, dialogue)
  return {
    content: sayShort([[line], question?.text ?? suggest(scene)]),
    dialogue: question?.dialogue ?? {},
  }
}

/** 'Say that again': the answer, the question in hand, or the words themselves. */
export function repeatLast(scene: Scene): Move {
  const { dialogue, sheet } = scene
  if (dialogue.asked?.kind === 'confirm')
    return { content: text`I asked: ${confirmQuestion(dialogue.asked.fact, sheet)}` }
  const question = askAgain(scene)
  if (question) return { content: text`I asked: ${question.text}`, dialogue: question.dialogue }
  const further = explainFurther(scene)
  if (further?.lead) return { content: further.lead, details: further.details }
  const draft = lastPlan(scene)
  if (draft)
    return { content: cut(text`Once more: ${draft.content}`), details: draft.details, cards: draft.cards }
  if (dialogue.lastContent === '' || hasNumber(dialogue.lastContent))
    return { content: [suggestAnything(scene)] }
  return { content: cut(text`I said: ${dialogue.lastContent.replace(/^I said: /, '')}`) }
}

/** 'In plain words': the answer alone, and the words it uses explained. */
export function sayPlainly(scene: Scene): Move {
  const { dialogue } = scene
  const draft = lastPlan(scene)
  if (draft) {
    const used = readText(draft.content) + draft.details.map((block) => readBlock(block)).join(' ')
    const meanings = glossary.filter(([word]) => word.test(used)).map(([, meaning]): Text => [meaning])
    const details: Block[] = meanings.length === 0 ? draft.details : [{ kind: 'list', items: meanings }]
    return {
      content: cut(text`${vary(['In short: ', 'Put simply: '], dialogue)}${firstSentence(draft.content)}`),
      details,
    }
  }
  const further = explainFurther(scene)
  if (further?.lead) return { content: further.lead, details: further.details }
  const question = askAgain(scene)
  const slow = vary(['We take it slowly, a step at a time.', 'No hurry; a rough figure is enough.'], dialogue)
  return {
    content: sayShort([[slow], question?.text ?? suggest(scene)], [[slow]]),
    dialogue: question?.dialogue ?? {},
  }
}

const readBlock = (block: Block) =>
  block.kind === 'paragraph' ? readText(block.text) : block.items.map((item) => readText(item)).join(' ')

/** 'You are wrong' */
export function takeCorrection({ dialogue, sheet }: Scene): Move {
  const [last] = dialogue.focus
  const ask = vary(['Tell me the right figure in a sentence', 'Please give me the right figure'], dialogue)
  const source = last ? text` The last thing I saved was ${factText(last, sheet)}.` : []
  return {
    content: sayShort(
      [
        text`Thank you for checking.${source}`,
        text`${ask}${last ? ', or say undo' : ''}, and I work it out anew.`,
      ],
      [text`${ask}, or say undo, and I work it out anew.`],
    ),
  }
}
