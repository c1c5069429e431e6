/** The first letters of up to the first two words, uppercased: 'ada king lovelace' is 'AK'. */
export function initials(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  return words.slice(0, 2).map(firstLetter).join('')
}

// By code point, so that a letter outside the first 65,536 is not cut in half; 'ß' uppercases to two letters.
function firstLetter(word: string) {
  const [first = ''] = word
  const [upper = ''] = first.toUpperCase()
  return upper
}
