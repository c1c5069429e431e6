/**
 * `node training/check-labels.ts FILE [id…]`: plays labelled conversations with their labels in place of the network.
 * Prints what is wrong with a label, and what each sum was made of and came to.
 */
import { whats } from '#advisor/actions/language.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { type Conversation, type Mark, type Message, readConversations } from './conversations.ts'
import { leaves } from './expressions.ts'
import { kinds } from './kinds.ts'
import { labels } from './labels.ts'
import { playLabels } from './play-labels.ts'

/** What is wrong with a message's marks and lines by themselves. */
function findFaults({ text, marks, meant }: Message): string[] {
  const numbers = readNumbers(text)
  const stands = (mark: Mark) => numbers.some(({ start, end }) => mark.start < end && start < mark.end)
  const isMarked = (number: { start: number; end: number }) =>
    marks.some(({ start, end }) => start < number.end && number.start < end)
  const quote = ({ start, end }: { start: number; end: number }) => `'${text.slice(start, end)}'`
  const slots = new Set(meant.flatMap(({ intent }) => Object.keys(kinds[intent]?.slots ?? {})))
  const letters = marks.flatMap(({ letter }) => letter ?? [])
  return [
    ...(meant.length === 0 ? ['no line says what is meant'] : []),
    ...numbers.filter((number) => !isMarked(number)).map((number) => `${quote(number)} is not marked`),
    ...marks
      .filter((mark) => (mark.slot ?? mark.letter ?? mark.what) !== null && !stands(mark))
      .map((mark) => `${quote(mark)} is read as no number`),
    ...marks.flatMap(({ slot, role, what }) => [
      ...(slot && slot !== 'target' && !slots.has(slot)
        ? [`no sum of the message has an input '${slot}'`]
        : []),
      ...('FSOPMC'.includes(role) && role.length === 1 ? [] : [`'${role}' is no role`]),
      ...(what && !(whats as readonly string[]).includes(what.split(' ')[0] ?? '')
        ? [`'${what}' is nothing that is kept`]
        : []),
    ]),
    ...meant.flatMap(({ intent, inputs, result }) => [
      ...(labels.intents.includes(intent) ? [] : [`'${intent}' is unknown`]),
      ...inputs
        .filter(({ slot }) => kinds[intent] && !kinds[intent].slots[slot])
        .map(({ slot }) => `${intent} has no input '${slot}'`),
      ...(result && !labels.words.includes(`result ${result}`) ? [`'${result}' is no result`] : []),
    ]),
    ...letters
      .filter((letter, at) => letters.indexOf(letter) !== at)
      .map((letter) => `@${letter} stands twice`),
  ]
}

/** Letters that were given twice, and those that stand nowhere. */
function findLost(messages: readonly Message[]): string[][] {
  const used = new Set<string>()
  return messages.map(({ marks, meant }) => {
    const twice = marks.flatMap(({ letter }) =>
      letter && used.has(letter) ? [`@${letter} was given before`] : [],
    )
    for (const { letter } of marks) if (letter) used.add(letter)
    const spoken = meant.flatMap(({ inputs }) => inputs.flatMap(({ value }) => leaves(value)))
    const lost = spoken.flatMap((leaf) =>
      leaf.kind === 'letter' && !used.has(leaf.name) ? [`@${leaf.name} stands nowhere`] : [],
    )
    return [...twice, ...lost]
  })
}

const list = (figures: SumRecord['inputs'], most: number) =>
  Object.entries(figures)
    .slice(0, most)
    .map(([name, { value, unit }]) => `${name} ${Math.round(unit === 'money' ? value : value * 100) / 100}`)
    .join(', ')

function check(conversation: Conversation): void {
  const lost = findLost(conversation.messages)
  for (const [place, { message, minded, made }] of playLabels(conversation).entries()) {
    const say = (words: string) => console.log(`${conversation.id} ${place + 1}: ${words}`)
    for (const fault of [...findFaults(message), ...(lost[place] ?? [])]) say(`! ${fault}`)
    if (!minded) say('! speaks of what is not in sight')
    for (const { kind, inputs, results, missing } of made)
      say(`${kind}(${list(inputs, 9)}) -> ${missing ? `lacks ${missing}` : list(results, 5)}`)
    const wanted = message.meant.filter(({ intent }) => kinds[intent]).length
    if (minded && wanted > made.length) say(`? ${wanted} sums are meant, ${made.length} were made`)
  }
}

const [file = '', ...chosen] = process.argv.slice(2)
for (const conversation of readConversations(file))
  if (chosen.length === 0 || chosen.some((id) => conversation.id.startsWith(id))) check(conversation)
