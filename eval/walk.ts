/**
 * `node eval/walk.ts SET [id…] [--all]`: a set of talk or calculations within this process, without server and store.
 * Prints the turns that fail with what was read and made; `--all` prints every turn. For finding faults; `npm run eval`
 * scores.
 */
import { openBuiltInAdvisor } from '#advisor/built-in.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { spellAction } from '#advisor/minding/spell-action.ts'
import { relink } from '#advisor/testing/memory.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import { changes, judgeEnd, judgeTurn, words } from './score.mjs'
import { readTalks, setUp, stateOf } from './talks.ts'

const [file = 'eval/public/talk.jsonl', ...chosen] = process.argv.slice(2).filter((word) => word !== '--all')
const isAll = process.argv.includes('--all')
const advisor = await openBuiltInAdvisor()

let judged = 0
let passed = 0
const talks = readTalks(file)
for (const talk of talks.filter(({ id }) => chosen.length === 0 || chosen.includes(id))) {
  const snapshot = setUp(talk.setup ?? {})
  let dialogue = freshDialogue
  for (const [place, turn] of talk.turns.entries()) {
    const text = turn.say
    const before = stateOf(snapshot)
    const minded = await advisor.mind({ text, snapshot, dialogue })
    const understood = advisor.understand({ text, snapshot, dialogue, minded })
    keepFacts(snapshot, understood.facts)
    const reply = advisor.respond({ text, snapshot, dialogue, minded, understood })
    const result = judgeTurn(turn, reply, changes(before, stateOf(snapshot)))
    if (result.judged) judged += 1
    if (result.judged && result.errors.length === 0) passed += 1
    if (isAll || result.errors.length > 0) {
      console.log(`\n${talk.id} ${place + 1} > ${text}`)
      for (const { actions, score } of minded?.readings.slice(0, 2) ?? [])
        console.log(`   ${Math.round(score * 100)}% ${actions.map(spellAction).join('; ')}`)
      const topics = minded?.topics.map(({ id, score }) => `${id} ${score.toFixed(2)}`) ?? []
      if (topics.length > 0) console.log(`   topics ${topics.join(', ')}`)
      const byItself = minded?.byItself?.map(({ id, score }) => `${id} ${score.toFixed(2)}`) ?? []
      if (byItself.length > 0) console.log(`   by itself ${byItself.join(', ')}`)
      for (const { id, kind, inputs, results, missing } of reply.dialogue.sums.filter(
        (sum) => !dialogue.sums.includes(sum),
      )) {
        const list = (figures: typeof inputs) =>
          Object.entries(figures)
            .map(([name, { value }]) => `${name} ${Math.round(value * 100) / 100}`)
            .join(', ')
        console.log(`   ${id} ${kind}(${list(inputs)}) -> ${missing ? `asks for ${missing}` : list(results)}`)
      }
      for (const { change, decision } of understood.facts)
        console.log(`   fact ${decision} ${JSON.stringify(change)}`)
      console.log(`   < ${words(reply.content)}`)
      for (const error of result.errors) console.log(`   ! ${error}`)
    }
    dialogue = { ...reply.dialogue, focus: relink(reply.dialogue.focus, snapshot) }
  }
  if (talk.end) {
    judged += 1
    const { exact, errors } = judgeEnd(talk, stateOf(snapshot))
    if (exact) passed += 1
    else console.log(`\n${talk.id} end ! ${errors.join('; ')}`)
  }
}
console.log(`\n${passed} of ${judged} (${((100 * passed) / judged).toFixed(1)} %)`)
process.exit(0)
