import type { List } from './stored-rows.ts'

/** What is said of a row that is over, by the kind of row. Words that come in other talk need the row right beside them. */
export const over: Record<List, RegExp> = {
  liability: new RegExp(
    [
      String.raw`\b(?:gone|cleared|settled(?! (?:on|for|in|into|down)\b)|forgiven|forgave|forgives|wiped (?:out|away)|`,
      String.raw`wrote (?:\w+ ){0,2}?off|owe (?:\w+ )?nothing|written off|discharged|paid (?:\w+ ){0,3}?(?:off|in full|`,
      String.raw`completely|entirely)|took over|taken over|knocked out|(?:is|at|to|balance|now) zero(?! (?:percent|interest|`,
      String.raw`apr|down))|(?:is|all|just) done|^done)\b|\b(?:is|been|all|and|fully|one|:) paid(?: it)?(?: now| already|`,
      String.raw` today| this morning)?$|^paid$`,
    ].join(''),
  ),
  expense: new RegExp(
    [
      String.raw`\b(?:cancell?ed|quit(?! working\b)|killed|waived|axed|ditched|dumped|scrapped|no more|is gone|are gone|`,
      String.raw`(?:is|at|to) zero|unsubscribed|got rid of|paid off|gave up|stopped(?! working(?! with| for)\b)|ended|`,
      String.raw`took over|taken over)\b`,
    ].join(''),
  ),
  income: new RegExp(
    [
      String.raw`\b(?:quit|laid (?:me )?off|ended|bailed|evicted|(?:is|sits|now) (?:empty|vacant)|no more|is gone|are gone|`,
      String.raw`stopped|fired (?:me|us)|nothing from|folded|dried up|cut (?:its|the|their|my) (?:\w+ )?(?:program|position|`,
      String.raw`class|contract)|moved out|retired from|found someone|cancell?ed)\b`,
    ].join(''),
  ),
  asset: new RegExp(
    [
      String.raw`\b(?:sold|traded|cashed|surrendered|dumped|gave away|donated|totall?ed|emptied|drained|is gone|got rid of|`,
      String.raw`liquidated|junked|repossessed|stolen|took over)\b`,
    ].join(''),
  ),
  goal: /\b(?:off the list|cancell?ed|called off|scrapped|gave up on|bought (?:it|the|one)|(?:is|all|just) done|^done)\b/,
}

const owner = '(?:(?:the|my|our|that|this|those|these|both|all) )*'
/** The row, marked `@`, with the words beside its name. */
const row =
  `${owner}(?:(?!at|to|in|on|from|for|with|of|by|and|or)[\\w']+ )?@(?: @| 's(?= (?:is|are|was|got)\\b)|` +
  ` (?:guy|guys|lady|people|folks|one|ones|card|cards|loan|loans|note|account|bill|bills|plan|thing|stuff|` +
  `subscription|membership|shop|job|gig|payments?|debts?|balance|app|box|spot|service|client|contract|money|` +
  `fund|lessons?|classes|class))*`
const adverb =
  '(?:(?:just|finally|already|actually|officially|even|now|all|totally|completely|also|both|basically|pretty much|as good as|long) )*'
const is = `(?:is|are|'s|was|were|got|has been|have been|'s been|just got|:)`
/** What follows a whole thought. */
const close =
  '(?=$| (?:too|now|since|as of|today|tonight|yesterday|this|last|on|any ?more|already|finally|for good|and|' +
  'thanks|thank|btw|by the|at last|,|-|entirely|completely|altogether|after|also|as well)\\b)'
const noMore = `\\bno(?: more)? ${row} (?:any ?more|left|now)\\b|\\bno more ${row}`
const none = `^(?:(?:so|and|now|there is|that is|we have|i have|have) )*no ${row}$`
const notPaid =
  `\\b(?:no longer|do not|stopped|done|quit|not) (?:pay|paying|have|having|use|using|need|needing|do|doing|go|` +
  `going|get|getting|take|taking)(?: for| to)? ${row}(?: (?:any ?more|now))?`

/** The same of whatever kind. */
const axed = [
  `${row} (?:just |finally )?got (?:the (?:axe|ax|boot|chop)|cut|axed|scrapped|canned|cancell?ed)\\b`,
  `\\bpulled the plug on ${row}`,
  `\\b(?:said goodbye to|waved goodbye to|parted ways with|pulled out of|rid of) ${row}`,
]

const patterns = (...sources: string[]) => sources.map((source) => new RegExp(source))

/** 'BofA nothing', 'Citi: 0 now' */
const bare = `^(?:(?:so|and|now|then|ok) )*${row}(?: [:=-])? (?:zero|nothing|none|nada|zip)(?: now\\b| left\\b|(?: [.!])*$)`

/** What is said right beside the row, `@` in its place. */
export const overBeside: Record<List, RegExp[]> = {
  liability: patterns(
    `${row} ${is} ${adverb}(?:gone|done|over|dead|history|handled|taken care of|paid|paid off|square|finished|` +
      `forgiven|cleared|zero|at zero|zeroed(?: out)?|nothing|behind (?:me|us)|out of the picture)${close}` +
      `(?! (?:to|on|for) )`,
    noMore,
    bare,
    `\\b(?:killed|crushed|nuked|retired|zeroed(?: out)?|finished (?:off|paying(?: off| for)?)|destroyed|` +
      `demolished|knocked(?: out)?|closed out) ${row}`,
    `\\b(?:made|sent|sent in|paid|accepted)(?: (?:my|our|the))?(?: very)? (?:last|final)(?: \\w+)? ?(?:payments?|` +
      `check|bit|of it)? ?(?:on|for|to|of) ${row}`,
    `\\b(?:rolled|combined|consolidated|merged|folded|lumped) [^@]*@.* into\\b`,
    `${row} (?:accepted|took|got|received) (?:my|our|the) (?:last|final) (?:payment|check)`,
    `${row} (?:is|are|and (?:i|we) are) (?:all )?(?:square|even)\\b`,
    `\\bwiped ${row} (?:clean|out)\\b`,
    `\\b(?:made|sent|paid) (?:my |our |the )?(?:very )?(?:last|final) ${row}`,
    `\\bowe ${row} (?:nothing|zero|zip|nada)\\b`,
    `\\bdo not owe ${row}(?: (?:anything|a (?:dime|cent|thing)|any ?more))`,
  ),
  expense: patterns(
    `\\b(?:fired|dropped|deleted|cut|nixed|ended|lost|returned|closed|dumped|sold|finished|gave back|` +
      `turned in) ${row}$|\\b(?:fired|deleted) ${row}`,
    ...axed,
    `\\blet ${row} (?:\\w+ )?go\\b`,
    `\\bgot out of ${row}`,
    `${row} ${is} ${adverb}(?:gone|done|over|free|handled|taken care of|finished|cancell?ed|history|zero|nothing|` +
      `paid off|covered|included)${close}`,
    `${row} (?:is|are|'s) (?:already )?(?:included|part of|already in|in)(?: with| in)? (?:the|that|it|my|our|this|%)(?= |$)`,
    `${row} (?:quit|left|moved away|retired|closed|ended|folded|stopped coming)${close}`,
    noMore,
    none,
    bare,
    notPaid,
    `\\b(?!i |we |you )[\\w']+ (?:pays?|covers?|handles?|takes?|took|is paying|is covering) (?:for |care of |` +
      `over )?${row} (?:now|from now|from here)`,
    `\\baged out of ${row}`,
    `\\bdo ${row} (?:myself|ourselves)\\b`,
  ),
  income: patterns(
    ...axed,
    `\\b(?:shut|shut down|closed|closed down|dropped|gave up|stopped|sold|lost|ended|wound down|quit|done with|out of) ${row}$`,
    `\\b(?:shut|shut down|closed|closed down|wound down) ${row}`,
    `\\b(?:no longer|do not) (?:drive|driving|work|working|do|doing|teach|teaching|sell|selling|get|getting|have|` +
      `receive|rent|renting)(?: for| at| out)? ${row}`,
    `${row} (?:just |finally )?(?:bailed|moved out|folded|shut down|ended|dried up|stopped|fell through|` +
      `dropped (?:me|us)|let (?:me|us) go|fired (?:me|us)|quit|cut (?:me|us)|canned (?:me|us))${close}`,
    `${row} ${is} ${adverb}(?:gone|done|over|finished|history|zero|nothing|cancell?ed)${close}`,
    `\\b(?:they|school|district|company|client)(?: just| finally)? (?:cut|killed|ended|cancell?ed|axed) ${row}`,
    noMore,
    none,
  ),
  asset: patterns(
    `${row} ${is} ${adverb}(?:gone|sold|totall?ed|worthless|fake|stolen|history|zero|nothing|cashed out)${close}`,
    noMore,
    none,
    bare,
    `\\b(?:nothing|none|zero)(?: left)? (?:in|of|on) ${row}`,
    `\\b(?:gave|handed|signed over|signed) ${row} (?:to|over|away|back)\\b`,
    `\\b(?:have|has|got|own) (?:no|zero) ${row}`,
    `\\bspent ${row}(?= on\\b|$)`,
    `\\bbought (?:me|us) out(?: of ${row})?`,
  ),
  goal: patterns(
    ...axed,
    `${row} ${is} ${adverb}(?:off|out|over|done|cancell?ed|dead|paid for|covered|handled|taken care of|vetoed|` +
      `off the table|on hold|not happening)${close}`,
    `^(?:(?:so|ok|and|changed my mind) )*no(?: more)? ${row}$`,
    `\\bbought ${row}`,
  ),
}
