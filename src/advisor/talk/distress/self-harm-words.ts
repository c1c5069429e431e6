import { readLexicon } from './signs.ts'

/** What the signs of not wanting to live are made of. A 'not before' keeps out what only sounds alike. */
export const selfHarmWords = readLexicon(String.raw`
self: (my|mi|me) ?(self|slef|sefl)
other self: (him|her|your|ur|your |ur )self|themsel(f|ves)
kill: kill|kil|kiling|killing|killin|unaliv\w*|off|offing|top|topping|hang|hanging|shoot|shooting
hurt: hurt|hurting|hurts|harm|harming|cut|cutting|burn|burning|drown|stab|poison|starve|delete|end
very: (just |really |rly |actually |kinda |honestly |literally |so |all |even |still |simply |only )*
want: want|wants|wanting|wanted|wanto|wish|wishes|hope|ready|need|prefer|going|about|plan|planning|like
to: to|2|too|it to|i could|i would
no: dont|doesnt|didnt|not|no longer|never|no|cant|wont|do nt
die: die(?! <not die>)
not die: with|without|in|debt|rich|broke|owning|owing|leaving|knowing|having|before|happy|old|at|of|a|an
  |laughing|for
not here: in|at|near|on|off|here|there|pay|paycheck|check|under|below|above|beyond|apart|together|alone|month
  |hand|like my|like a|frugal|frugally|cheap|cheaply|so|to|from|next|by|abroad|as|style
not with: (my|our|a|an|him|her|them|room|roommates|parents|family|his|two|three|no)( |$)
live: live(?! <not here>)(?! with <not with>)
living: (living|livin)(?! <not here>)(?! with <not with>)
life: (life|this life|existing|existence|being alive|being here)(?! (<not here>|with)( |$))
alive: be alive|being alive|stay alive|staying alive|keep living|continue living|exist|existing
going on: (go|going) on(?! (with|a|vac|hol|pay|spend|trip))
gone: gone|dead|not here|not around|not alive|no longer here|out of the picture
left: wasnt here|died|die|disappeared|vanished|ended|was gone|were gone|was dead|werent here
world: (this|the) (world|earth|planet|life)
nobody: nobody|no one|noone|no body|not a soul
family: everyone|everybody|they|theyd|them|family|kids|children|wife|husband|parents|son|daughter|mom
better: better|better off|happier|fine|easier|easy|relief|relieved|breathe|manage|cope|richer|free
weary: tired|sick|done|exhausted|weary|finished|through|fed up|enough|hate|hating|drained|cant do|cant stand
ending: end|ends|ended|ending|take|takes|taking|takeing|finish|finishing|finish with
relief: relief|easier|better|peaceful|peace|good|nice|way out|only|best|answer|freedom|solution
height: bridges?|roofs?|buildings?|balcony|cliffs?|overpass|train|ledge|edge|train tracks|tracks|rails
wish dead: want|wants|wanting|wish|rather|as ?well|deserve|ready|i should
`)
