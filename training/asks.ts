/**
 * Questions for explanations as they come up in a talk (eval/corpus/asks-*.txt): the explanation that answers, the kind
 * of sum asked for before, the message before, and the message, parted by bars; a dash where there is none.
 */
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { nothingKnown, type Told } from './examples.ts'
import { plainSum } from './history.ts'

export interface Ask {
  told: Omit<Told, 'variant'>
  topics: readonly string[]
}

const know = { intent: 'know', from: null, about: [], inputs: [], result: null }

export function readAsks(voice: string, lines: string): Ask[] {
  return lines.split('\n').flatMap((line) => {
    const [topic, sum, before, text] = line.split(' | ').map((part) => part.trim())
    if (!topic || !text) return []
    const said = before && before !== '-' ? before : ''
    const heard = hearNumbers(said, readNumbers(said)).toReversed()
    return {
      topics: [topic],
      told: {
        voice,
        text,
        marks: [],
        meant: [know],
        ...nothingKnown,
        sums: sum && sum !== '-' ? [plainSum(sum)] : [],
        heard: heard.map((number) => ({ number, mark: undefined })),
        said,
      },
    }
  })
}
