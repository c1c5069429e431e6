import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Learned, unpack } from '#advisor/understanding/learned/learned.ts'
import { judge, normalise } from '../score.mjs'
import { type Conversation, readOpenCorpus } from './corpus.ts'
import { converse } from './simulate.ts'
import { train } from './train.ts'

/**
 * Understanding on voices that the classifier has not been trained on: each is left out of the training in turn.
 * `measure.ts [voice,voice] [--together] [--retrain] [--errors FILE]`; with `--together` the voices are left out all at
 * once, which trains once only. Trained weights are kept between runs in .cache.
 */
const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/training')
mkdirSync(folder, { recursive: true })
const options = process.argv.slice(2)
const corpus = readOpenCorpus()
const chosen =
  options[0]?.startsWith('--') === false
    ? options[0].split(',').map((name) => `open-${name}`)
    : [...new Set(corpus.map(({ voice }) => voice))]
const errorsTo = options.includes('--errors') ? options[options.indexOf('--errors') + 1] : undefined

const trained = new Set<string>()

function learnedWithout(voices: readonly string[]): Learned {
  const file = join(folder, `without-${voices.join('-')}.json`)
  if ((options.includes('--retrain') && !trained.has(file)) || !existsSync(file))
    writeFileSync(file, JSON.stringify(train(corpus.filter(({ voice }) => !voices.includes(voice)))))
  trained.add(file)
  return unpack(JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof train>)
}

const total = { tp: 0, fp: 0, fn: 0, exact: 0, count: 0 }
const kinds = new Map<string, number>()
const lines: string[] = []
const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3))

function note(conversation: Conversation, errors: string[]) {
  lines.push(
    `${conversation.id} :: ${conversation.context ? `[asked: ${conversation.context.prelude}] ` : ''}${conversation.turns.join(' || ').replaceAll('\n', ' / ')}`,
    `     ${errors.join('; ')}`,
  )
  for (const error of errors) {
    const kind = error.replace(/[=~:/].*/, '')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
}

for (const voice of chosen) {
  const learned = learnedWithout(options.includes('--together') ? chosen : [voice])
  const here = { tp: 0, fp: 0, fn: 0, exact: 0, count: 0 }
  for (const conversation of corpus.filter((other) => other.voice === voice)) {
    const { tp, fp, fn, exact, errors } = judge(conversation, normalise(converse(conversation, learned).raw))
    here.tp += tp
    here.fp += fp
    here.fn += fn
    here.exact += exact ? 1 : 0
    here.count += 1
    if (!exact) note(conversation, errors)
  }
  for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += here[key]
  console.log(
    voice.padEnd(16),
    'P',
    share(here.tp, here.tp + here.fp),
    'R',
    share(here.tp, here.tp + here.fn),
    'exact',
    share(here.exact, here.count),
  )
}
console.log(
  'all'.padEnd(16),
  'P',
  share(total.tp, total.tp + total.fp),
  'R',
  share(total.tp, total.tp + total.fn),
  'exact',
  share(total.exact, total.count),
)
console.log(
  [...kinds]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 24)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', '),
)
if (errorsTo) writeFileSync(errorsTo, lines.join('\n'))
