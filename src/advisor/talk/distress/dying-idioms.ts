import { readLexicon, readPatterns } from './signs.ts'

const words = readLexicon(String.raw`
kin: dad|father|mom|mother|brother|sister|son|daughter|uncle|aunt|cousin|friend|ex|husband|wife|he|she
price: bills?|rent|prices?|loan|rates?|fees?|mortgage|commute|costs?
contract: lease|contract|subscription|membership|policy|timeshare|loan|plan|marriage|relationship|account|gym
by accident: at|on|lifting|playing|falling|skiing|moving|shaving|cooking|financially
`)

/** Words of death and harm that speak of money, work, things, or of somebody's death in the past. */
export const dyingIdioms = readPatterns(
  String.raw`
(financial|career|political|social|professional|economic|credit|budget|tax|market|portfolio) suicid\w*
<price> (is|are|was|would be) suicide|suicide (squad|doors?|prevention|awareness|charity)
(work|works|working|volunteer|volunteering|job|shift) <gap>suicide \w+|(died|death) (by|of|from) suicide
lost (my|our|his|her|a) [^|]{2,20} to suicide|<kin>( \w+)? com+it+ed suicide
<kin>( \w+)? (took|taken) (his|her|their) (own )?li(fe|ves)
(kill|killing|killed) myself (working|studying|at work|at the gym|at this job|with overtime|laughing)
(kill|killing|killed) myself (just )?to (pay|make|save|earn|keep|get|hit|meet|afford)
(cut|cutting) my ?self (off|some|a|out|down|back|short|in)|(burn|burning|burned) my ?self out
(hurt|cut|burned|burnt|harmed) my ?self <by accident>|(shoot|shot|shooting) my ?self in the foot
life (insurance|insurence|polic\w+|savings|style|cover|coverage|expectancy|event|estate)
end of life (care|planning|costs?)|half my life|time of my life|love of my life|life and death
gun to my head|bite the bullet|dodged? a bullet|silver bullet|till death do|drop dead
dead ?(line|beat|end|weight)|death (benefits?|tax|taxes|certificate|in the family)|(be|is) the death of
death warmed
<contract>[^|]{0,40}(\| )?[^|]{0,40}end(ing|ed)? (it|things)(?! all)
`,
  words,
)
