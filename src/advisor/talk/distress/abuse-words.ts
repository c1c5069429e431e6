import { readLexicon } from './signs.ts'

/** What the signs of violence and control at home are made of. */
export const abuseWords = readLexicon(String.raw`
lover: husband|husbnd|wife|partner|boyfriend|girlfriend|spouse|ex|fiance|fiancee|bf|gf|hubby|man
kin: (step ?|grand)?(dad|father|mom|mum|mother|son|daughter)|brother|sister|uncle|aunt|cousin|grandpa|nephew
  |in laws|parents
keeper: boss|manager|landlord|carer|caregiver|nurse|roommate|flatmate|housemate|fella|bloke|teacher|coach
person: he|she|they|hes|shes|theyre|((my|our|the|her|his) )?(<lover>|<kin>|<keeper>)
who: he|she|hes|shes|(my )?(<lover>|<kin>)
often: (sometimes |always |just |has |also |often |even |then |still |has been |nearly |almost |regularly )*
doing: (<often>|only |is |was |had |keeps |kept |started |tried to |tries to )*
harm: hits?|hitts|hitting|beats?|beating|beaten|hurts?|hurting|chok(es?|ed|ing)|strangl(es?|ed|ing)
  |slap(s|ped|ping)?|smack(s|ed|ing)?|punch(es|ed|ing)?|kick(s|ed|ing)?|shov(es?|ed|ing)|push(es|ed|ing)?
  |(stab|whip)(s|bed|ped|bing|ping)?|rap(es?|ed|ing)|molest(s|ed|ing)?|grop(es?|ed|ing)|bit(es?|ing|ten)?
  |attack(s|ed|ing)?|assault(s|ed|ing)?|abus(es?|ed|ing)|spits on|drag(s|ged)|burn(s|ed|t|ing)|scratch(es|ed)
body: nose|arms?|wrists?|ribs?|jaw|lip|tooth|teeth|fingers?|collarbone|cheekbone|leg|hand
weapon: knife|gun|hammer|bat|machete|axe|belt|fists?|hands?|razor
threaten: threatens?|threatns|threatend|threatened|threatening|terrori[sz]es
child: kids?|son|daughter|children
victim: me|us|my (mom|mum|mother|sister|<child>)|our <child>|the kids
not in earnest: to|at|with <2 words><dues>|in (a|the)|by|hard|while|on the|into (\w+ing|debt|a)|from|toward|towards|over the
  |for \d|out|off|with<end>|down on|a (coffee|drink)|up (about|over|for)|because of the market|that
dues: \d+|bills?|fees?|charges?|raise|increase|price|quote|total|numbers?|news|offer|surcharge|penalty|cost|rate
money: money|paychecks?|paycheque|wages|pay|salary|cards?|debit card|credit cards?|accounts?|income|cash
  |finances|tips|check|pension|benefits|earnings|social security|bank account
bits: cent|penny|dollar|receipts?|purchase|dollar i spend
fear: afraid|scared|terrified|frightened|fearful|in fear
of doing: (finding|losing|getting|leaving|running|being|not|seeing|dying|retiring|knowing)
owed: (student |card |credit |gambling )?(debts?|loans?|credit|bills?|spending)
rage: scream\w*|yell\w*|shout\w*|angry|hits?|rages?|punish\w*|havent|furious|violent
them: him|her|my (<lover>|<kin>)
takes: takes|steals|took|stole|keeps|withholds|drains|drained|confiscat\w+|counts
wont: (wont|doesnt|never|refuses to|dont|isnt) (let|lets|allow|allows|letting|allowing|give|gives)
mine: (all |all of |every |both |of |the |our |my |me |own |whole )*
`)
