import { mendTypo } from './typos.ts'

/** A message as the pattern tables read it. */
export interface Wording {
  /** Small letters, no apostrophes, short forms of everyday phrases; sentences are parted by '|'. */
  said: string
  /** The whole message on a line, without the marks between sentences. */
  whole: string
  /** The same without fillers at its ends ('ok so … please'). */
  bare: string
}

/** Chat spellings, and the short form of phrases that people write both ways. Apostrophes are gone by then. */
const spellings = new Map(
  `you: u ya yu yuo; your: ur; are: r; please: pls plz plss; what: wat wut wht waht; whats: wats wuts; about: abt bout
  thanks: thx thanx thnx tnx thks ty tysm thankyou; that: dat taht; this: tihs; the: da teh; let me: lemme
  give me: gimme; know: kno; want: wnat; want to: wanna; going to: gonna; got to: gotta; i dont know: idk
  dont know: dunno; because: cuz; cant: cannot; year: yr; and: n; okay: ok k kk okey oki; how: hw hwo; can: cn
  could: cld; should: shld shoud; tell: tel; good: gud gd; i will: ill; help: hlp halp; message: msg
  account: acct; conversation: convo chat; undo: unod udno; love: luv; people: ppl; right now: rn`
    .split(/;|\n/)
    .flatMap((line) => {
      const [plain = '', slips = ''] = line.split(':')
      return slips
        .trim()
        .split(' ')
        .map((slip): [string, string] => [slip, plain.trim()])
    }),
)
const phrases: [RegExp, string][] = [
  [/\bcan not\b/g, 'cant'],
  [/\b(do|does|did|is|are|was|could|would|should|have|has) not\b/g, '$1nt'],
  [/\bwill not\b/g, 'wont'],
  [/\bi am\b/g, 'im'],
  [/\bi would\b/g, 'id'],
  [/\byou are\b/g, 'youre'],
  [/\b(what|it|that|who|where|how|he|she|there) (?:is|s)\b/g, '$1s'],
  [/\bthank you\b/g, 'thanks'],
  [/\bany more\b/g, 'anymore'],
  [/\blet us\b/g, 'lets'],
]

/** Letters in a row beyond two are emphasis: 'heyyyy', 'sooo'. */
const calm = (word: string) => word.replaceAll(/([a-z])\1{2,}/g, '$1')

const plainWord = (word: string) => spellings.get(word) ?? mendTypo(spellings.get(calm(word)) ?? calm(word))

export function readWording(text: string): Wording {
  const marked = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘ʼ`´]/g, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replaceAll(/(?<!\d)\.|\.(?!\d)|[!?;\n:]/g, ' | ')
    .replaceAll(/[^\p{L}\p{M}\p{N}$%&.|+]+/gu, ' ')
  const words = marked.split(' ').filter((word) => word !== '')
  const joined = words.map((word) => plainWord(word)).join(' ')
  const said = phrases.reduce((result, [long, short]) => result.replace(long, short), joined)
  const whole = said.replaceAll(/[|\s]+/g, ' ').trim()
  return { said, whole, bare: stripFillers(whole) }
}

const OPENERS = new RegExp(
  [
    String.raw`^(?:(?:hi|hey|hello|yo|okay|so|well|um+|uh+|hmm+|please|and|but|oh|ah|alright|now|then|also|just|actually|`,
    String.raw`keel|advisor|buddy|man|dude|bro|sir|there|again|sorry|oops|wait|anyway|great|cool|nice|thanks|yeah|no)(?: |`,
    String.raw`$))+`,
  ].join(''),
)
const CLOSERS = new RegExp(
  [
    String.raw`(?:(?:^| )(?:please|thanks|lol|haha|man|bro|dude|keel|then|now|okay|today|buddy|sir|though|tho|real quick|`,
    String.raw`quickly|for me|if you dont mind|mate|friend))+$`,
  ].join(''),
)

function stripFillers(whole: string): string {
  return whole.replace(OPENERS, '').replace(CLOSERS, '').trim()
}
