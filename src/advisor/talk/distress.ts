import { findKind, part, type Pattern } from './patterns.ts'
import type { Wording } from './wording.ts'

/** What makes help from people more urgent than any sum. */
export type Distress = 'selfHarm' | 'abuse' | 'gambling' | 'home' | 'despair' | 'jobLoss'

const PARTNER =
  '(?:he|she|(?:my )?(?:husband|wife|partner|boyfriend|girlfriend|spouse|ex|fiance|fiancee|bf|gf|hubby))'
const OVER = '(?:[^|]{0,60})'
/** Long over, or only imagined. */
const PAST_OR_IF =
  '(?:years|months|decades|long) ago|in (?:19|20)\\d\\d|back then|as a kid|when i was|what if|if i|in case|suppose|imagine|what happens'

/** In order of urgency. Read with the sentences of the whole message: a cry for help may stand at its end. */
const table: Record<Distress, Pattern> = {
  selfHarm: {
    part: part(
      '(?:kill|kiling|killing|hurt|hurting|harm|harming|hang|hanging|shoot|shooting) (?:my ?self|me self)',
      'suicid(?:e|al)|kms|unalive(?: myself)?|self ?harm',
      '(?:end|ending|take|taking) (?:it all|my (?:own )?life|everything for good)|end it(?= \\||$)',
      '(?<!dont )(?<!didnt )(?<!not )(?:want|wanting|ready|going|wish) (?:to|i could) (?:just )?die(?! (?:with|without|debt|rich|broke|owning|owing|leaving|knowing|having|before|in my (?:own|bed|house|home)|happy|old|at|of|a|an|laughing|for))',
      '(?:wish i (?:was|were)|rather be|better off|id be better off) (?:dead|not here|gone)',
      'better off without me',
      'dont want to (?:live|be alive|exist|wake up|be here|go on living|be around)(?: (?:anymore|like this|in this world))?(?= \\||$| because| and| but)',
      '(?:no|not any|any) (?:reason|point) (?:to|in) (?:live|living|go on|going on|being alive)',
      'cant (?:go on|keep) (?:living|anymore)|life (?:isnt|is not|aint|not) worth (?:it|living)|tired of (?:living|being alive)|jump off (?:a|the) (?:bridge|roof|building)',
    ),
  },
  abuse: {
    part: part(
      `${PARTNER} (?:\\w+ )?(?:hits|beats|hit|beat|hurts|chokes|choked|threatens|threatened|slaps|slapped|punches|abuses|abused|scares) (?:on )?me(?! to)`,
      `${PARTNER} (?:\\w+ )?(?:controls|takes|steals|took|stole|keeps|monitors|watches|checks|withholds) (?:(?:all|all of|every) (?:of )?(?:the|our|my|me)|my|every (?:cent|dollar|penny)) ?(?:money|paychecks?|wages|pay|salary|cards?|accounts?|income|cash|finances|i spend|spending)?${OVER}`,
      `${PARTNER} (?:wont|doesnt|does not|never|refuses to) (?:let|lets|allow|allows|give|gives) me (?:\\w+ ){0,3}(?:money|work|spend|access|account|card|bank|job|cash|see)`,
      `${PARTNER} (?:opened|took out|ran up|put) ${OVER}in my name(?: without)?`,
      'abusive (?:relationship|marriage|husband|wife|partner|boyfriend|girlfriend|ex|home|household)|domestic (?:abuse|violence)|financial(?:ly)? abus(?:e|ed|ing|ive)|economic abuse',
      `(?:afraid|scared|terrified|frightened) of (?:my )?(?:husband|wife|partner|boyfriend|girlfriend|spouse|ex|him|her)`,
      '(?:im|i am) not allowed (?:to (?:have|spend|touch|use|see)|any) (?:any |my |my own |our )*(?:money|account|bank|card|cash|paycheck)',
      '(?:escape|leave|get away from|flee) (?:my )?(?:abusive|violent|controlling) ',
    ),
  },
  gambling: {
    part: part(
      '(?:cant|couldnt|dont know how to|unable to|how do i) (?:stop|quit) (?:gambling|betting|playing (?:the )?(?:slots|poker|lottery))',
      'addicted to (?:online )?(?:gambling|betting|sports betting|the casino|casinos|slots|poker|scratch offs)',
      'gambling (?:addict|addiction|problem|debts?|habit|issue)|problem gambl(?:er|ing)|gambled (?:it )?(?:all )?away|gambled (?:my|our|the) ',
      `(?:lost|losing|blew|blown|burned) ${OVER}(?:gambling|betting|at the casino|on slots|at the slots|playing poker|on draftkings|on fanduel|on sports bets)`,
      '(?:chasing|chase) (?:my )?losses',
    ),
    unless: part(PAST_OR_IF, 'quit gambling years'),
  },
  home: {
    part: part(
      '(?:im|i|we|we are) (?:\\w+ ){0,4}evict(?:ed|ion)(?: notice)?|(?:facing|face|my|our) eviction',
      'evicting (?:me|us)|evict (?:me|us)|notice to (?:vacate|quit)',
      '(?:losing|about to lose|going to lose|will lose) (?:my|our|the) (?:home|house|apartment)|(?:i|we|just) lost (?:my|our) (?:home|house|apartment)',
      '(?:facing|in|into|behind and|notice of) foreclosure|foreclos(?:e|ing) on (?:my|our|me|us)|(?:house|home) (?:is )?(?:being |getting )?foreclosed',
      '(?:im|i am|we are|become|becoming|be|being|end up|ending up) homeless|(?:living|sleeping|sleep|live) in (?:my|our|the) car|nowhere (?:to (?:live|go|sleep|stay)|else to go)|kicked out of (?:my|our) (?:home|house|apartment|place)|on the street(?:s)? (?:next|soon|by)',
      '(?:cant|couldnt|dont have (?:enough |the |any )?(?:money )?(?:to|for)) (?:pay|afford|make|buy|cover|feed) (?:\\w+ )?(?:rent|food|groceries|kids|children|diapers|medicine|insulin|heat|electricity)',
      '(?:have|got|theres) no food|(?:shut(?:ting)?|cut(?:ting)?|turn(?:ing|ed)?) off (?:my|our|the) (?:power|electricity|water|heat|gas|lights)|(?:power|electricity|water|heat|lights) (?:is |are |was |got )?(?:being |getting )?(?:shut|cut|turned) off|disconnection notice|shutoff notice',
    ),
    unless: part(PAST_OR_IF, 'tenants?', 'landlord insurance', 'buy(?:ing)? a foreclosure'),
  },
  despair: {
    part: part(
      '(?:see |is |theres |find )?no way out|dont see (?:a|any) way out|cant see (?:a|any) way out',
      'cant (?:take|do|handle|stand|bear) (?:it|this|any of this) (?:anymore|much longer)|cant go on like this|cant (?:cope|breathe)(?: (?:anymore|with this))?|at (?:the|my) (?:end of my rope|breaking point|wits end)|at the end of my rope',
      '(?:feel|feeling|its|everything is|im|situation is|so|completely|totally) hopeless|lost all hope|no hope (?:left)?|given up (?:hope|on (?:life|everything))|(?:want to|ready to|about to|going to|just) give up(?= \\||$| on (?:everything|life|it all))',
      '(?:my life is|im|i am|we are) (?:over|ruined|finished|doomed)(?= \\||$)|ruined my life|my life is a mess|never (?:going to |gonna )?(?:get|be) (?:out of|free of) (?:this |my )?debt|ill never get out of|never get out of this',
      '(?:debt )?collectors? (?:keep|keeps|wont|are|is|call|calls|calling|harass|harassing|threaten)|(?:being|getting|im) sued (?:by|for|over)|wages? (?:are |is |being |getting |got )*garnish(?:ed|ment)?|garnish(?:ing)? my (?:wages|pay|paycheck)',
      '(?:file|filing|declare|declaring|going) (?:for )?bankrupt(?:cy)?|repossess(?:ed|ing)? (?:my|our)|(?:my|our) (?:car|truck) (?:is |was |got )?(?:being |getting )?repossessed',
    ),
    unless: part(PAST_OR_IF),
  },
  jobLoss: {
    part: part(
      '(?:i|we|ive|we have|husband|wife|partner) (?:just |recently |suddenly |also |have )*(?:lost|am losing|losing) (?:my|our|his|her|the|both our) jobs?',
      'losing my job(?! would)|lost (?:my|our) jobs?',
      '(?:i|im|ive|we|we both|(?:my )?(?:husband|wife|partner)|(?<=^|\\| )(?:just |was|got|been)) (?:just |recently |suddenly |have |been |being |got |getting |was )*(?:laid off|fired|let go|furloughed|made redundant|sacked|terminated)(?: (?:today|yesterday|from))?',
      'got the sack|im (?:now |suddenly |currently )?(?:unemployed|out of work|jobless)|out of a job|my (?:job|position) (?:was|is being|got) (?:cut|eliminated)|company (?:is closing|closed|shut down|went under)',
    ),
    unless: part(
      PAST_OR_IF,
      'new (?:job|position|role)|found (?:a|another) job|now i|since then|last year|before that|but now|now (?:i )?(?:make|earn|work)|got hired|rehired|back to work|dont want to|let go of',
    ),
  },
}

export const findDistress = (wording: Wording): Distress | null => findKind(wording, table)
