import { globSync } from 'node:fs'
import { join } from 'node:path'
import { openBuiltInAdvisor } from '#advisor/built-in.ts'
import { judge, normalise } from '../score.mjs'
import { readConversations } from './corpus.ts'
import { converseWhole } from './simulate.ts'

/** Understanding at first sight: the sealed conversations, with the weights as shipped. Prints figures, never texts. */
const advisor = await openBuiltInAdvisor()
const folder = join(import.meta.dirname, '../corpus')
const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3))
const total = { tp: 0, fp: 0, fn: 0, exact: 0, count: 0, milliseconds: 0 }

for (const name of globSync('sealed-*.jsonl', { cwd: folder }).toSorted()) {
  const here = { tp: 0, fp: 0, fn: 0, exact: 0, count: 0, milliseconds: 0 }
  for (const conversation of readConversations(join(folder, name))) {
    const before = performance.now()
    const raw = await converseWhole(conversation, advisor)
    here.milliseconds += performance.now() - before
    const { tp, fp, fn, exact } = judge(conversation, normalise(raw))
    here.tp += tp
    here.fp += fp
    here.fn += fn
    here.exact += exact ? 1 : 0
    here.count += 1
  }
  for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += here[key]
  console.log(
    name.padEnd(24),
    `P ${share(here.tp, here.tp + here.fp)} R ${share(here.tp, here.tp + here.fn)} exact ${share(here.exact, here.count)}`,
  )
}
console.log(
  'all'.padEnd(24),
  `P ${share(total.tp, total.tp + total.fp)} R ${share(total.tp, total.tp + total.fn)} exact ${share(total.exact, total.count)}, ${(total.milliseconds / total.count).toFixed(1)} ms a conversation`,
)
process.exit(0)
