/** npm run explain -- "a message" [--after "an earlier one"]…: each station of a message, to find a mistake quickly. */
import { openBuiltInAdvisor } from '#advisor/built-in.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { hearFacts } from '#advisor/hear-facts.ts'
import type { Fact } from '#advisor/facts.ts'
import { spellAction } from '#advisor/minding/spell-action.ts'
import type { WeighedAmounts } from '#advisor/understanding/reading/weighed.ts'
import { roles } from '#advisor/understanding/roles.ts'

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

/** What the judge takes each amount for: its two likeliest roles, by the message after the one before it. */
function tellAmounts({ text, after }: WeighedAmounts): void {
  for (const { start, shares } of after) {
    const likeliest = roles
      .map((role, at) => ({ role, share: shares[at] ?? 0 }))
      .toSorted((a, b) => b.share - a.share)
      .slice(0, 2)
    const spelled = likeliest.map(({ role, share }) => `${role} ${percent(share)}`).join(', ')
    console.log(`  amount    '${text.slice(start).match(/^\S+/)?.[0] ?? ''}': ${spelled}`)
  }
}

const spellFact = ({ decision, change }: Fact) => `${decision} ${JSON.stringify(change)}`

/** What a step took away and what it added; nothing where it left all as it was. */
function tellStep(step: string, before: readonly Fact[], after: readonly Fact[]): void {
  const [old, now] = [before.map(spellFact), after.map(spellFact)]
  for (const fact of old.filter((one) => !now.includes(one))) console.log(`  - ${step}: ${fact}`)
  for (const fact of now.filter((one) => !old.includes(one))) console.log(`  + ${step}: ${fact}`)
}

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
  if (minded?.amounts) tellAmounts(minded.amounts)
  const { understood, stations } = hearFacts({ text, snapshot, dialogue, minded })
  for (const [at, { step, facts }] of stations.entries()) tellStep(step, stations[at - 1]?.facts ?? [], facts)
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
