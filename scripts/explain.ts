/** npm run explain -- "a message" [--after "an earlier one"]…: each station of a message, to find a mistake quickly. */
import { openBuiltInAdvisor } from '#advisor/built-in.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { spellAction } from '#advisor/minding/spell-action.ts'

const said = process.argv.slice(2)
const last = said.filter((word, at) => word !== '--after' && said[at - 1] !== '--after')
const earlier = said.filter((_, at) => said[at - 1] === '--after')
if (last.length === 0) {
  console.error('npm run explain -- "what I want to understand" [--after "what was said before"]')
  process.exit(1)
}

const advisor = await openBuiltInAdvisor()
const snapshot = emptySnapshot()
let dialogue = freshDialogue
const percent = (score: number) => `${Math.round(score * 100)}%`
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

for (const text of [...earlier, last.join(' ')]) {
  console.log(`\n> ${text}`)
  const minded = await advisor.mind({ text, snapshot, dialogue })
  if (minded) {
    for (const { actions, score } of minded.readings)
      console.log(`  meant     ${percent(score)} ${actions.map(spellAction).join('; ')}`)
    console.log(
      `  as whole  ${minded.intents
        .slice(0, 4)
        .map(({ name, score }) => `${name} ${percent(score)}`)
        .join(', ')}`,
    )
    for (const { quote, kind, value, period, role, own, what, sure } of minded.numbers)
      console.log(
        `  number    '${quote}' ${kind} ${value}${period ? ` a ${period}` : ''}: ${role}, own ${percent(own)}, ${what ? `${what} ${percent(sure)}` : 'not kept'}`,
      )
    console.log(`  topics    ${minded.topics.map(({ id, score }) => `${id} ${score.toFixed(2)}`).join(', ')}`)
  }
  const understood = advisor.understand({ text, snapshot, dialogue, minded })
  for (const { change, decision } of understood.facts)
    console.log(`  fact      ${decision} ${JSON.stringify(change)}`)
  keepFacts(snapshot, understood.facts)
  const reply = advisor.respond({ text, snapshot, dialogue, minded, understood })
  for (const { id, kind, inputs, results, missing } of reply.dialogue.sums.filter(
    (sum) => !dialogue.sums.includes(sum),
  ))
    console.log(
      `  made      ${id} ${kind}(${Object.entries(inputs)
        .map(([name, { value }]) => `${name} ${value}`)
        .join(', ')}) -> ${
        missing
          ? `asks for ${missing}`
          : Object.entries(results)
              .map(([name, { value }]) => `${name} ${value}`)
              .join(', ')
      }`,
    )
  console.log(`  reply     ${plain(reply.content)}`)
  if (reply.details) console.log(`  details   ${plain(reply.details).slice(0, 300)}`)
  dialogue = reply.dialogue
}
process.exit(0)
