import { abuseWords } from './abuse-words.ts'
import { readPatterns, type Signs } from './signs.ts'

const idioms = String.raw`
(volunteer|volunteering|work|works|working|donate|donating|give|giving)<gap>(violence|shelter|abuse)\w*
kill me (when|if) (she|he|they|mom|dad) <a word>(sees?|knew|finds?|hears?)
(restraining order|protective order) against (a|my) neighbor
(abusive (marriage|relationship)|abused me)<gap>(years ago|(till|until|in|back in) (19|20)\d\d)
(takes?|took) my (card|phone|pay) (by mistake|to (shop|buy|get|pay))
(get|gets|got|getting|was) hit (again )?(next|with|by (the|a|irs|tax\w*|fee\w*)|in april|at tax|come|this (year|april))
`

const signs = String.raw`
# Violence.
<person> <doing><harm> <victim>(?! ?<not in earnest>)|and <harm> (me|us)(?! <not in earnest>)
(man|woman|guy|person|husband|wife) (who|that) <often><harm> <victim>(?! <not in earnest>)
my \w+s <lover> <doing><harm> (her|them)(?! <not in earnest>)|(said|says) im next|next time its me
<harm> by (my|our|her|his|a) (<lover>|<kin>|<keeper>)|(tried|tries) to kill (me|us|her)
(<person>|and) <doing>(broke|breaks|cracked|fractured|split|busted|twisted|cut|burned) (\w+ of )?my <a word><body>
(<weapon>|(his|her) <a word>hands) <3 words>(to|at|on|round|around|against) my (throat|neck|face|belly)(?! with)
<person> <often>(throws|threw|poured|pours|flung) <a word>(tea|coffee|water|oil|acid|pans?|plates?|knife) <2 words>me
(gave|gives) me a (hiding|beating|black eye)|knock(s|ed) (me|us) (about|around|out|down)|uses his (belt|fists)
(forced|forces) (himself|herself) on (me|her)|(makes?|forces|forced) me (to )?(sleep with|have sex)|(sex|sleep with him) instead of
<kin> (touches|touched|gropes) me|<kin> comes? in(to)? my (room|bed) at night
spits in my|poison(s|ed|ing) (me|us|my food)|covered in bruises
(get|gets|got|was) hit (if|when|again|every time)|(being|been|was|am|getting) (beaten|beat up|abused)
<who> <often><threaten> (to (hurt|kill|hit|harm|take the kids) )?(<victim>|(with|every)( |$))
(threatens|threatened|said|says) <3 words>(hurt|kill|hit|harm|burn|shoot|stab|strangle|bury|beat) (me|us)
texts? (me )?threats|(put|puts) (me|us) <a word>in (the|a) (ground|grave|hospital)|(before|until) (he|she) (kills|hurts) me
(hed|shed|he will|she will|he would) kill me if i (left|leave|go|tell|told|ever)|by the throat(?! with)|going to hurt (me|us)
(kill|killing) (me|us) one (day|of these days)<gap>(kids|mean it|serious)
(he|she|<lover>|<kin>|<keeper>) <3 words>(drunk|high) and (violent|mean|angry)|came at me (again|with <3 words><weapon>)
(he|she) (says?|said|swears?) (hell|shell|hed|shed|(he|she) (will|would)) (burn|kill|shoot|hurt|beat|bury|destroy)
(shouting|screaming|yelling|raging) and (breaking|throwing|smashing|hitting)|i (have|got) bruises
(chair|dresser|wardrobe) (against|under|behind) (my|the) (bedroom |bathroom )?(door|handle)
(grabbed|held|grabs|dragged|threw|throws|pinned) me (by|against|down|across|out)|beat me up
for (beating|hitting|hurting|assaulting|strangling) (me|us|my)|bruises? (again|on my|all over|from)
(throws?|threw|breaks?|smash\w*) (things|stuff|a plate|plates|furniture|dishes)|punch\w* the (wall|door) next
(he|she|<lover>|<kin>|hes|shes|now) (gets |is |was |turns |became |so |very )*violent
(violent|abusive|controlling) (<lover>|<kin>|relationship|marriage|home|household)
(<who>|hes|shes|relationship|marriage) (is |was |has been )?<often>abusive|abuser|abuse[sd]? (me|us|my mom)
domestic (abuse|violence)|financial(ly)? (abus\w+|controll\w+)|economic abuse|coercive control
wom[ae]n ?s shelter|battered|fled (to a shelter|with <3 words>kids|from <them>|<them>)
(have|got|filed|need|get|granted) <a word>(restraining|protective) order|stalk(s|ed|ing) me|<lover> follows me
(he|she|hes|shes|ex) <gap>with a (knife|gun|hammer|machete|axe)|hes (got )?a (knife|gun|machete) and
(locked|hiding) (myself )?in (the|my|our) (bathroom|bedroom|room|closet|car)<gap> (he|she|him|her)s?
# Fear.
<fear> of what (he|she|hell|shell|they)( will| would| might)? do|safe(ly)? (way )?to leave <them>
<fear> (of|for) (<them>|my life)(?! (<of doing>|<owed>))|<fear> (to go|of going) home|walk(ing)? on eggshells
(live|living) in fear(<end>|( of <them>))|(dont|not|never) (feel )?safe (at home|with <them>)
(get away|escape|escaping|flee|fleeing|run away) (from )?<them>
(leave|leaving|escape) <them><gap>(secret\w*|without (him|her) (knowing|seeing|finding)|watches|safely)
(hide|hiding|hidden|secret\w*|stash\w*) <gap>(from <them> <gap>leave|to (leave|escape|get away from) <them>)
(whispering|typing quiet\w*|cant talk loud)<gap>(hes|shes|he is|she is) in the (next|other) room
without (him|her) (seeing|knowing)|(if i (leave|left)|leave)<gap>(get nothing|be homeless|take the kids)
# Money that is taken, watched or kept away.
<who> <often><takes> (all )?(of )?(my|me) (own |whole )?<a word><money>(?! (info|details))
<who> <often>controls? <mine><money>|<who> <often>(controlls?|controls?|monitors) (every|all) (the )?<bits>
<who> <often>(monitors|tracks|watches|checks|counts) (every|all) <a word>(<bits>|<money>)<gap><rage>
<who> <often>(monitors|tracks|watches) (every|all) <a word><bits> i (spend|make)|tracks my phone
<who> <wont> me <3 words>(money|spend|access|account|bank|cash|see (friends|a doctor|my (own|money))|leave the|a job)
<who> <wont> me (work|have a job|get a job|sleep)<end>
(<who>|<keeper>) <often>(keeps?|takes|took|holds) <2 words>my (<money>|papers|passport|documents) and (my )?(papers|passport|he|she|wont)
<who> <often>(put|puts|installed|hid|has) a (tracker|gps|spy\w*|airtag) (on|in) my|reads all (of )?my (messages|texts|emails)
<who> <often>times (me|how long i)|counts the change (when|after) (i|me)|(lock|locks|locked) (up )?the (food|fridge|pantry)
(in laws|parents|family) (keep|take)s? my (salary|wages|pension)
(he|she|<lover>) (opened|took out|ran up|put|maxed) <gap>in my name|in my name without (telling|asking|my)
(he|she|<lover>|<kin>|<keeper>) (forced|forces|made|makes) me (to )?(sign|take (out|credit|loans?|a loan|cards?)|hand over|borrow|co ?sign)
not allowed (to )?(have |spend |touch |use )*(any |my |our |own )+<money>|(me|us) with a (knife|gun)
not allowed (to leave|out of) the house|permission for every|(beg|begging) (him|her|my <lover>) for
<person> (locks?|locked) (me|us) (in|up)|(he|she) (locks|locked) me out(?! of my)
<who> (takes?|took) my <3 words>(keys|passport|phone|papers)
<who> (keeps?|took|takes) my (passport|papers|phone) (and|from me)|passport<gap>not allowed out
(shouts|screams|yells) (at (me|her)|(if|when) i)
`

const hints = String.raw`
(<lover>|he|she|hes|shes|him|her) <gap>(<rage>|drinks|control\w*|permission|lose it)
afraid|scared|allowed|bruise|shelter|hide|hidden|secret|escape|police|threat\w*|force[sd]?|hit|hurt|violen\w+
`

/** Violence at home, and money used to hold somebody. */
export const abuse: Signs = {
  idioms: readPatterns(idioms, abuseWords),
  signs: readPatterns(signs, abuseWords),
  hints: readPatterns(hints, abuseWords),
}
