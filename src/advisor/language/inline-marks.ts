/** Part of a sentence in one kind of type. */
export interface Run {
  mark: 'strong' | 'em' | null
  text: string
}

/** Signs that nobody sees and that could hide a number from the check. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}]|[^\P{Cc}\n\t]/gu

/** Words and references between the usual marks: nothing to clean, no markup, no digit. */
const PLAIN = /^(?:[A-Za-z ,;:.!?'"‘’“”()–—-]|\[\[[\w.]+\]\])*$/

/** True for most sentences, which then need no closer look: whoever waits for them waits for that too. */
export const isPlain = (text: string) => PLAIN.test(text)

/** Answers are text: tags are dropped, what stands between them is checked like everything else. */
const TAG = /<\/?[a-z!][^<>]*>?/gi

export const cleanSentence = (text: string) =>
  isPlain(text)
    ? text
    : text.normalize('NFKC').replaceAll('1⁄2', '½').replaceAll(UNSEEN, '').replaceAll(TAG, '')

const LINK = /!?\[([^[\]]*)\]\([^()\s]*\)/g
const MARKED = /\*\*([^*]+)\*\*|__([^_]+)__|(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g

/** Cuts a sentence at its bold and slanted parts; links are their text, all other marks go. */
export function cutAtMarks(text: string): Run[] {
  const linked = text.replaceAll(LINK, '$1')
  const runs: Run[] = []
  let end = 0
  const add = (mark: Run['mark'], part: string) => {
    const plain = part.replaceAll(/\*{1,3}|`+|__/g, '')
    if (plain !== '') runs.push({ mark, text: plain })
  }
  for (const { 0: whole, 1: bold, 2: also, 3: slanted, index } of linked.matchAll(MARKED)) {
    add(null, linked.slice(end, index))
    add(slanted === undefined ? 'strong' : 'em', bold ?? also ?? slanted ?? '')
    end = index + whole.length
  }
  add(null, linked.slice(end))
  return runs
}
