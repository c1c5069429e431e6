/** What a message was about, in few words: an earlier sum is known again by them. */

const empty: ReadonlySet<string> = new Set(
  (
    'a an the and or but so ok okay well also just then that this it its is are am was were be been to of in on at for ' +
    'with by as if i im ive id my me we our us you your he she they them his her their do does did can could would ' +
    'will should have has had get got what whats how much many about like really lol ugh hey hi please thanks there ' +
    'here no not yes yeah um uh dont cant wont'
  ).split(' '),
)

/** The last words that say something, without numbers. */
export function contentWords(text: string, most: number): string {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/\p{L}+/gu) ?? []
  return words
    .filter((word) => !empty.has(word))
    .slice(-most)
    .join(' ')
}
