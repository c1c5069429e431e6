/**
 * `node eval/walk.ts SET [id…] [--all]`: a set of talk or calculations within this process, without server and store.
 * Prints the turns that fail with what was read and made; `--all` prints every turn. For finding faults; `npm run eval`
 * scores.
 */
import { openBuiltInAdvisor } from '#advisor/built-in.ts'
import { spellAction } from '#advisor/minding/spell-action.ts'
import { words } from './score.mjs'
import { type Held, holdTalk, readTalks } from './talks.ts'

const [file = 'eval/public/talk.jsonl', ...chosen] = process.argv.slice(2).filter((word) => word !== '--all')
const isAll = process.argv.includes('--all')
const advisor = await openBuiltInAdvisor()

function print(id: string, { turn, place, minded, understood, reply, before, errors }: Held): void {
  console.log(`\n${id} ${place + 1} > ${turn.say}`)
  for (const { actions, score } of minded?.readings.slice(0, 2) ?? [])
    console.log(`   ${Math.round(score * 100)}% ${actions.map(spellAction).join('; ')}`)
  const topics = minded?.topics.map((topic) => `${topic.id} ${topic.score.toFixed(2)}`) ?? []
  if (topics.length > 0) console.log(`   topics ${topics.join(', ')}`)
  const byItself = minded?.byItself?.map((topic) => `${topic.id} ${topic.score.toFixed(2)}`) ?? []
  if (byItself.length > 0) console.log(`   by itself ${byItself.join(', ')}`)
  for (const sum of reply.dialogue.sums.filter((one) => !before.sums.includes(one))) {
    const list = (figures: typeof sum.inputs) =>
      Object.entries(figures)
        .map(([name, { value }]) => `${name} ${Math.round(value * 100) / 100}`)
        .join(', ')
    const made = sum.missing ? `asks for ${sum.missing}` : list(sum.results)
    console.log(`   ${sum.id} ${sum.kind}(${list(sum.inputs)}) -> ${made}`)
  }
  for (const { change, decision } of understood.facts)
    console.log(`   fact ${decision} ${JSON.stringify(change)}`)
  console.log(`   < ${words(reply.content)}`)
  for (const error of errors) console.log(`   ! ${error}`)
}

let judged = 0
let passed = 0
for (const talk of readTalks(file).filter(({ id }) => chosen.length === 0 || chosen.includes(id))) {
  const held = await holdTalk(talk, advisor, (turn) => {
    if (isAll || turn.errors.length > 0) print(talk.id, turn)
  })
  judged += held.judged
  passed += held.right
  if (held.ending && !held.ending.exact) console.log(`\n${talk.id} end ! ${held.ending.errors.join('; ')}`)
}
console.log(`\n${passed} of ${judged} (${((100 * passed) / judged).toFixed(1)} %)`)
process.exit(0)
