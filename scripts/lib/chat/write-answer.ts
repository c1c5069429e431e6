/** A figure that the model is given in the data of its request; a bare relay gives none. */
export const findFigure = (request: string) => /((?:profile|total)\.\w+) = /.exec(request)?.[1] ?? null

const words = 'keep to what you have and put a little more aside whenever the month allows it '
const [SHORTEST, LONGEST] = [12, 44]

export interface TimedAnswer {
  mark: string
  pieces: string[]
  /** The piece with the last byte of the first sentence. */
  ends: number
}

/** An answer whose first sentence is longer or shorter by its number. */
export function writeAnswer(number: number, most: number, figure: string | null): TimedAnswer {
  const mark = spell(number)
  const length = SHORTEST + ((number * 17) % (Math.min(LONGEST, most - 8) - SHORTEST + 1))
  const end = ` ${figure ? `[[${figure}]] ` : ''}mark-${mark}. `
  const first = cut(`You ${words.repeat(4)}`.slice(0, 4 * length - end.length) + end)
  const rest = cut(`The rest can ${words.repeat(20)}`.slice(0, 4 * (most - length) - 1) + '.')
  return { mark, pieces: [...first, ...rest], ends: first.length - 1 }
}

/** The mark in what a client has read. */
export const findMark = (text: string) => /mark-([b-q]+)\./.exec(text)?.[1] ?? null

/** In letters, since a model may write no digits. */
const spell = (number: number) =>
  String(number).replaceAll(/\d/g, (digit) => 'bcdfghjkpq'.charAt(Number(digit)))

const cut = (text: string) => text.match(/[\s\S]{1,4}/g) ?? []
