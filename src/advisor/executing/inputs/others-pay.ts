/** 'A roommate would cover 600 of it': what somebody else pays of a cost is less to pay, whatever the mind took it for. */
import { type Action, startOf } from '#advisor/minding/minded.ts'

const PEOPLE =
  'room-?mate|boyfriend|girlfriend|husband|wife|partner|brother|sister|mom|dad|son|daughter|parents'
const OTHERS = String.raw`(?:he|she|they|(?:my |our |a |the )?(?:${PEOPLE}))`
const PAYS = 'covers?|pays?|chips? in|kicks? in'
/** What is said of a cost: 'they pay 300 of it'. */
const PAID_BEFORE = new RegExp(
  String.raw`\b${OTHERS}(?:'d|'ll| would| will| could| can| to)? (?:${PAYS})(?: like| about| maybe)? \$?$`,
  'i',
)
const OF_IT = /^(?: a month)? (?:of|toward|towards) (?:it|that|the|my|our|rent)\b/i
const COVERS = /\b(?:covers?|chips? in|kicks? in)(?: like| about| maybe)? \$?$/i

export const othersPay = (inputs: Action['inputs'], text: string): Action['inputs'] =>
  inputs.map((input) => {
    const { slot, value } = input
    if (slot !== 'moreExpense' || value.kind !== 'number' || startOf(value) === null) return input
    const [front, rest] = [text.slice(0, value.number.start), text.slice(value.number.end)]
    const isTheirs = PAID_BEFORE.test(front) && (COVERS.test(front) || OF_IT.test(rest))
    return isTheirs ? { slot: 'lessExpense', value } : input
  })
