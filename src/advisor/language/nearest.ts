const common = new Set(
  'the and for with what that this from have how much many would does your you are can will about into than each when'.split(
    ' ',
  ),
)

export const wordsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[a-z]{3,}|\d{3,}[a-z]?/g) ?? [])
      .filter((word) => !common.has(word))
      .map((word) => word.replace(/(?:ing|ments?|s|ed)$/, '').slice(0, 7)),
  )

/** Items by how many of the words they share; those that share none are left out, the order of the list decides ties. */
export function nearest<Item>(
  items: readonly Item[],
  asked: ReadonlySet<string>,
  wordsAbout: (item: Item) => ReadonlySet<string>,
): Item[] {
  return items
    .map((item) => ({ item, score: wordsAbout(item).intersection(asked).size }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item)
}
