import type { List } from './stored-rows.ts'

/** Words that a short thought may start with before it comes to the point. */
const lead =
  '^(?:(?:ok|okay|well|so|oh|and|yes|yep|yeah|yay|update|news|hey|but|then|anyway|btw|ugh|fine|alright|' +
  'actually|now|also|hi|good|great|wow|guess what|just|finally|already|officially|even|you know what|turns out|' +
  'as of (?:today|now|this week)) )*'
const adverb =
  '(?:(?:just|finally|already|actually|officially|even|now|all|totally|completely|also|both|basically|pretty much) )*'
/** What a thought may end with. */
const close =
  '(?: (?:off|out|today|tonight|yesterday|now|already|finally|last [\\w]+|this [\\w]+|on [\\w]+|' +
  'in (?:january|february|march|april|may|june|july|august|september|october|november|december)|just now|' +
  'right now|for good|though|too|btw|by the way|completely|altogether|any ?more|entirely|in full|early|at last|' +
  'and done|as of [\\w]+(?: [\\w]+)?|thank (?:god|goodness)|thanks|lol|on the (?:app|phone|website|spot)|' +
  'at all|(?:two|#\\d+) (?:days|weeks|months) ago|[.!:)-]))*$'
const it =
  '(?:it(?: all)?|that|this|them|those|these|that one|this one|both|all of it|all of them|the whole thing|everything)'
const thingIs =
  `(?:(?:it|that|this|that one|this one|they|those|these|both|which|everything) (?:is|are|'s|was|were|got|` +
  `has been|have been|just got) )`
const somebody = '(?:(?:i|we|they|she|he|you) )?(?:(?:have|has|had to|went and|got to) )?'

const zero = '(?:at |down to |a )?(?:zero|nothing|nada|zip)(?: on (?:it|that)| for (?:us|me))?'

/** 'HSA covered it', 'the insurance paid it off' */
const whoever = "(?:(?:the|my|our) )?[\\w']+ (?:[\\w']+ )?(?:(?:just|finally|actually|fully) )?"

/** `states` say it all; `weak` ones need 'it is' or the like before them; `acts` are done to it; `whole` thoughts have it inside. */
const saying = (states: string, weak: string, acts: string, whole: string) =>
  new RegExp(
    `${lead}(?:${adverb}${thingIs}?${adverb}(?:${states})|${thingIs}${adverb}(?:${weak}|${zero})|` +
      `(?:${zero})(?= now| any ?more)|(?:zero|nothing) (?:on|for) (?:it|that|us|me)(?: one)?|` +
      `${somebody}${adverb}(?:${acts}) ${it}|(?:(?:i|we|they) )?${adverb}(?:${whole}))${close}`,
  )

/**
 * Short thoughts about what was spoken of last, which they leave unnamed or call 'it': 'quit it. right now', 'that
 * ended', 'paid in full'. Whole thoughts only, as 'sold my jacket' is of something else.
 */
export const overIt: Record<List, RegExp> = {
  liability: saying(
    'paid off|paid in full|all paid|fully paid|forgiven|discharged|wiped out|written off',
    'gone|done|over|history|cleared|settled|dismissed|finished|square',
    'paid off|killed|cleared|settled|forgave|wiped out|wrote off|finished|knocked out|took over|closed out|' +
      'zeroed(?: out)?|erased|picked up',
    `${whoever}(?:(?:forgave|covered|wiped out|wrote off|paid off|picked up|took care of) ${it}|paid ${it} off)|` +
      `paid ${it} off|took ${it} (?:back|over)|wrote ${it} off|wiped ${it} out|` +
      `owe (?:them |him |her |it )?(?:nothing|zero|zip)|do not owe (?:them |him |her )?(?:anything|a \\w+|it)|` +
      `are (?:all )?(?:square|even)|(?:sent|made|paid|gave)(?: (?:him|her|them|in))? (?:the |my |our )?(?:very )?` +
      `(?:last|final)(?: of it| payment| check| one| bit)?|(?:venmo'?d|zelle'?d|paid|repaid) (?:him|her|` +
      `them)(?: back)?(?: (?:the last of it|the rest|all of it|in full))?|square|even steven`,
  ),
  expense: saying(
    "cancell?ed|the whole thing (?:is|'s) covered",
    'gone|covered|done|over|ended|stopped|finished|history|dropped|free|paid off',
    'quit|cancell?ed|stopped|ended|dropped|ditched|dumped|killed|axed|deleted|gave up|got rid of|finished|' +
      'unsubscribed from|cut|got out of|fired|nixed|scrapped',
    `(?:it|that|this|they) (?:just )?(?:ended|stopped|finished|closed|folded)|no longer (?:pay|have|need|do|` +
      `use) ${it}|do not (?:pay|have|need|do|use)(?: for)? ${it} any ?more|let (?:him|her|them) go|gave ${it} up|` +
      `cut ${it}|not any ?more|done with ${it}`,
  ),
  income: saying(
    'dried up',
    'gone|done|over|cancell?ed|ended|stopped|finished|history',
    'quit|stopped|ended|dropped|gave up|closed|lost|shut down|folded',
    `(?:it|that|this|they) (?:just )?(?:ended|stopped|finished|closed|folded|dried up|fell through)|` +
      `no longer (?:get|have|do|receive) ${it}|moved out|let (?:me|us) go(?! (?:early|home|over|out|to|ahead)\\b)|shut ${it}(?: down)?`,
  ),
  asset: saying(
    'sold|totall?ed|stolen|repossessed',
    'gone|worth (?:nothing|zero|zip|nada)|worthless|cashed out|history|fake',
    'sold|traded in|traded|cashed out|cashed in|totall?ed|donated|junked|gave away|got rid of|dumped|liquidated|' +
      'emptied|drained|spent|surrendered|returned|scrapped',
    `gave ${it} (?:away|back)|traded ${it} in|cashed ${it} (?:out|in)|none (?:of it |of that )?left|nothing left|` +
      `bought (?:me|us) out|emptied ${it}`,
  ),
  goal: saying(
    'cancell?ed|called off',
    'off|over|done|off the (?:list|table)|dead',
    'cancell?ed|dropped|scrapped|called off|gave up on|nixed|shelved|bought|skipped',
    `called ${it} off|gave ${it} up|(?:(?:my )?(?:wife|husband|hubby|partner) |she |he )?(?:vetoed|nixed|shot down|said no to)(?: ${it})?`,
  ),
}
