import type { RiskLevel } from './risk-level.ts'
import { riskSayings } from './risk-sayings.ts'

/** How sure a wording is: the name of a level said of oneself, or a feeling or habit that shows one. */
export interface RiskWording {
  level: RiskLevel
  pattern: RegExp
  isNamed: boolean
  /** Only beside a word about investing. */
  needsTopic?: boolean
}

const names: Record<RiskLevel, string> = {
  low: '(?:conservative|cautious|timid|risk averse|averse|low|lowest|minimal|minimum|very little|little|safe|safest|defensive)',
  medium:
    '(?:medium|moderate|moderately|moderat|balanced|middle of the road|middling|in between|in the middle|' +
    'the middle|somewhere (?:in )?between|mid|average|mixed)',
  high: '(?:high|highest|aggressive|aggressively|bold|adventurous|growth oriented|pretty risky|very risky)',
}
/** Words that only colour: 'pretty', 'a fairly', 'on the … side'. */
const shade =
  '(?:(?:a|an|the|very|pretty|fairly|quite|rather|really|more of|more|still|just|probably|definitely|somewhat|' +
  'sort of|kind of|kinda|about|right|smack|dead|usually|generally|always|extremely|super|mostly|honestly|now|' +
  'both|at|on|in|only|always been|been|like|my|solidly|firmly|squarely|strictly|as|to|for|say|maybe|i guess|' +
  'i would say|i think|called|fully|no more than|best described as|the opposite|,) )*'
const money = '(?:risk|risks|investor|investing|investments?|portfolio|tolerance|allocation|stocks?|market)'
const self =
  '(?:(?:i|we)(?: both| all| just| personally| honestly)? (?:am|are|tend to be|lean|stay|remain|feel|' +
  'consider (?:myself|ourselves)|would (?:be|lean|go|go with|go for|pick|choose|take|put|say|' +
  'call (?:me|myself|us|ourselves|it|that)|describe (?:me|myself|us|ourselves)|rather be|' +
  'consider (?:myself|ourselves)|say i am|say we are|say my risk is|both (?:call|describe|consider) ourselves|' +
  'describe my \\w+ as)|am more|am the|agree on)|(?:put|mark|write|set|call|keep|count|list|sign|classify|rate|' +
  'label|describe|peg|treat|note|record|change|make|switch|move|tag) (?:me|us|myself|it|that)(?: up)?(?: down)?' +
  ')'
const topic =
  '(?:risk(?! of (?!loss|losing))(?: (?:tolerance|appetite|profile|level|attitude|preference|comfort|wise|' +
  'score|rating))?|(?:tolerance|appetite|attitude|stomach) (?:for|to|towards?) risk|' +
  'invest(?:ing|ment) (?:style|approach|attitude|temperament|personality|side)|(?:my|our) investing)'

const named = (level: RiskLevel, pattern: string): RiskWording => ({
  level,
  pattern: new RegExp(pattern),
  isNamed: true,
})
const shown = (level: RiskLevel, pattern: string): RiskWording => ({
  level,
  pattern: new RegExp(pattern),
  isNamed: false,
})

const levels: RiskLevel[] = ['low', 'medium', 'high']

/** 'I'm fairly conservative', 'put me down as moderate', 'my risk tolerance is low', 'call me medium risk'. */
const ofOneself = levels.flatMap((level) => [
  named(
    level,
    `\\b${topic}(?: (?!not |they |he |she |his |her |their )[\\w"'#]+){0,5}?(?: [,:=-])? ${shade}"? ?${names[level]}\\b`,
  ),
  named(
    level,
    `\\b(?:my|our|your|as to|as for|on|re|about|^)(?: the| your)? ?${topic}\\b(?: (?!not )[\\w"'#,:-]+){0,14}? "? ?(?:${strong(level)})\\b`,
  ),
  named(level, `\\b${self} ${shade}"? ?(?:${strong(level)})\\b`),
  named(
    level,
    `\\b${self} (?:(?!not )\\w+ ){0,3}?${names[level]}(?: (?:\\w+ )?(?:in|to|with|on))? ${money}\\b`,
  ),
  named(
    level,
    `\\b(?:like|want|prefer|take|ok with|okay with|fine with|comfortable with|both|up for|go with|` +
      `handle) ${shade}${names[level]}(?: amount of| level of)? ${money}\\b`,
  ),
  named(
    level,
    `^(?!(?:what|how|which|is|are|does|do|he|she|they|his|her|their) )(?:[\\w']+ ){0,2}?${shade}` +
      `(?:${strong(level)})(?: (?:is|describes|allocation|investor|risk|word|for me|i guess|i suppose|i think|` +
      `when it comes to|with|on)\\b| [.,!]|$)`,
  ),
])

/** Names that are of nothing else, wherever they stand. */
const unmistakable = [
  named('low', '\\b(?:risk averse|low risk)\\b'),
  named('high', '\\b(?:high risk|a (?:big |huge |real |natural )?risk taker)\\b'),
]

/** Names that need no word about money beside them when said of oneself. */
function strong(level: RiskLevel): string {
  if (level === 'low')
    return 'conservative|risk averse|low risk|(?:a )?(?:worrier|scaredy cat|nervous nellie)|a (?:big |total )?chicken'
  if (level === 'medium')
    return (
      '(?:medium|moderate|balanced|middle of the road|(?:somewhere|right|smack|kind of|kinda|sort of|squarely|dead|' +
      'pretty much|down) in the middle|somewhere in between|somewhere between|(?:right )?down the middle)' +
      '(?! (?:of (?!the road)|school|class|income|management|child|age|aged|east|west|my|a ))'
    )
  return '(?<!opposite of )aggressive|high risk|a degenerate|a (?:big |huge |real |natural )?risk taker|the opposite of cautious'
}

const fall =
  '(?:drop(?:s|ped|ping)?(?! (?:off|in|out|by the|him|her|them))|fall(?:s|ing)?|fell|crash(?:es|ed|ing)?|' +
  'tank(?:s|ed|ing)?(?! of)|dip(?:s|ped|ping)?|plunge[sd]?|slid(?:e|es|ing)?|sinks?|' +
  '(?:was|were|is|are|went|goes|going|go) down|(?:whole|on the|all the) way down|down markets?|down #\\d+%|' +
  '(?:goes|went|go|turns?|the|in the|every|a|see|shows?|so much|all that|is|bright) red|hiccups|sneezes|' +
  'red days?|correction|downturns?|bear market|panic|sell off|dumping|halves?|halved|bottom|nosedives?|' +
  'goes south|blood in the streets|bleeding|on sale|everyone (?:else )?(?:is |was )?(?:sells?|selling|sold))'
const distress =
  '(?:lose (?:any )?sleep|lost sleep|losing sleep|sleep (?:badly|poorly|terribly)|(?:can|could|do|would|will|' +
  'did) not (?:\\w+ )?(?:sleep|eat|breathe)|keeps? (?:me|us) (?:up|awake)|ruin my sleep|' +
  '(?:sick|ill|queasy|nauseous)|stomach ?ache|stomach (?:drops|turns|churns|hurts|knots)|knots? in my stomach|' +
  'threw up|throw up|panic(?:ked|ky)?|freak(?:s|ed)? (?:me )?out|nightmares?|beside myself|heart attack|' +
  'cold sweats?|hives|nervous wreck|lie awake|lay awake|toss and turn|anxiety|anxious|terrified|frightened|' +
  'scared|petrified|(?<!nothing )scares (?:me|us)|(?<!nothing )frightens (?:me|us)|chest pains|crying|cried|' +
  'very afraid|makes? me nervous|nerves)'
const unable =
  '(?:can|could|do|would|will|did) not (?:\\w+ )?(?:stomach|bear|stand|abide|handle|take|tolerate|cope with)'
const near = '(?:[^.;]{0,70}?)'

const feelings = [
  shown(
    'low',
    `\\b${distress} ${near}\\b(?:${fall}|of the (?:stock )?market|about the (?:stock )?market|los(?:e|es|ing)|` +
      `market|stocks|volatil\\w+|swings)\\b`,
  ),
  shown(
    'low',
    `\\b${unable}(?: \\w+){0,4}? (?:${fall}|los(?:e|es|s|ses|ing)|market|stocks|volatil\\w+|swings|risks?)\\b`,
  ),
  shown('low', `\\b${fall} ${near}\\b${unable}\\b`),
  shown('low', `\\b${distress} (?:[^.;]{0,30}?)\\b(?:2001|2008|2009|2020|2022)\\b`),
  shown('low', `\\b(?:${fall}|los(?:e|ing)|los(?:s|ses)|market) ${near}\\b${distress}\\b`),
  shown(
    'low',
    `\\bsold (?:everything|it all|all of it|all my|out(?= (?:at|when|of|in|after))|at the bottom|again|my shares|` +
      `low)\\b${near}\\b(?:${fall}|bottom)\\b`,
  ),
  shown(
    'low',
    `\\b(?:${fall}|bottom|2008|2020|2022)\\b${near} sold (?:everything|it all|all|out|every|again|at)\\b`,
  ),
  shown(
    'low',
    `\\b(?:not|never|hardly)(?: been)? (?:a |an |much of a |really a |any kind of a? ?|one for |big on |into |` +
      `the )?(?:gambler|gamblers|risk takers?|gambling|taking risks|risk type|betting man|` +
      `gambling (?:man|woman|kind))\\b`,
  ),
  shown(
    'low',
    `\\b(?:(?:do|can|will|could|would) not|never|hate|hates|dislike)(?: really| ever| even| much)? (?:like |` +
      `want |take |taking |gamble|afford |trust |care for |believe in |care much for |to take |` +
      `to )?(?:(?!have|hold|own|know|understand|need|questions?|follow|pick|get|play|any)\\w+ ){0,3}?(?:any )?` +
      `(?:risks?|gamble with|gamble (?=[^.]*stock)|chances with|losing|(?:to )?lose (?:any|money|a cent|a penny|` +
      `a dime|what|it|principal|everything|my (?:money|savings|principal))|(?:the )?stock market|` +
      `the stock exchange|stocks|wall street)\\b(?! [^.]*\\b(?:out|my job|the house)\\b)`,
  ),
  shown(
    'low',
    `\\b(?:scared|afraid|terrified|frightened|fearful|nervous|wary|leery|fear|phobia|petrified|timid|distrustful)` +
      `(?: \\w+){0,3}? (?:of|about|with|in) (?:the |a |any )?(?:stocks?|market|markets|stock exchange|losing|` +
      `losses|risk|investing|investments|volatility|wall street|crash|crashes)\\b`,
  ),
  shown(
    'low',
    `\\b(?:keep|play|plays?|want|like|prefer|need)(?:ing)? (?:it|it all|things|them|my (?:own )?(?:money|savings|` +
      `investments)|everything|our money|us)? ?(?:as )?(?:very |all |really |to be |nice and |super )?(?:safe|` +
      `safety|boring|guaranteed)\\b(?! (?:driver|neighbou?rhood|car|deposit|harbor|place to live))`,
  ),
  shown(
    'low',
    '\\b(?:safe , safe|safety first|slow and steady|better safe than sorry|capital preservation|' +
      'under (?:the|my) mattress|no surprises|where i can see it|where i could see it|something that will not drop|' +
      'not lose (?:any|a cent|a penny|a dime)|never want to lose|hate to lose|nothing risky|' +
      'no risk (?:at all|please|for me|whatsoever)|zero risk for me|without (?:any )?risk|sooner bury it|' +
      'not (?:be )?(?:let )?near a stock|rather (?:earn|make|get|have) (?:[#\\w%]+ ){0,4}?and sleep|' +
      'my stomach can not|only (?:bonds|cds|treasuries|fixed deposits)|all cds|careful person|risk averse|' +
      'allergic to risk)\\b',
  ),
  shown(
    'low',
    `\\b(?:not interested in|no interest in|stay away from|avoid|never (?:once )?(?:liked|trusted|touched)|` +
      `do not (?:want|put)) (?:\\w+ ){0,3}?(?:stocks?|stock market|wall street|risk)\\b`,
  ),
  shown(
    'high',
    `\\b(?:buy|buys|buying|bought|load(?:ed|ing)? up|doubl(?:e|ed|ing)(?! dip)(?: down| my)?|add(?:ed|ing)?|` +
      `pil(?:e|ed|ing) in|pour(?:ed|ing)?|throw(?! up)|threw(?! up)|put (?:every|more|everything|all)|pump(?:ed)?|` +
      `dump(?:ed)? more|went in|go in|kept buying|invest(?:ed)? more|raised my contributions|scoop(?:ed)? up|` +
      `back(?:ed)? up the truck)\\b${near}\\b${fall}\\b`,
  ),
  shown(
    'high',
    `\\b(?:bought more|bought (?:stocks?|shares|every|like crazy|all)|doubled (?:down|my position)|kept buying|` +
      `loaded up|put (?:every|everything|more)|threw (?:every|more))\\b${near}\\b(?:2001|2008|2009|2020|2022|87|` +
      `covid|crash|shares|stocks)\\b`,
  ),
  shown(
    'high',
    `\\b(?:2001|2008|2009|2020|2022|covid)\\b${near}\\b(?:i|we)(?: just| honestly)? (?:bought|doubled|` +
      `kept buying|loaded up|put every|threw every)\\b`,
  ),
  shown(
    'high',
    `\\b${fall}\\b${near}\\b(?:(?<!not )(?:buy|bought|buying|add|added|invest|invested|put in|throw in|pile|` +
      `threw(?! up)) (?:\\w+ ){0,3}?(?:more|those too|everything|every|all|extra|hand over fist|in)|` +
      `(?:i|we)(?: just)?(?: always)? (?:buy|bought|loaded up|double down|doubled)|buy(?:ing)? opportunity|` +
      `doubled (?:down|up|my)|load(?:ed)? up|raised my contributions|went in with both)\\b`,
  ),
  shown(
    'high',
    '\\b(?:buy(?:s|ing)? (?:the|every) dips?|i (?:just )?buy more|swing for the fences|go big or go home|' +
      'bring it on|yolo|love (?:a|the) (?:crash|volatility|thrill|risk|roller ?coaster|swings)|' +
      'like (?:to take )?(?:big )?risks|take big risks|(?:big|huge) risk taker|live for|maximum (?:growth|risk)|' +
      'max (?:growth|risk)|want growth|fully aggressive|(?:drops?|dips?|volatility|crash(?:es)?|swings?|downturns?|' +
      'losses|risk|ups and downs|red days?|it) (?:do|does|would) (?:not|never) (?:scare|bother|faze|worry|phase|' +
      'frighten|rattle|spook) (?:me|us)|volatility is the price|leveraged etfs?|without (?:blinking|flinching)|' +
      'never (?:blinked|flinched)|higher the better|shoot for the moon|high risk (?:,? ?and )?high reward)\\b',
  ),
  shown(
    'high',
    `\\b(?:comfortable|fine|ok|okay|cool|at peace) with (?:\\w+ ){0,3}?(?:volatility|risks?|swings|losing (?:half|some|it))\\b`,
  ),
  shown(
    'high',
    `\\b(?:do not|would not|can|could|will not)(?: even| really| just| honestly)? (?:mind|care|flinch|blink|` +
      `panic|handle|stomach|take|tolerate|ride out|live with|sweat)(?: \\w+){0,4}? (?:${fall}|volatility|` +
      `ups and downs|roller ?coaster|loss(?:es)?|risks?)\\b`,
  ),
  shown(
    'medium',
    '\\b(?:do not mind|ok with|okay with|fine with|can handle|can take|can live with|comfortable with|like|' +
      'accept|want|take|willing to take)(?: \\w+){0,3}? (?:some|a little|a bit of|a few|little) (?:\\w+ )?(?:risk|' +
      'ups and downs|volatility|bumps|growth|swings)[^.]{0,40}?\\b(?:but|just|not|nothing|without)\\b[^.]{0,30}?\\b' +
      '(?:wild|crazy|too|much|all|extreme|nuts|insane|everything|whole|reckless|stupid|lose|gamble|half)\\b',
  ),
  shown(
    'medium',
    '\\bnot (?:too |very |super |really |a |an |to )?(?:aggressive|risky|crazy|a gambler|gambler|gamble|' +
      'a daredevil|want to gamble|yolo|brave|reckless|wild)\\b[^.]{0,40}?\\b(?:not|nor|either|neither)(?: want| to|' +
      ' be| too| very| super| a| an| sit| in)* (?:conservative|safe|timid|scared|cash|hermit|chicken|scaredy cat|' +
      'boring|cautious|zero)\\b',
  ),
  shown(
    'medium',
    '\\bnot (?:too |very |super |really |a |an |to )?(?:conservative|safe|timid|scared|zero|' +
      'cautious)\\b[^.]{0,40}?\\b(?:not|nor|either|neither)(?: want| to| be| too| very| super| a|' +
      ' an)* (?:aggressive|risky|crazy|gambler|daredevil|yolo|reckless|wild)\\b',
  ),
  shown(
    'medium',
    '\\b(?:would not call (?:me|myself|us) \\w+ or|neither (?:brave|bold|aggressive|reckless|timid|scared|' +
      'conservative|cautious|a gambler|too)[^.]{0,30}?nor\\b|not aggressive or|bit of this , (?:a )?bit of that|' +
      'zero risk is (?:also )?stupid|balanced (?:fund|portfolio|category|approach|is the word)|happy medium)\\b',
  ),
]

/** Turns of phrase that stand for a level by themselves. */
const sayings = [
  shown(
    'low',
    '\\b(?:white knuckle|(?:pull|pulled|yank|yanked|take|took|move|moved|get|got) (?:it|everything|my money|' +
      'all of it|it all) (?:out|to cash|into cash|all out)[^.;]{0,40}?(?:dip|drop|fall|fell|market|crash|scare)|' +
      'bail(?:ed)? (?:out )?(?:at|when|on)[^.;]{0,30}?(?:first|dip|drop|market|crash)|wants? to sell everything|' +
      'protect(?:ing)? what (?:i|we) have|preserv(?:e|ing) (?:what|my|capital)|return of my money|' +
      'one bird in the hand|a bird in the hand|not (?:a penny|a cent|one cent|one penny) at risk|' +
      'lower return[^.;]{0,30}?(?:sleep|lie awake|worry)|checks? (?:my|the) balance every|' +
      'feel(?:s)? every (?:dip|drop|dollar)|as (?:little risk|safe|low risk) as (?:possible|i can|it gets)|' +
      'stick (?:to|with) (?:cds|bonds|savings|treasuries|fdic)|fdic insured only|low risk (?:all the way|please|' +
      'person|guy|gal|kind|type|only)|every loss|take losses hard|hate (?:seeing|watching|when)[^.;]{0,25}?(?:drop|' +
      'fall|down|red|lose|loss))\\b',
  ),
  shown(
    'high',
    '\\b(?:(?:market )?(?:crash(?:es)?|dips?|drops?|downturns?|red days?) (?:is|are|as|=|just mean|means?|' +
      'look like) (?:a |an |just )?(?:\\w+ )?(?:sales?|discounts?|opportunit\\w+|clearance|black friday|gift|' +
      'coupon)|roll the dice|full send|all gas|go for broke|fortune favors|no guts no glory|stomach of steel|' +
      'iron stomach|nerves of steel|never (?:once )?(?:sold|panicked|flinched|blinked|bailed)[^.;]{0,40}?(?:share|' +
      'downturn|crash|dip|drop|2008|2020|2022|panic)|(?:did not|do not|never) (?:flinch|blink|sell a share|' +
      'lose a minute of sleep|lose sleep)|sle(?:pt|ep) (?:like a baby|fine|great|soundly)[^.;]{0,40}?(?:drop|fell|' +
      'fall|crash|2008|2020|2022|down)|shrug(?:ged)?[^.;]{0,30}?(?:drop|dip|crash|loss)|' +
      'ride (?:it|them|things) out|hundred percent (?:stocks|equities)|the (?:riskier|wilder) the better|' +
      '(?:big|large|more) risks? (?:for|and|means?) (?:big|large|more) (?:rewards?|returns?|gains)|' +
      'not afraid of (?:risk|volatility|losing|a crash|the market)|thrive on|get excited when[^.;]{0,30}?(?:drop|' +
      'crash|fall|dip|tank))\\b',
  ),
  shown(
    'medium',
    '\\b(?:goldilocks|not too hot|half (?:in )?(?:stocks|safe|risky|growth)[^.;]{0,25}?half|' +
      '(?:some|a mix) of (?:each|both|stocks and bonds)|mix of (?:growth and|stocks and|safe and)|' +
      '(?:some|a little|a bit of|a moderate amount of|a reasonable amount of|measured|calculated) risks? (?:is|are|' +
      'would be) (?:ok|okay|fine|alright|all right|good)|(?:calculated|reasonable|measured|sensible) risks?|' +
      'neither too|moderate(?:ly)? (?:risk|aggressive|conservative|comfortable|cautious)|' +
      '(?:live with|handle|take|accept|stomach) a (?:\\w+ )?(?:dip|drop|bump|loss)[^.;]{0,30}?\\bbut (?:not|' +
      'nothing)|not cowboys?)\\b',
  ),
]

export const riskWordings: RiskWording[] = [
  ...ofOneself,
  ...unmistakable,
  ...feelings,
  ...sayings,
  ...riskSayings,
]

/** What an answer to the question may be, without any frame. */
export const riskAnswers: [RiskLevel, RegExp][] = [
  ['medium', new RegExp(`\\b(?:${names.medium}|middle|half and half|50 / 50|moderation|neither)\\b`)],
  [
    'low',
    new RegExp(
      `\\b(?:${names.low}|careful|carefully|scared|nervous|no risk|not much risk|as little|hardly any|safely|` +
        `not a gambler|worrier|chicken)\\b`,
    ),
  ],
  [
    'high',
    new RegExp(
      `\\b(?:${names.high}|as much|bring it|yolo|risky|full send|max|maximum|risk taker|gambler)\\b`,
    ),
  ],
]

/** What only an answer of a few words may be. */
export const shortRiskAnswers: [RiskLevel, RegExp][] = [
  ['medium', /\b(?:some|a bit|a little bit|so so|normal|either|the usual|ok|okay|fine|depends)\b/],
  ['low', /\b(?:none|not much|not very|not really|no|nope|zero|hate|the first(?: one)?|cds|worried)\b/],
  [
    'high',
    /\b(?:a lot|lots|plenty|very|love it|yes|the (?:second|third|last)(?: one)?|go for it|up for it)\b/,
  ],
]
