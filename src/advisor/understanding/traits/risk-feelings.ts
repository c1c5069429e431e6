import { type RiskWording, shown } from './risk-wording.ts'

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
/** What people fear to lose that is no money. */
const noMoney = '(?! (?:it|him|her|them|(?:my|our|the|this|that) (?:job|house|home|place|business|kids?))\\b)'
const near = '(?:[^.;]{0,70}?)'

/** What somebody feels or does when prices fall, and what they will or will not put up with. */
export const riskFeelings: RiskWording[] = [
  shown(
    'low',
    `\\b${distress} ${near}\\b(?:${fall}|of the (?:stock )?market|about the (?:stock )?market|` +
      `los(?:e|es|ing)${noMoney}|market|stocks|volatil\\w+|swings)\\b`,
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
      `(?: \\w+){0,3}? (?:of|about|with|in) (?:the |a |any )?(?:stocks?|market|markets|stock exchange|losing${noMoney}|` +
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
