import { readLexicon } from './signs.ts'

/** What the signs of violence and control at home are made of. */
export const abuseWords = readLexicon(String.raw`
lover: husband|husbnd|wife|partner|boyfriend|girlfriend|spouse|ex|fiance|fiancee|bf|gf|hubby|man
kin: dad|father|stepdad|stepfather|mom|mother|stepmom|son|daughter|brother|sister|uncle|in laws|parents
who: he|she|(my )?(<lover>|<kin>)
often: (sometimes |always |just |has |also |often |even |then |still |has been |nearly |almost |regularly )*
harm: hits?|hitts|hitting|beats?|beating|hurts?|chokes?|choked|choking|slaps?|slapped|punch(es|ed)?|kicks?
  |kicked|shoves?|shoved|push(es|ed)|strangle[sd]|rapes?|raped|spits on|attack(s|ed)|assault(s|ed)
threaten: threatens?|threatns|threatend|threatened|threatening|terrori[sz]es
child: kids?|son|daughter|children
victim: me|us|my (mom|mother|sister|<child>)|our <child>|the kids
not in earnest: to|at|with the|with a|in (a|the)|by|hard|while|on the|into|from|toward|towards|over the
money: money|paychecks?|paycheque|wages|pay|salary|cards?|debit card|credit cards?|accounts?|income|cash
  |finances|tips|check|pension|benefits|earnings|social security|bank account
bits: cent|penny|dollar|receipts?|purchase|dollar i spend
fear: afraid|scared|terrified|frightened|fearful|in fear
of doing: (finding|losing|getting|leaving|running|being|not|seeing|dying|retiring|knowing)
owed: (student |card |credit |gambling )?(debts?|loans?|credit|bills?|spending)
rage: scream\w*|yell\w*|shout\w*|angry|hits?|rages?|punish\w*|havent|furious|violent
them: him|her|my (<lover>|<kin>)
takes: takes|steals|took|stole|keeps|keep|withholds|drains|drained|confiscat\w+|counts
wont: (wont|doesnt|never|refuses to|dont|isnt) (let|lets|allow|allows|letting|allowing|give|gives)
mine: (all |all of |every |both |of |the |our |my |me |own |whole )*
`)
