import { findAll, layOutLines, spanOf, type Line } from '#advisor/understanding/reading/lines.ts'
import { isOther, isPartner } from '#advisor/understanding/people.ts'
import { isForATime, isThingLost } from './not-over.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { clauseBefore, isAsked, isOwn, isQuoted, isSupposed } from '#advisor/understanding/stance.ts'

export type EndingKind = 'paid-off' | 'cancelled' | 'sold' | 'retracted'

/** Something said before that no longer holds. */
export interface Ending {
  /** The words naming it ('car loan'); empty for 'it', 'that' and 'both', which mean what was spoken of last. */
  subject: string
  kind: EndingKind
  start: number
  end: number
}

const the =
  '(?:(?:all |both |all of |half of |the rest of |the last of |the whole |off )*(?:my|our|the|that|this|those|these) )'
/** The name of a thing after the verb: as many words as come before a mark or a word of time. */
const edge =
  '(?= (?:[,;:.!?()"/-]|\\u2022|today|yesterday|tonight|last|this|next|on|in|with|from|and|but|so|as|because|' +
  'for|when|which|after|at|now|out|again|off|completely|entirely|finally|already|it|i|we|he|she|they|to|please|' +
  'over|since|early|thanks|about|too|anyway|by|is|was|has|any ?more|before|altogether)\\b| [,;:.!?()"-]| *$)'
const thing =
  `((?!(?:some|half|part|most|with|in|for|too|off|of|all|and|then|the|is|that|again|me|him|it|them|both|` +
  `everything|those|these|down|every|each|at|by|to|out|up|on|early|on time|as|my|our|his|her|their)\\b)` +
  `(?:[\\w'&]+ ){0,4}?[\\w']+)${edge}`
const it = '(it|that|them|both|everything|those|these|all of it|all of them|both of them|the whole thing)'
/** The name of a thing before the verb. */
const subject =
  `(?:^|[,;:.!(\\u2022-] ?|\\b(?:and|so|but|then|because|that|now|news|update|today) )${the}?` +
  `((?:(?!once |when |if |until |till |after |before |i |we |he |she |they |you |it |there |what |not |never |` +
  `which |who |that |is |was |are |her |his |their )[\\w'&]+ ){1,4}?)`
const since = '(?:(?:just|finally|already|actually|officially|even|now|recently|then|also|both|all) )*'
const settled =
  '(?:paid (?:off|in full|up)|payed off|settled(?: in full)?|forgiven|written off|wiped (?:out|away)|' +
  'discharged|cleared|history|at zero|down to zero|gone(?! (?:up|down|to|from))|all paid(?: off)?|' +
  'done(?: and dusted)?(?! (?:with|for (?:the|this|now|today|tonight))\\b)|' +
  'paid(?= (?:[,.!;]|off|last|this morning|today|yesterday|$)))'

const wordings: [EndingKind, RegExp[]][] = [
  [
    'paid-off',
    [
      new RegExp(
        `\\b(?:(?:paid|payed|knocked|cleared) (?:off|out)|finished paying(?: off| for)?) ${the}?${thing}(?! (?:every|each))`,
      ),
      new RegExp(`\\b(?:paid|payed) ${the}${thing}(?= (?:in full|!|$|completely|entirely))`),
      new RegExp(`\\b(?:paid|payed) (?:the |my |our )?${thing} off\\b`),
      new RegExp(`\\b(?:paid|payed|knocked|wiped) ${it} (?:off|out)\\b`),
      new RegExp(
        `${subject}(?:is|are|was|were|got|has been|have been|:)? ?${since}${settled}(?! (?:every|each|by|to my|in (?:#|20)))`,
      ),
      new RegExp(
        `^${since}(?:${it} (?:is|are|was|were|has been) )?${since}(?:paid (?:it |them )?(?:all )?off|paid in full|forgiven|settled)\\b`,
      ),
      new RegExp(`\\b(?:wrote off|forgave|wiped out) ${it}\\b`),
      new RegExp(`\\b(?:wrote off|forgave|written off|wiped out) (?:the whole |all of )?${the}?${thing}`),
      new RegExp(
        `\\b(?:made|sent|sent in) (?:the|my|our) (?:very )?(?:last|final)(?: \\w+)? payments? (?:on|for|to) ${the}?${thing}`,
      ),
      new RegExp(`\\b(?:do not|no longer) (?:owe|have) (?:on )?${the}?${thing}(?= any ?more\\b)`),
      new RegExp(`\\bno longer (?:owe|have) (?:on )?${the}${thing}`),
    ],
  ],
  [
    'cancelled',
    [
      new RegExp(
        `\\b(?:cancelled|canceled|had to (?:cancel|drop|give up)|axed|ditched|unsubscribed from|` +
          `stopped paying(?: for)?|no longer pay(?:ing)?(?: for)?|done paying(?: for)?) ${the}?${thing}`,
      ),
      new RegExp(
        `\\b(?:dropped|ended|stopped|quit|shut off|turned off|emptied|gave up|got out of|called off|closed) ${the}${thing}`,
      ),
      new RegExp(`\\bshut off ${the}?${thing}`),
      new RegExp(`\\b(?:shut|shut down|cut) ${the}${thing}`),
      new RegExp(
        `^(?:(?:i|we|just|finally) )*(?:dropped|ditched|quit) ${thing}(?= (?:[.!]|yesterday|today|last|this))`,
      ),
      new RegExp(`\\bno more (?!than|debt|number|question|money)${thing}`),
      new RegExp(`\\b(?:cancelled|canceled|dropped|stopped|ended|closed|ditched) ${it}\\b`),
      new RegExp(`${subject}(?:is|was|has been|got) ${since}(?:cancelled|canceled|shut off|over with)\\b`),
      new RegExp(
        `${subject}(?:has |just )?(?:ended|closed|folded|shut down)(?= [,.;!]|$| so\\b| last\\b| in\\b| on\\b)`,
      ),
    ],
  ],
  [
    'sold',
    [
      new RegExp(
        `\\b(?:sold|had to (?:sell|liquidate|cash out)|traded in|cashed (?:out|in)|got rid of|gave away|totall?ed|` +
          `liquidated|unloaded|offloaded) (?:off )?${the}?${thing}`,
      ),
      new RegExp(`\\b(?:sold|traded|cashed|totall?ed|liquidated) ${it}\\b`),
      new RegExp(
        `${subject}(?:is |was |has been |has |got |finally )*sold(?= [,.;!]| (?:for|last|today|yesterday|on|in|so|` +
          `and|this|already|finally)\\b|$)`,
      ),
    ],
  ],
  [
    'retracted',
    [
      new RegExp(
        `\\b(?:forget|scratch|ignore|disregard|delete|remove|undo|scrap|drop|strike|erase|nix|discard|` +
          `cancel|omit|skip)(?: about| out)? ${the}${thing}`,
      ),
      new RegExp(
        `\\b(?:forget|scratch|ignore|disregard|delete|remove|undo|scrap|drop|strike|erase|nix|discard|omit|` +
          `skip)(?: about| out)? (?:${it}\\b|(?:i|what i) (?:said|wrote)\\b|my last (?:message|note|answer)\\b)`,
      ),
      new RegExp(`\\b(?:scratch|scrap|nix|delete|remove|disregard|undo) ${thing}`),
      new RegExp(`\\b(?:take|leave|keep|pull) ${the}?${thing}(?= (?:out|off)\\b)`),
      new RegExp(`\\b(?:take|leave|pull|cross) ${it} (?:out|off|back)\\b`),
      /\b(?:never ?mind)\b/,
      new RegExp(
        `\\b(?:do not|did not mean to) (?:save|count|include|write|put|store|record|use|add|keep) (?:${it}\\b|` +
          `(?:a number|any of (?:that|it)|${the}${thing}))`,
      ),
    ],
  ],
]

/** 'The house next door sold' */
export const nearby = /\b(?:next door|across (?:from|the street)|down the (?:street|road)|neighbou?r\w*)\b/
const notYet = new RegExp(
  [
    String.raw`\b(?:to|will|would|could|should|can|may|might|if|when|once|after|until|till|by the time|plan\w*|want\w*|`,
    String.raw`hop(?:e|ing)|about|almost|nearly|not|never|have not|had not|did not|before|get|getting|be|being|trying|`,
    String.raw`have it|were)(?: (?:we|i|have|just|ever|fully|it|have been))*$`,
  ].join(''),
)
const idle =
  /^(?:it|that|them|both|everything|those|these|all of it|all of them|both of them|the whole thing|all|one|#\d+)$/
/** Never the thing that is over: 'paid rent', 'paid attention'. */
const nothing = /^(?:me|him|her|us|you|time|attention|cash|rent|for)$/

/** What the user says is over: debts paid off, costs cancelled, things sold, and words taken back. */
export function readEndings(reading: Reading): Ending[] {
  const lines = layOutLines(reading)
  const found = lines.flatMap((line, index) =>
    wordings.flatMap(([kind, patterns]) =>
      patterns.flatMap((pattern) =>
        findAll(line, pattern).flatMap(({ from, to, groups }) => {
          if (!isDone(lines, index, from, kind)) return []
          const name = nameOf(groups.slice(1))
          // 'My brother sold': the words before the verb name a person, not a thing.
          return isPerson(name) || nothing.test(name) || isThingLost(line.text.slice(from, to))
            ? []
            : [{ subject: name, kind, ...spanOf(line, from, to) }]
        }),
      ),
    ),
  )
  return dropRepeated(found)
}

function isDone(lines: Line[], index: number, from: number, kind: EndingKind): boolean {
  const line = lines[index]
  if (!line || line.isQuestion || isQuoted(line, from)) return false
  const clause = clauseBefore(line, from).trim()
  if (isSupposed(line, from) || isAsked(line, from) || nearby.test(line.text)) return false
  if (isForATime(line.text.slice(from))) return false
  // Asking the advisor to drop something needs no person; 'please don't forget' asks the opposite.
  if (kind === 'retracted')
    return (
      !/\b(?:not|never|to|i|we|will|would)(?: \w+)?$/.test(clause) ||
      /\b(?:want|like|ask) (?:you )?to$/.test(clause)
    )
  const isNoMore = line.text.startsWith('no more', from)
  return (isNoMore || isOwn(lines, index, from)) && !notYet.test(clause)
}

const fillers =
  /^(?:(?:the|my|our|that|this|those|these|a|an|all|both|of|whole|entire|last|rest|old|off|stupid|damn|so|and|now|then|news|,) )+/

/** The words that name the thing, without those around it. */
function nameOf(groups: string[]): string {
  const name = (groups.find((group) => group) ?? '').trim().replace(/ 's$/, '').replace(fillers, '')
  return idle.test(name) ? '' : name
}

const isPerson = (name: string) => isOther(name) || isPartner(name)

/** Of two readings of the same words the one with a name stays. */
function dropRepeated(found: Ending[]): Ending[] {
  const named = found.toSorted((one, other) => other.subject.length - one.subject.length)
  const kept: Ending[] = []
  for (const ending of named) {
    const isTaken = kept.some((other) => other.start < ending.end && ending.start < other.end)
    if (!isTaken) kept.push(ending)
  }
  return kept.toSorted((one, other) => one.start - other.start)
}
