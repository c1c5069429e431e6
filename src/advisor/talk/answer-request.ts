import type { CarriedOut } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { listing, type Text, text } from '#advisor/grounding/pieces.ts'
import { acknowledge } from './saved/acknowledge.ts'
import { factText } from './saved/describe-fact.ts'
import { findRequest } from './find-request.ts'
import { sayShort } from '#advisor/grounding/fit.ts'
import { type Lines, type Move, type Scene, vary } from './scene.ts'

type Undo = Extract<CarriedOut, { kind: 'undo' }>

const nothing: Lines = ['There is nothing of yours to take back yet.', 'Nothing is left to take back.']
const clear: Lines = [
  'Only you can clear this conversation, with Clear conversation on this page: nothing brings it back. What I ' +
    'know about your money stays either way.',
  'Use Clear conversation on this page; I leave that to you, since it cannot be undone. Your stored figures stay.',
]

/** What became of a wish that somebody else carries out. */
export function answerRequest(scene: Scene): Move | null {
  const { dialogue, carriedOut, text: message, wording } = scene
  const kind = carriedOut?.kind ?? findRequest(message, wording)
  if (kind === null) return null
  if (kind === 'clear') return { content: [vary(clear, dialogue)] }
  // Where nobody else takes back what was saved, the order was read as any other.
  const done = carriedOut ? null : acknowledge(scene)
  if (done) return { content: done.full, dialogue: { asked: null } }
  const undo = carriedOut?.kind === 'undo' ? carriedOut : { undone: [], kept: [], dropped: [] }
  return {
    content: tellUndo(scene, undo),
    dialogue: { asked: null, focus: withoutFacts(dialogue.focus, undo.undone) },
  }
}

function tellUndo({ dialogue, sheet }: Scene, { undone, kept, dropped }: Omit<Undo, 'kind'>): Text {
  const list = (facts: Fact[]) => listing(facts.map((fact) => factText(fact, sheet)))
  const taken: Text = undone.length > 0 ? text`Taken back: ${list(undone)}.` : []
  const left: Text = kept.length > 0 ? text`Left as it is, since it was changed later: ${list(kept)}.` : []
  if (undone.length + kept.length > 0) {
    return sayShort(
      [taken, left, ['Tell me the right figure whenever you like.']],
      [taken, left],
      [['What you told me last is taken back, where nothing has changed it since.']],
    )
  }
  return [
    dropped.length > 0
      ? vary(
          [
            'I have dropped that question; nothing was saved.',
            'Nothing was saved, and the question is gone.',
          ],
          dialogue,
        )
      : vary(nothing, dialogue),
  ]
}

const withoutFacts = (focus: Fact[], gone: Fact[]) =>
  focus.filter(
    (fact) => !gone.some((other) => other.quote === fact.quote && other.change.kind === fact.change.kind),
  )
