/** Whose trouble a message tells of: 'my mom got laid off' is answered to the one who helps. */

const KIN =
  'mom|mum|mother|dad|father|parents?|brother|sister|son|daughter|kid|cousin|nephew|niece|uncle|aunt|' +
  'grand(?:ma|pa|mother|father|son|daughter|parents)|friend|boyfriend|girlfriend|fianc[eé]e?|husband|wife|' +
  'spouse|partner|roommate|neighbor|coworker|in-?laws?'
const WOMAN = new RegExp(
  String.raw`\b(?:she|shes|her|mom|mum|mother|sister|daughter|niece|aunt|grand(?:ma|mother|daughter)|girlfriend|wife)\b`,
  'i',
)
const MAN = new RegExp(
  String.raw`\b(?:he|hes|him|his|dad|father|brother|son|nephew|uncle|grand(?:pa|father|son)|boyfriend|husband)\b`,
  'i',
)
/** Somebody else does or suffers it. */
const ANOTHER = new RegExp(
  String.raw`\b(?:(?:my|our) (?:\w+ )?(?:${KIN})|(?<!said |says )(?:she|he|they))(?:'?s|'?re|'?ve)? ` +
    String.raw`(?:(?:just|also|really|recently|still|already|has|have|had|is|are|was|were|been|so) )*` +
    String.raw`(?:got|gets|gotten|lost (?!weight)|laid|let go|fired|scammed|sent|gave|fell|feels?|felt|crying|` +
    String.raw`(?:wo?n'?t|can'?t) (?:stop|work|pay|sleep|eat|leave|open)|in the hospital|diagnosed|sick|ill|` +
    String.raw`(?:cancer|dementia|surgery|a stroke)|behind|broke|ashamed|worried|scared|embarrassed|stressed|` +
    String.raw`gambles?|gambling|bets?|owes?|ask(?:s|ed) (?:me|us) for)\b`,
  'i',
)
const ASKED_OF = /\b(?:should|can|could|does|will|would) (?:she|he|they)\b/i
/** The writer does or suffers it, too. */
const FEELING = 'scared|worried|ashamed|embarrassed|stressed|overwhelmed|tired|lost|sick|hurts?'
const OWN = new RegExp(
  String.raw`\b(?:i|we)(?:'?m|'?re|'?ve)? (?:(?:just|also|really|still|both|have|had|am|are|was|were|been) )*` +
    String.raw`(?:got|lost|laid|let|fired|scammed|sent|gave|fell|feel|felt|can(?:'?t|not)|ill|behind|broke|owe|miss|` +
    String.raw`relapsed|gambled|bet|cried)\b|\b(?:laid|let|fired|sacked|gave|sent|paid|owes?) (?:me|us)\b|` +
    String.raw`\b(?:i|im|i'm|we|me)\b[^.!?]{0,30}\b(?:${FEELING})\b|\bit hurts\b`,
  'i',
)

/** How somebody else is spoken of; null where the trouble is the writer's own. */
export function findSufferer(text: string): Sufferer | null {
  if (OWN.test(text) || !(ANOTHER.test(text) || ASKED_OF.test(text))) return null
  const [isWoman, isMan] = [WOMAN.test(text), MAN.test(text)]
  if (isWoman === isMan) return they
  return isWoman ? she : he
}

export type Sufferer = Readonly<Record<'they' | 'them' | 'their' | 'theirs', string>>

const they: Sufferer = { they: 'they', them: 'them', their: 'their', theirs: 'theirs' }
const she: Sufferer = { they: 'she', them: 'her', their: 'her', theirs: 'hers' }
const he: Sufferer = { they: 'he', them: 'him', their: 'his', theirs: 'his' }

/** A line about somebody: 'They should file' becomes 'She should file'. */
export const speakOf = (line: string, sufferer: Sufferer) =>
  line.replaceAll(/\b(they|them|theirs|their)\b/gi, (word) => {
    const said = sufferer[word.toLowerCase() as keyof Sufferer]
    return word.startsWith('T') ? said.charAt(0).toUpperCase() + said.slice(1) : said
  })
