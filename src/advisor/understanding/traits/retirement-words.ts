/** Ways of saying that one stops working. The strong ones need no wish or plan beside them. */
const stopping = [
  'retir(?:e|es|ing)|(?:be|being) (?:\\w+ )?retired|semi retire|early retirement|retirement',
  'stop(?:ping)? (?:work(?:ing)?|for good|altogether|teaching|driving|nursing|full time)|' +
    'quit(?:ting)?(?: work(?:ing)?)?|call(?:ing)? it (?:quits|a day|a career)',
  'hang(?:ing)? (?:it|them|my \\w+|the \\w+|up my \\w+|up the \\w+)(?: all)?(?: up)?|' +
    'pull(?:ing)? the (?:plug|pin|trigger|cord|rip ?cord)|pack(?:ing)? it in|throw(?:ing)? in the towel',
  'leav(?:e|ing) (?:work|my job|full time work|the work ?force|the (?:office|plant|job|company|force|service))|' +
    'walk(?:ing)? away|clock(?:ing)? out|punch(?:ing)? out|cash(?:ing)? out of work|check(?:ing)? out of',
  'bow(?:ing)? out|step(?:ping)? (?:down|away|back)|wind(?:ing)? down|fat ?fire|lean ?fire|coast ?fire|' +
    'barista ?fire|fire|work optional|financially independent|financial independence|last day of work',
].join('|')
const leaving =
  'hand(?:ing)? over the \\w+(?: \\w+)?|(?:be |get |want )off the \\w+|stop(?:ping)?(?: \\w+ing)?|' +
  'cease(?: work(?:ing)?)?|turn(?:ing)? in (?:the|my) \\w+|put(?:ting)? down (?:the|my) \\w+|' +
  'clos(?:e|ing) (?:the|my) (?:\\w+ ){0,2}\\w+|peace out|(?:be |get |being |all )?(?:done|out|finished|' +
  'through)(?: (?:working|with (?:work|full time work|it all|the \\w+)|of (?:here|work|the \\w+|(?!debt)\\w+)|' +
  'done|for good|altogether))?|out the door|go(?:ing)?(?: out)?|leav(?:e|ing)|' +
  'finish(?:ing)?(?: up| work(?:ing)?)?|get(?:ting)? out|exit|put (?:the|my) \\w+ down|(?:\\w+ ){1,5}for good|' +
  'go back to \\w+|rest'
const going =
  '(?:work(?:ing)?|keep(?:ing)? (?:on|going|working|at it)?|go(?:ing)? on|stay(?:ing)?(?: on| put| here| at it|' +
  ' in)?|last(?:ing)?|make it|hang(?:ing)? (?:on|in)(?: there)?|stick(?:ing)? (?:it out|around|with it)|fly|' +
  'teach|drive|nurse|farm|slog(?:ging)?|grind(?:ing)?|plug(?:ging)? away|carry(?:ing)? on|continue|continuing|' +
  'go|going|do this|keep at it)'
const about =
  '(?:about |at |around |like |age |the age of |maybe |roughly |say |probably |approximately |somewhere |' +
  'between |i am |i have |i turn |i hit |i reach |i get to |i become |i am about |we are |we turn |we hit |' +
  'we are both |my |exactly |ripe old |the ripe old age of |either |the (?:day|week|month|year) i (?:turn|' +
  'hit) )*'
const by =
  `(?:at|by|before|around|when|once|as soon as|the (?:day|week|year|month|minute)|from|on|aged?|with|:|=|,|` +
  `between|anywhere from|is|be|would be|to be|for|of|in|happen(?:s)? at|the minute) ${about}`
const until = `(?:until|till|til|to|up to|through|past) ${about}`
const gap =
  "(?:, )?(?:(?!(?:not|my|his|her|their|if|and then|parents|since|debts?|loans?|mortgage|cards?|renting|part) )[\\w']+ (?:, )?){0,5}?"

/** The age stands in group 1, as an amount's number. `needsWill`: needs the user to say that they want or plan it. */
export interface RetirementWording {
  pattern: RegExp
  needsWill: boolean
  /** Says that it is when the user goes, whatever stands before it ('eligible at 58, which is when I'm out'). */
  isFirm?: boolean
}

/** As `about`, without the user's own age coming in. */
const near = '(?:about |around |like |age |the age of |maybe |roughly |say |probably |closer to |more like )*'
const n = '#(\\d+)(?![%\\d])'

export const retirementWordings: RetirementWording[] = [
  { pattern: new RegExp(`\\b(?:${stopping}) ${gap}${by}${n}`), needsWill: false },
  {
    pattern: new RegExp(
      `\\bretir\\w+(?: (?:age|date|target|goal|plan|number))+ ?(?:is|was set|fixed|set|:|=|of|at|-|would be|` +
        `will be|should be|by regulation|for me|,| )*${about}${n}`,
    ),
    needsWill: false,
  },
  {
    pattern: new RegExp(
      `\\b(?:re|fire|fi|target|goal|exit|quit|stop) (?:age|date)(?: is| :| =| -| of)? ${about}${n}`,
    ),
    needsWill: false,
  },
  {
    pattern: new RegExp(
      `${n} (?:as|is|for|to) (?:(?:my|our|the|a|an) )?(?:intended |planned |target |when )*(?:retirement(?: age)?|` +
        `retire|i (?:want to|plan to|would like to|intend to|hope to) (?:stop|retire|quit|be done|be out))\\b`,
    ),
    needsWill: false,
  },
  {
    pattern: new RegExp(`\\b(?:age )?${n} (?:to|for) (?:retire|retirement|stop(?:ping)? work)`),
    needsWill: false,
  },
  {
    pattern: new RegExp(
      `(?:^|[,;:(] |\\b)(?:at|by|with|around|when i am|once i hit|come) (?:age )?${n}(?: years?)? ,? ?(?:i|` +
        `we)(?: \\w+){0,4}? (?:${stopping}|${leaving})\\b`,
    ),
    needsWill: true,
  },
  { pattern: new RegExp(`\\b(?:${leaving}) ${gap}${by}${n}`), needsWill: true },
  { pattern: new RegExp(`\\b${going} ${gap}${until}${n}`), needsWill: true },
  {
    pattern: new RegExp(
      `(?:^|[,;:.(-] |\\b(?:wants?|plan|then|and|be) )out(?: the door)? (?:at|by) ${about}${n}`,
    ),
    needsWill: false,
  },
  { pattern: new RegExp(`${n} and (?:out|done|i am (?:out|done))\\b(?! \\w+ing)`), needsWill: false },
  { pattern: new RegExp(`\\bretire (?:\\? )?${n}(?= [.,;!]|$| (?:and|with)\\b)`), needsWill: false },
  // 'Neither of us wants to be in a classroom past 62'
  {
    pattern: new RegExp(
      `\\b(?:(?:do|would|will|can|am|are) not|neither of us|refuse to) (?!.*\\b(?:pay\\w*|ow\\w+|debts?|loans?|` +
        `mortgage|rent)\\b)(?:[\\w']+ ){0,5}?(?:work|working|be|being|stay|staying|teach|teaching|keep at it|do this|doing this)` +
        `(?: \\w+){0,4}? (?:past|beyond) ${near}${n}`,
    ),
    needsWill: false,
    isFirm: true,
  },
  { pattern: new RegExp(`^(?:all )?(?:done|out|finished) (?:at|by) ${about}${n}`), needsWill: false },
  {
    pattern: new RegExp(
      `\\b(?:get to|make it to|by|at|until|till) ${n} ,? ?(?:and )?(?:then )(?:i am |we are |i |we )?(?:${stopping}|${leaving})\\b`,
    ),
    needsWill: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:i|we)(?: both)? (?:will|expect to|plan to|intend to|want to|am going to|hope to)|plan :) (?!pay|` +
        `owe|have|wait|get|collect|live|draw|take|hold|still|not|rent)(?:\\w+ ){1,6}?(?:until|till|til) ${about}${n}`,
    ),
    needsWill: false,
  },
  {
    pattern: new RegExp(
      `${n}(?: [\\w#]+){0,4}?(?: ,| :)?(?: and| so| yes)*(?: that| which)? is (?:when|the age(?: when| that| at which)?) (?:i|we)\\b`,
    ),
    needsWill: false,
    isFirm: true,
  },
  {
    pattern: new RegExp(`${n} ,? ?when (?:i|we) (?:\\w+ ){0,3}?(?:${stopping})\\b`),
    needsWill: false,
    isFirm: true,
  },
  {
    pattern: new RegExp(
      `\\bretir\\w+ ,? ?(?:which|and that|that) (?:for me |for us )?(?:is|would be|will be) (?:at )?${about}${n}`,
    ),
    needsWill: false,
  },
]

/** The years left in group 1: 'retire in 20 years', '19 more years, then stop'. */
export const yearsLeftWordings: RegExp[] = [
  new RegExp(
    `#(\\d+) (?:more )?(?:years?|yrs?)(?: (?:in me|of this|more|left|longer|to go))* ,? ?(?:and |then |and then )` +
      `(?:i am |we are |i will |i |we )?(?:be )?(?:${stopping}|${leaving})\\b`,
  ),
  /\b(?:giving|give) it (?:about |another )*#(\d+)(?: more)? (?:years?|yrs?)\b/,
  new RegExp(
    `\\b(?:${stopping}) ${gap}(?:in|within|after) ${about}(?:another )?#(\\d+)(?: more)? (?:years?|yrs?)\\b`,
  ),
  // 'Going through a divorce after 22 years': what may mean anything is leaving work only right beside its years.
  new RegExp(
    `\\b(?:${leaving}) (?:hopefully |ideally |, )*(?:in|within) ${about}(?:another )?#(\\d+)(?: more)? (?:years?|yrs?)\\b`,
  ),
  new RegExp(
    `\\b(?:work|working|go|keep going|stay|do) ${gap}(?:for )?(?:another )?#(\\d+)(?: more| additional)? ` +
      `(?:years?|yrs?)(?: more| longer)?(?: and)? ,? ?(?:then|before|and (?:then )?(?:${stopping}|${leaving}))`,
  ),
  new RegExp(
    `\\b(?:in|after) #(\\d+) (?:years?|yrs?)(?: time)? ,? ?(?:i|we) (?:\\w+ ){0,4}?(?:${stopping}|${leaving})\\b`,
  ),
  new RegExp(
    `#(\\d+) (?:more )?(?:years?|yrs?) (?:until|till|til|to|before|from) (?:i |we |my )?(?:retire|retirement|stop|quit|am done)`,
  ),
]

/** What the user settles on when the talk is of retiring already. */
export const settledWordings: RegExp[] = [
  new RegExp(
    `\\b(?:(?:decided|settled|settling|agreed|set|fixed|firm|landed|mind|planning|plan|counting|thinking|go|` +
      `going|stick|stay|sticking) (?:on|for|at|with|around)|(?:let us|we are|i am|i would|now|we are now|i am now) ` +
      `(?:say|saying|it is|go with|do|call it|stay with|plan (?:on|for|with)|keep|use)|` +
      `(?:(?<!\\b(?:i|we|she|he|they) )make|call|put|use|set|take|change|move|push|bump|treat|say|write|want|think|` +
      `thinking|choose|pick)(?: it| that| me| down)*(?: (?:at|to|as|down|for))?|settle for|` +
      `(?:hoping|hope|happy|content|satisfied|my peace|fine) (?:for|with)(?! #\\d+ (?:at|by))|hold out for|` +
      `shooting for|aiming for|prefer|told (?:my )?\\w+|knees say|realistically ,?|now think|intend|go with|` +
      `(?:want|like|happen|do|manage) (?:it|that|this|so)(?: to (?:happen|be))?(?: at| by)|` +
      `(?:happy|fine|content|ok|okay) with #\\d+ (?:at|by)|(?:and|with) age) ${near}${n}`,
  ),
  new RegExp(
    `${n} (?:it is|is (?:the|my|our) (?:number|age|goal|plan|target|magic number|date|answer)|` +
      `is (?:more )?(?:realistic|the plan|when i want|doable|fine|better)|gives me|sounds|works|would be|seems)\\b`,
  ),
  new RegExp(
    `\\b(?:my|our|the) (?:number|age|target|goal|plan|magic number|date) (?:is|says|was always|has always been|:)(?: \\w+){0,2}? ${n}`,
  ),
  new RegExp(
    `\\b(?:no|not #\\d+|instead|sorry|rather|actually|correction|i mean|i meant|wait|so|eh|well)(?: ,| :| -| \\w+)? ${near}${n}`,
  ),
]
