/** Two messages of different people as one: people ask several things at once more often than what is written down. */
import type { Conversation, Mark, Meant, Message } from './conversations.ts'
import { leaves, type Written } from './expressions.ts'
import { kinds } from './kinds.ts'

const links = ['. also ', ' and ', '? ', '. ', ', and ', '\n', ' oh and ', '. and another thing, ', ' plus ']
const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** A question that needs nothing but its own words. */
function standsAlone({ text, marks, meant }: Message): boolean {
  const [only] = meant
  if (!only || meant.length !== 1 || only.from !== null || only.about.length > 0 || text.length > 160)
    return false
  if (!kinds[only.intent] && only.intent !== 'know') return false
  const own = new Set(marks.flatMap(({ letter }) => letter ?? []))
  return (
    marks.every(({ op }) => op === 'set') &&
    only.inputs
      .flatMap(({ value }) => leaves(value))
      .every((leaf) => leaf.kind === 'constant' || (leaf.kind === 'letter' && own.has(leaf.name)))
  )
}

/** Its numbers by letters from a place of the alphabet on, so that no input of the other message takes them. */
function byLetters({ text, marks, meant }: Message, from: number): Message {
  const letterAt = (place: number) => alphabet[from + place] ?? 'z'
  const letters = new Map(
    marks.flatMap(({ letter }, at) => (letter ? [[letter, letterAt(at)] as const] : [])),
  )
  const rename = (value: Written): Written => {
    if (value.kind === 'letter') return { kind: 'letter', name: letters.get(value.name) ?? value.name }
    if (value.kind !== 'operation') return value
    return { ...value, left: rename(value.left), right: rename(value.right) }
  }
  const named = marks.map((mark, at): Mark => ({ ...mark, slot: null, letter: letterAt(at) }))
  return {
    text,
    marks: named,
    meant: meant.map((one): Meant => {
      const slots = kinds[one.intent]?.slots ?? {}
      const said = marks.flatMap(({ slot }, at) =>
        slot !== null && slot in slots && !one.inputs.some((input) => input.slot === slot)
          ? [{ slot, value: { kind: 'letter' as const, name: letterAt(at) } }]
          : [],
      )
      return { ...one, inputs: [...one.inputs.map((x) => ({ ...x, value: rename(x.value) })), ...said] }
    }),
  }
}

function join(a: Message, b: Message, link: string): Message {
  const text = a.text.replace(/[.?!\s]+$/, '') + link
  const second = byLetters(b, a.marks.length)
  return {
    text: text + second.text,
    marks: [
      ...byLetters(a, 0).marks,
      ...second.marks.map((mark) => ({
        ...mark,
        start: mark.start + text.length,
        end: mark.end + text.length,
      })),
    ],
    meant: [...byLetters(a, 0).meant, ...second.meant],
  }
}

/** So many conversations of one message each, in which two things are asked. */
export function joinMessages(
  conversations: readonly Conversation[],
  count: number,
  random: () => number,
): Conversation[] {
  const alone = conversations.flatMap(({ messages }) => messages).filter(standsAlone)
  const any = () => alone[Math.floor(random() * alone.length)]
  return Array.from({ length: count }, (_, at): Conversation[] => {
    const [a, b] = [any(), any()]
    if (!a || !b || a.meant[0]?.intent === b.meant[0]?.intent || a.marks.length + b.marks.length > 12)
      return []
    const message = join(a, b, links[Math.floor(random() * links.length)] ?? ' and ')
    return [{ id: `joined-${at}`, known: [], messages: [message] }]
  }).flat()
}
