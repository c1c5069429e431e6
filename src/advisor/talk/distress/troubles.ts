import { part, type Pattern } from '#advisor/talk/patterns.ts'

/** What weighs on somebody without being a danger to life. */
export type Trouble = 'gambling' | 'home' | 'despair' | 'jobLoss'

const OVER = '(?:[^|]{0,60})'
/** Long over, or only imagined. */
const PAST_OR_IF = [
  '(?:years|months|decades|long) ago|in (?:19|20)\\d\\d|back then|as a kid|when i was',
  'what if|if i|in case|suppose|imagine|what happens',
].join('|')
const GAMES = '(?:gambling|betting|sports betting|the casino|casinos|slots|poker|scratch offs|the lottery)'
const SITES = '(?:casino|slots|draftkings|fanduel|sports bets)'
const BETS = `(?:gambling|betting|playing poker|(?:at|on) (?:the )?${SITES})`
const NEEDS = '(?:rent|food|groceries|kids|children|diapers|medicine|insulin|heat|electricity)'
const SUPPLIES = '(?:power|electricity|water|heat|gas|lights)'
const LATELY = '(?:just |recently |suddenly |also |have |been |being |got |getting |was )*'
const DISMISSED = '(?:laid off|fired|let go|furloughed|made redundant|sacked|terminated)'
const FIRST = '(?<=^|\\| )(?:just |was|got|been)'
const WE = `(?:i|im|ive|we|we have|we both|(?:my )?(?:husband|wife|partner)|${FIRST})`

/** In order of urgency. Read with the sentences of the whole message: a cry for help may stand at its end. */
export const troubles: Record<Trouble, Pattern> = {
  gambling: {
    part: part(
      `(?:cant|couldnt|dont know how to|unable to|how do i) (?:stop|quit) (?:playing )?(?:the )?${GAMES}`,
      `addicted to (?:online )?${GAMES}`,
      'gambling (?:addict|addiction|problem|debts?|habit|issue)|problem gambl(?:er|ing)',
      'gambled (?:it )?(?:all )?away|gambled (?:my|our|the) ',
      `(?:lost|losing|blew|blown|burned) ${OVER}${BETS}`,
      '(?:chasing|chase) (?:my )?losses',
    ),
    unless: part(PAST_OR_IF, 'quit gambling years'),
  },
  home: {
    part: part(
      '(?:im|i|we|we are) (?:\\w+ ){0,4}evict(?:ed|ion)(?: notice)?|(?:facing|face|my|our) eviction',
      'evicting (?:me|us)|evict (?:me|us)|notice to (?:vacate|quit)',
      '(?:losing|about to lose|going to lose|will lose) (?:my|our|the) (?:home|house|apartment)',
      '(?:i|we|just) lost (?:my|our) (?:home|house|apartment)',
      '(?:facing|in|into|behind and|notice of) foreclosure|foreclos(?:e|ing) on (?:my|our|me|us)',
      '(?:house|home) (?:is )?(?:being |getting )?foreclosed',
      '(?:im|i am|we are|become|becoming|be|being|end up|ending up) homeless',
      '(?:living|sleeping|sleep|live) in (?:my|our|the) car',
      'nowhere (?:to (?:live|go|sleep|stay)|else to go)',
      'kicked out of (?:my|our) (?:home|house|apartment|place)|on the street(?:s)? (?:next|soon|by)',
      '(?:be|being|end up|ending up|live|living|sleep|sleeping|put us|put me) (?:out )?on the streets?(?! (?:parking|level))',
      `(?:cant|couldnt) (?:pay|afford|make|buy|cover|feed) (?:\\w+ )?${NEEDS}`,
      `dont have (?:enough |the |any )?(?:money )?(?:to|for) (?:pay|buy|cover|feed) (?:\\w+ )?${NEEDS}`,
      '(?:have|got|theres) no food',
      `(?:shut(?:ting)?|cut(?:ting)?|turn(?:ing|ed)?) off (?:my|our|the) ${SUPPLIES}`,
      `${SUPPLIES} (?:is |are |was |got )?(?:being |getting )?(?:shut|cut|turned) off`,
      'disconnection notice|shutoff notice',
    ),
    unless: part(PAST_OR_IF, 'tenants?', 'landlord insurance', 'buy(?:ing)? a foreclosure'),
  },
  despair: {
    part: part(
      '(?:see |is |theres |find )?no way out|dont see (?:a|any) way out|cant see (?:a|any) way out',
      'cant (?:take|do|handle|stand|bear) (?:it|this|any of this) (?:anymore|much longer)',
      'cant go on like this|cant (?:cope|breathe)(?: (?:anymore|with this))?',
      'at (?:the|my) (?:end of my rope|breaking point|wits end)|at the end of my rope',
      '(?:feel|feeling|its|everything is|im|situation is|so|completely|totally) hopeless',
      'lost all hope|no hope (?:left)?|given up (?:hope|on (?:life|everything))',
      '(?:want to|ready to|about to|going to|just) give up(?= \\||$| on (?:everything|life|it all))',
      '(?:my life is|im|i am|we are) (?:over|ruined|finished|doomed)(?= \\||$)|ruined my life',
      'my life is a mess|never (?:going to |gonna )?(?:get|be) (?:out of|free of) (?:this |my )?debt',
      'ill never get out of|never get out of this',
      '(?:debt )?collectors? (?:keep|keeps|wont|are|is|call|calls|calling|harass|harassing|threaten)',
      '(?:being|getting|im) sued (?:by|for|over)',
      'wages? (?:are |is |being |getting |got )*garnish(?:ed|ment)?',
      'garnish(?:ing)? my (?:wages|pay|paycheck)',
      '(?:file|filing|declare|declaring|going) (?:for )?bankrupt(?:cy)?',
      'repossess(?:ed|ing)? (?:my|our)',
      '(?:my|our) (?:car|truck) (?:is |was |got )?(?:being |getting )?repossessed',
    ),
    unless: part(PAST_OR_IF),
  },
  jobLoss: {
    part: part(
      `${WE} ${LATELY}(?:lost|am losing|losing) (?:my|our|his|her|the|both our) jobs?`,
      'losing my job(?! would)|lost (?:my|our) jobs?',
      `${WE} ${LATELY}${DISMISSED}(?: (?:today|yesterday|from))?`,
      'got the sack|im (?:now |suddenly |currently )?(?:unemployed|out of work|jobless)|out of a job',
      'my (?:job|position) (?:was|is being|got) (?:cut|eliminated)',
      'company (?:is closing|closed|shut down|went under)',
    ),
    unless: part(
      PAST_OR_IF,
      'new (?:job|position|role)|found (?:a|another) job|now i|since then|last year|before that',
      'but now|now (?:i )?(?:make|earn|work)|got hired|rehired|back to work|dont want to|let go of',
    ),
  },
}
