import fc from 'fast-check'
import type { Advisor } from '#advisor/advisor.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { faultsOf } from '#advisor/talk/testing/checks.ts'
import { readOpenCorpus } from './training/corpus.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'

const corpus = readOpenCorpus().flatMap(({ turns }) => turns)
const sentence = fc.constantFrom(...corpus)

/** Real sentences cut, mixed and damaged, and text of no sense at all. */
export const message = fc.oneof(
  fc.tuple(sentence, sentence).map(([one, two]) => `${one} ${two}`.slice(0, 4000)),
  fc
    .tuple(sentence, fc.nat(300), fc.nat(300))
    .map(([text, from, to]) => text.slice(Math.min(from, to), Math.max(from, to))),
  fc
    .tuple(sentence, fc.string({ maxLength: 20 }), fc.nat(200))
    .map(([text, noise, at]) => text.slice(0, at) + noise + text.slice(at)),
  fc
    .array(
      fc.constantFrom(
        ...'$ % 1 9,999 k m million a an the of if not my owe pay -5 1e309 4111111111111111 NaN 0x1f 🙂 " \' > < ; -- {{ }} ( ) . ? \n'.split(
          ' ',
        ),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .tuple(fc.constantFrom('9', '$1 ', 'debt ', '((', 'a '), fc.integer({ min: 1, max: 2000 }))
    .map(([part, times]) => part.repeat(times).slice(0, 4000)),
)

/** A turn through a whole built-in advisor: nothing is thrown, and the reply keeps every rule of a reply. */
export const hasNoFault = (advisor: Advisor) => async (text: string) => {
  const said = { text, snapshot: emptySnapshot(), dialogue: freshDialogue }
  const hearing = { ...said, minded: await advisor.mind(said) }
  const understood = advisor.understand(hearing)
  const faults = faultsOf(advisor.respond({ ...hearing, understood }))
  if (faults.length > 0) throw new Error(faults.join('; '))
  return true
}
