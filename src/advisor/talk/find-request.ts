import type { RequestKind } from '#advisor/advisor.ts'
import { findKind, type Pattern, whole } from './patterns.ts'
import { readWording, type Wording } from './wording.ts'

const POLITE =
  '(?:(?:can|could|would|will) you |i want (?:you )?to |id like (?:you )?to |i need (?:you )?to |please |lets |how do i |can i )*'
const LAST =
  '(?:that|it|this|the last (?:thing|one|change|entry|save|edit|message)|my last (?:message|change|entry)|' +
  'what (?:you|i) (?:just )?(?:saved|did|said|stored|wrote|changed|added|told you)|that (?:last )?(?:thing|one|' +
  'change|entry|save)|the change|what you just (?:did|saved|stored))'

const table: Record<RequestKind, Pattern> = {
  undo: {
    whole: whole(
      `${POLITE}(?:undo|revert|reverse|unsave|take back|roll back|rollback|set back|un ?do)(?: ${LAST})?`,
      `${POLITE}(?:take|roll|put|set|change) ${LAST} back`,
      `${POLITE}(?:remove|delete|erase|forget|unsave|cancel|discard) (?:${LAST})`,
      `${POLITE}(?:dont|do not) save (?:that|it|this)`,
      'scratch that|strike that|i take (?:that|it) back|(?:ctrl|control|cmd) ?z|go back a step|that was a mistake (?:undo|take it back)',
      `(?:that|it) was (?:a |my )?(?:mistake|error|wrong)(?: please)? (?:undo|revert|remove|delete|take)(?: (?:it|that))?(?: back)?`,
    ),
  },
  clear: {
    whole: whole(
      `${POLITE}(?:clear|delete|erase|wipe|remove|reset|empty)(?: out)? (?:all |the |this |our |my |whole |entire |` +
        `of )*(?:conversations?|history|messages?|discussion|message history|conversation (?:history|log|messages))`,
      `${POLITE}(?:start (?:over|fresh|again)|begin again)(?: with (?:a|an) (?:new|empty|fresh|clean) conversation)`,
      `${POLITE}(?:start|open|begin) a (?:new|fresh|clean|blank) conversation`,
    ),
  },
}

/** What the user asks for that somebody else must carry out: nothing here writes or deletes. */
export const findRequest = (text: string, wording: Wording = readWording(text)): RequestKind | null =>
  findKind(wording, table)
