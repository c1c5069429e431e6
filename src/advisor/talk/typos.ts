/** Words that the talk about the talk is made of. A slip in one of them is mended; other words stay as they are. */
const vocabulary =
  `hello thanks thank appreciate goodbye later please what where which about know known remember
  advisor adviser licensed certified privacy private secret working explain explanation calculate calculated
  budget balance sheet profile settings goals income expenses spending savings assets worth networth retirement
  retire wrong mistake incorrect repeat again simpler simple simply slower english question questions answer undo
  delete clear conversation conversations history welcome morning evening afternoon weather recipe bitcoin crypto
  gambling gamble addicted eviction evicted suicide suicidal collectors instructions previous ignore system prompt
  correct exactly right skip sorry helpful awesome amazing great terrible useless password transfer`.split(
    /\s+/,
  )

/** Real words that lie a slip away from one above. */
const realWords = new Set(
  'hell tank tanks than were here there lease late latter alter gain lower sending pending grate retiree abut'.split(
    ' ',
  ),
)

/** The ways a word is most often mistyped: neighbours swapped, a letter left out, a letter typed twice. */
function slipsOf(word: string): string[] {
  const letters = Array.from(word)
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1]
    const before = word.slice(0, at)
    const swapped = next === undefined ? [] : [before + next + letter + word.slice(at + 2)]
    return [...swapped, before + word.slice(at + 1), before + letter + word.slice(at)]
  })
}

/** 'saving' is no slip of 'savings'. */
const isOtherForm = (slip: string, word: string) => word === `${slip}s` || word === `${slip}d`

const known = new Set(vocabulary)
const mended = new Map(
  vocabulary
    .filter((word) => word.length >= 5)
    .flatMap((word) => slipsOf(word).map((slip): [string, string] => [slip, word]))
    .filter(([slip, word]) => !known.has(slip) && !realWords.has(slip) && !isOtherForm(slip, word)),
)

export const mendTypo = (word: string) => mended.get(word) ?? word
