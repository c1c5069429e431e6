import { dyingIdioms } from './dying-idioms.ts'
import { selfHarmWords } from './self-harm-words.ts'
import { readPatterns, type Signs } from './signs.ts'

const signs = String.raw`
# What it is called.
su[iy]?[cs]+[iy]?[cs]?[iy]?[cs]?[iy]?d\w*|kms|kys|unaliv\w*|sewer ?slide|self ?harm\w*
overdos(e|ed|ing)(?! (of|on) (sub|shop|news|coffee|spend))|od tonight|(might|want to|going to) od<end>
<kill> (<self>|<other self>)|<hurt> <self>|do (myself|himself|herself) in
(burn|cut|scratch)(ing)? my (arms?|wrists?|legs?|skin)|slit\w* (my )?wrists?|(been|started|im) cutting again
# Ending it.
<ending> (my|his|her) (own )?(life|live)(?! (in|as|here))|(almost|nearly) did it
(end|ending|ended|finish) (it all|everything (tonight|for good|forever)|it (tonight|for good|forever))
(should|would|might|going to|ready to|want to|rather) (just )?end it<end>|if i just ended it<end>|end me<end>
(think|thinking|thought) (about|of) ending (it|things|everything)( all)?<end>|things (\| )?for good
# Wanting to die.
<want> <very><to> <very><die>|(rather|should|as ?well|let me|better) <very><die>(?! than| if)
(feel|feels|feeling) like <very>(dying|ending everything)|deserve (to die|death)
<want> <very><to> <very>die in my sleep|(think|thinking|want|wanted) <3 words>(to|of|about) (kill|killing) me(?! if)
(wish|wished) (i|we) (had |was |were )?(never|not|wasnt|werent|hadnt) (been |ever )?born
<wish dead> <very>(to |2 |i )?(be |was |were |been )?dead(?! (broke|last|tired|serious|set))
(better|happier|rather|easier|worth more|good as) <very>(off )?dead|dead is (better|easier)|be dead by now
(want|ready|wish|time|going) (for me )?(to |i could )<very>(leave|exit|vanish from|disappear from) <world>
(disappear|dissapear|disapear|vanish|sleep)(ed)? <3 words>(forever|for good|never wake)
(never|not|wont|dont) (want to )?(ever )?wake up(?! (to|early|at|with|before|for|broke|late|in debt))
join my (late|dead) \w+|to be with my late (husband|wife|son|daughter|mother|father)
# Not wanting to live.
(stop|quit|cease) (existing|being alive)|(giving|give|given|gave) up on (life|living)<end>|life isnt for me
(cant|dont) (imagine|picture|see myself|face) <2 words>(<living>|being alive|waking up)|wake up disappointed
(living|being alive|existing) (feels|is) like (a )?(punishment|torture|hell|prison)|fall asleep and that be it
<no> <a word>(want|wanting|wish|deserve|care|desire|need)s? <a word>(to )?(<live>|<alive>)
<no> (want|wish|wanting) to (be|stay|remain) (here|around)( (anymore|any longer|no more|and|but|at all)|<end>)
<no> (want|wish|wanting) to (be|stay|remain) (on|in|part of) <world>|(i|me) (no|not) want (to )?<live>
<no> (be )?(living|live) (anymore|no more|any longer)|rather not (live|be alive|be here|exist)|not existing
(not|about not|of not) (be|being)( here| alive| around)( (anymore|and)|<end>)
# No reason, no strength, no future.
(point|reason|use|purpose) <2 words>(of|in|to|for) <very>(<living>|<live>|<alive>|<going on>|be here)
reason <gap>or go on living|nothing <3 words>(to live for|on this earth)|will to (live|go on)
why (am|should|do|would|bother) (i )?<very>(keep |be |stay )?(alive|living|live|exist|existing)(?! <not here>)
<weary> <very>(of |with |from |by |being |my )*(<living>|<life>)
too (tired|weak|exhausted) to (keep |go on )?(living|live|exist)(?! (in|with|on))
cant (go on|keep) (living|anymore)|cant go on<end>|(think|know) (if )?i can go on<end>|cant take this life
hurts to (be alive|live|exist)|want(s|ed)? out of (this )?life|hate (my|this) life and <a word>want
(living|existing|existence|being alive|staying alive) is (just |way )?(too|so) (much|hard|heavy|painful)
(isnt|aint|not|no longer|never) worth (<living>|being alive)|life (isnt|aint|not) worth (it|anything)
(see|imagine|picture|have) (a|any|no|my) (future|tomorrow|place) (with|for) me|no (future|place) for me
(not sure|dont know if|doubt) i want to (keep |go on )?(<alive>|<live>|being here|be here)|no will left
my life is (pointless|meaningless|worthless|useless)|life has no (meaning|point|value|purpose)
(no|not|dont) <2 words>(value|worth|meaning|sense) (in|of|to) (my|this) life|(world|anyone) does ?nt need me
(dread|dreading|regret) (being alive|<living>|waking up)|pain of <living>
bother (staying alive|<living>|<alive>)
nothing (left )?here for me|want out for good|not (be )?living past|just let it end<end>
want (my|this) life (to be )?(over|to end)|nothing (left )?for me (here|in this (life|world))
# Still here, but for how long.
(only|the one) <2 words>(im|i am|i|keeping me|keeps me) (still )?(alive|staying alive)|only staying alive
(wont|not|cant|dont|never) <gap>(be |being |stay )alive|how much longer i (can|will) (stay alive|live)
make it (through|past) (the|this) night<end>|make it to (the )?morning|last night (alive|on earth)
would have ended it|wont live to <gap>choice|is my last (night|day)<end>|by the time you read this
(last|final) message to (anybody|anyone|you|everyone|the world)|(letters?|notes?) to my (kids|wife|family)
goodbye[^|]*(\|[^|]*){0,3}(not going to be|wont be) (around|here)<end>
(when im gone|affairs in order)[^|]*(\|[^|]*)?wont be (here|around)(?! (in|when|for))
wont be (here|around) <gap>(my|by) choice|by my own (hand|choice)(?! i (built|made|saved))
# Others, without me.
(best|better|good) (for|if) <3 words>(if )?i (wasnt|werent|never) (around|here|alive|existed|born)
cry at my funeral
tell my (kids|wife|husband|mom|family|children|son|daughter) (that )?i (love|loved) (them|him|her)
(be|join|see) (with )?(my )?(mom|dad|mother|father|wife|husband|son|daughter|him|her) in heaven
(think|be sure) i (will|would) be around to see<gap>|planning my exit(?! (from|strategy))
burden<gap> <family><gap>(better|happier|gone|without me|relief)|worth more dead
<better> <5 words>(without me|as a widow\w*)(?! (on|in|at|working|driving))
<better> <5 words>(if|once|when|after) (i|im|ive) <a word>(<gone>|<left>)(?! (for|on))
<better> <gap>than with me<end>|better if i (die|died)|(happier|better) (place )?without me
<nobody> (would |will )?(even |ever )*(notice|miss|care|cry) (me<end>|<2 words>if i (am|was|were|<left>))
if i <left> <gap>(<nobody>|everyone|everybody|the debt) (would|will)(?! (pay|get|inherit|own|keep|owe))
if i die (<gap>|right \| )(maybe|perhaps) (i should|thats the best)
(insurance|policy|~)<gap>(\| )?<gap>(should use it|if i was gone|at least get (that|it)|if i do it myself)
policy <gap>if i (do|did) it myself
# Death as a way out.
no other (way|option|choice) <2 words>(than|but) (death|dying|to die)|(god|lord) would (just )?take me<end>
(debts?|loans?) die with me so|dont plan to (live|be alive|make it)|i dont plan to<end>
(death|dying|dead) (would be|is|sounds|seems|feels|might be) <2 words><relief>
(my|my own) death (would|will|could) <a word>(pay|solve|fix|help|free|be)|only way out <5 words>not be
keep thinking (of|about) (death|dying)|(death|dying) (all the time|every day|a lot|constantly)
(think|thinking|thoughts?|dream|fantasi[sz]\w+) <a word>(about|of) (being dead|not being|not existing)
(dark|bad|scary) thoughts about (not|ending|dying|my life)|dark thoughts<end>|imagine (not being|being dead)
(dont trust|not safe with|dont feel safe with|scare) myself(?! (with|to save|not to spend))|not safe alone
understand <3 words>why people (jump|kill|do it|end)|veteran<gap>22 a day|(somebody|someone) <a word>kill me
# By what means.
swerv\w+ (my car )?(into|off)|bought a gun <gap>(\| )?not for
(have|got) (the|my) pills (next to|here|ready|in my hand)
(step\w*|jump\w*|throw|walk\w*) (myself )?(in front of|under|into) (a |the )?(train|bus|traffic|truck)
(wish|hope|pray) <3 words>(car|bus|truck|train|cancer|attack) <2 words>(hit|take|took|kill|run over)s? me
(wish|hope) <2 words>get (hit|run over) by|heart attack <gap>(solve|fix|relief|best)|garage with the engine
(painless|easy|quick|quickest|easiest) ways? to (go|die|do it)(?! (back|through|to))
(pills|meds) <2 words>lined up
(drive|driving|go|jump) off (a|the) (bridge|cliff)|(checking|check) out (permanently|for good|of life)
jump(ing)? (off|from|in front of) <a word><height>|going to jump<end>|look like an accident
(looking|staring|stood|standing) <a word>(at|on|off) the <height><gap>|tried to (kill|end|hang|hurt) m\w+
(driv\w+|steer\w*|crash\w*|run\w*) <3 words>(into|off) (a|the) (tree|wall|bridge|cliff|river|truck)
(stockpil\w+|hoarding|swallow\w*) <3 words>pills|(took|take|taking) <2 words>(bunch|bottle) of <a word>pills
(gun|pistol|rifle)<gap>(keep (thinking|looking)|in my mouth)|eat my gun|(plan|way out|answer) is a bullet
(got|found|bought|tied) (the|a) (rope|noose)(?! (for|swing|and climb))|bullet (in|through|to) my (head|brain)
`

const hints = String.raw`
hate my life|hate myself|hate who i am|nothing matters|numb|worthless|burden|make it stop
want (it|this|everything|all of it|the pain) (all )?to (stop|end|be over)|(want to|just|about) end(ing)? it
cant (do|take|face|handle|bear|stand|go on|cope)|cant keep (going|doing)|give up|giving up|given up
so done|im done|no way out|no hope|hopeless|no future|dont see a future|whats the point|why bother
goodbye|wont be (here|around)|disappear|vanish|dead|death|die|dying|died|alive
`

/** Not wanting to live, or harm to oneself; also of somebody close, where it has not happened. */
export const selfHarm: Signs = {
  idioms: dyingIdioms,
  signs: readPatterns(signs, selfHarmWords),
  hints: readPatterns(hints, selfHarmWords),
}
