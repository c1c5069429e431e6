import { thingOf } from './reading/things.ts'
import {
  clauseEnd,
  determiner,
  filler,
  hypothetical,
  inGeneral,
  past,
  plan,
  preposition,
  unitWord,
  verbs,
} from './feature-words.ts'
import { ownerBefore, subjectOf } from './people.ts'
import { type Amount, periodOf, type Reading } from './reading/reading.ts'
import { magnitude, neighbourFacts, sentenceFacts } from './surroundings.ts'

/** What the classifier sees of one amount: statements that hold for it. */
export interface Features {
  facts: string[]
}

const bucket = (distance: number) =>
  distance <= 1 ? 1 : distance <= 2 ? 2 : distance <= 4 ? 4 : distance <= 8 ? 8 : 16

interface Line {
  words: string[]
  /** Where each amount stands among the words. */
  places: Map<Amount, number>
}

/** The sentence with each amount as one word, so that distances count words and not digits. */
function layOutSentence({ tokens, sentences, amounts }: Reading, index: number): Line {
  const sentence = sentences[index]
  const words: string[] = []
  const places = new Map<Amount, number>()
  if (!sentence) return { words, places }
  const starts = new Map(
    amounts.filter((other) => other.sentence === index).map((other) => [other.first, other]),
  )
  for (let place = sentence.first; place < sentence.next;) {
    const other = starts.get(place)
    const token = tokens[place]
    if (other) places.set(other, words.length)
    words.push(
      other
        ? `<${other.kind === 'bare' ? 'money' : other.kind}>`
        : token?.kind === 'break'
          ? '<br>'
          : (token?.word ?? ''),
    )
    place = other ? other.next : place + 1
  }
  return { words, places }
}

const laidOut = new WeakMap<Reading, Map<number, Line>>()

/** Each sentence is laid out once, however many amounts stand in it. */
function lineOf(reading: Reading, index: number): Line {
  const lines = laidOut.get(reading) ?? new Map<number, Line>()
  laidOut.set(reading, lines)
  const line = lines.get(index) ?? layOutSentence(reading, index)
  lines.set(index, line)
  return line
}

/** Words further away say nothing about an amount. */
const REACH = 60

export function featuresOf(reading: Reading, amount: Amount): Features {
  const line = lineOf(reading, amount.sentence)
  const whole = line.words
  const place = line.places.get(amount) ?? 0
  const start = Math.max(0, place - REACH)
  const words = whole.slice(start, place + REACH)
  const at = place - start
  const period = periodOf(reading, amount) ?? '-'
  const size = magnitude(amount.value)
  const facts: string[] = [
    `kind=${amount.kind}${amount.currency ? '$' : ''}`,
    `size=${size}`,
    `per=${period}`,
    `per=${period},size=${size}`,
    `n=${Math.min(4, reading.amounts.length)}`,
  ]
  const left = words.slice(0, at).toReversed()
  const right = words.slice(at + 1)
  // Words by place and by neighbourhood.
  for (const [distance, word] of left.slice(0, 14).entries()) {
    if (distance < 4) facts.push(`l${distance + 1}=${word}`)
    facts.push(`L${bucket(distance + 1)}=${word}`)
    if (distance < 7) facts.push(`LL=${left[distance + 1] ?? '^'} ${word}`)
  }
  for (const [distance, word] of right.slice(0, 10).entries()) {
    if (distance < 4) facts.push(`r${distance + 1}=${word}`)
    facts.push(`R${bucket(distance + 1)}=${word}`)
    if (distance < 5) facts.push(`RR=${word} ${right[distance + 1] ?? '$'}`)
  }
  facts.push(
    `l21=${left[1] ?? '^'} ${left[0] ?? '^'}`,
    `r12=${right[0] ?? '$'} ${right[1] ?? '$'}`,
    `lr=${left[0] ?? '^'} ${right[0] ?? '$'}`,
    `l321=${left[2] ?? '^'} ${left[1] ?? '^'} ${left[0] ?? '^'}`,
  )
  // The nearest verb and the nearest known things.
  const verbAt = left.findIndex((word) => verbs.test(word))
  const verb = verbAt < 0 ? '-' : (left[verbAt] ?? '-')
  const verbRight = right.slice(0, 8).find((word) => verbs.test(word)) ?? '-'
  const numbersLeft = left.findIndex((word) => word === '<money>')
  const crossed = verbAt > numbersLeft && numbersLeft >= 0
  facts.push(`v=${verb}`, `v=${verb},x=${crossed}`, `vr=${verbRight}`)
  const thingLeft = nearestThing(left)
  const thingRight = nearestThing(right)
  const barLeft = thingLeft && numbersLeft >= 0 && numbersLeft < thingLeft.distance ? 'x' : ''
  const numbersRight = right.findIndex((word) => word === '<money>')
  const barRight = thingRight && numbersRight >= 0 && numbersRight < thingRight.distance ? 'x' : ''
  const nameLeft = thingLeft ? thingLeft.thing + barLeft : '-'
  const nameRight = thingRight ? thingRight.thing + barRight : '-'
  facts.push(`tl=${nameLeft}`, `tr=${nameRight}`, `tl=${nameLeft},tr=${nameRight}`)
  facts.push(
    `v=${verb},tl=${nameLeft}`,
    `v=${verb},tr=${nameRight}`,
    `per=${period},tl=${nameLeft}`,
    `per=${period},tr=${nameRight}`,
    `per=${period},v=${verb}`,
    `size=${size},v=${verb}`,
  )
  if (thingLeft) facts.push(`tl=${thingLeft.thing},d=${bucket(thingLeft.distance)}${barLeft}`)
  if (thingRight) facts.push(`tr=${thingRight.thing},d=${bucket(thingRight.distance)}${barRight}`)
  // Whose, when, and how sure.
  const owner = ownerBefore(reading, amount.sentence, amount.first)
  const subject = subjectOf(reading, amount.sentence)
  const earlier = subjectOf(reading, amount.sentence - 1)
  facts.push(
    `own=${owner.holder}`,
    `own=${owner.holder},d=${bucket(owner.distance)}`,
    `sub=${subject}`,
    `own=${owner.holder},sub=${subject}`,
    `sub=${subject},prev=${earlier}`,
    `own=${owner.holder},v=${verb}`,
    `sub=${subject},v=${verb}`,
  )
  const mood = [
    reading.sentences[amount.sentence]?.isQuestion ? 'q' : '',
    left.some((word) => hypothetical.test(word)) ? 'h' : '',
    left.some((word) => past.test(word)) ? 'p' : '',
    left.some((word) => plan.test(word)) ? 'w' : '',
    left.some((word) => inGeneral.test(word)) ? 'g' : '',
  ].join('')
  facts.push(
    `mood=${mood}`,
    `mood=${mood},v=${verb}`,
    `q=${reading.sentences[amount.sentence]?.isQuestion},own=${owner.holder}`,
  )
  for (const word of left)
    if (hypothetical.test(word) || past.test(word) || plan.test(word) || inGeneral.test(word))
      facts.push(`M=${word}`, `M=${word},v=${verb}`)
  const last = reading.sentences.at(-1)
  facts.push(
    `sent=${Math.min(3, amount.sentence)}/${Math.min(4, reading.sentences.length)}`,
    `qend=${last?.isQuestion ?? false}`,
  )
  // What the message is about around it.
  for (const index of [amount.sentence - 1, amount.sentence + 1]) {
    const near = lineOf(reading, index)
    const side = index < amount.sentence ? 'P' : 'N'
    for (const word of new Set(near.words.slice(0, 30))) {
      const thing = thingOf(word)
      if (thing) facts.push(`${side}t=${thing}`)
      facts.push(`${side}w=${word}`)
    }
    if (reading.sentences[index]?.isQuestion) facts.push(`${side}q`)
  }
  facts.push(
    ...sentenceFacts(left, right),
    ...neighbourFacts(reading, amount),
    ...clauseFacts(words, at, period, verb),
    ...linkFacts(left, right, period, verb),
    ...headingFacts(reading, amount, period),
  )
  return { facts: [...new Set(facts)] }
}

function nearestThing(words: string[]): { thing: string; distance: number } | null {
  for (const [distance, word] of words.slice(0, 12).entries()) {
    const pair = words[distance + 1]
    const thing = thingOf(word) ?? (pair ? thingOf(`${pair} ${word}`) : null)
    if (thing) return { thing, distance }
  }
  return null
}

/** The words of the clause that the amount stands in. */
function clauseFacts(words: string[], at: number, period: string, verb: string): string[] {
  let first = at
  while (first > 0 && !clauseEnd.test(words[first - 1] ?? '')) first -= 1
  let next = at + 1
  while (next < words.length && !clauseEnd.test(words[next] ?? '')) next += 1
  const clause = words.slice(first, next)
  const own = clause.filter((word) => word !== '<money>')
  const clauseThings = [...new Set(own.map((word) => thingOf(word)).filter((thing) => thing !== null))]
  const clauseVerb = own.find((word) => verbs.test(word)) ?? '-'
  return [
    ...own.map((word) => `C=${word}`),
    ...clauseThings.flatMap((thing) => [
      `Ct=${thing}`,
      `Ct=${thing},per=${period}`,
      `Ct=${thing},v=${clauseVerb}`,
    ]),
    `Cv=${clauseVerb}`,
    `Cl=${Math.min(4, own.length)}`,
    `Ct=${clauseThings.toSorted().slice(0, 3).join('+')},Cv=${clauseVerb},per=${period}`,
    ...(clauseVerb === '-' ? [`Cv0=${verb}`] : []),
  ]
}

/** What an amount hangs on: the noun it follows ('rent is 900') and the one it leads to ('900 for rent'). */
function linkFacts(left: string[], right: string[], period: string, verb: string): string[] {
  const skipped = left.findIndex((word) => !filler.test(word))
  const head = skipped < 0 ? '^' : (left[skipped] ?? '^')
  const headThing = skipped < 0 ? null : (thingOf(`${left[skipped + 1] ?? ''} ${head}`) ?? thingOf(head))
  const between = skipped <= 0 ? '' : left.slice(0, Math.min(skipped, 2)).toReversed().join(' ')
  const start = right.findIndex((word) => !unitWord.test(word))
  const after = start < 0 ? '$' : (right[start] ?? '$')
  const facts = [
    `HL=${headThing ?? head}`,
    `HL=${headThing ?? head},per=${period}`,
    `HL=${headThing ?? head},b=${between}`,
    `RN=${after}`,
    `HL=${headThing ?? head},RN=${after}`,
  ]
  const linked = preposition.test(after) ? start + 1 : start
  const noun = linked < 0 ? -1 : right.findIndex((word, place) => place >= linked && !determiner.test(word))
  const object = noun < 0 || noun > linked + 4 ? '$' : (right[noun] ?? '$')
  const objectThing = noun < 0 ? null : (thingOf(`${object} ${right[noun + 1] ?? ''}`) ?? thingOf(object))
  const by = preposition.test(after) ? after : ''
  facts.push(
    `RP=${by}:${objectThing ?? object}`,
    `RP=${by}:${objectThing ?? object},v=${verb}`,
    `RP=${by}:${objectThing ?? object},per=${period}`,
    `RP=${by},v=${verb},per=${period}`,
    `HL=${headThing ?? '?'},RP=${by}:${objectThing ?? '?'},per=${period}`,
  )
  return facts
}

/** The heading a line stands under ('Debts:', 'INCOME'), and what the line begins with. */
function headingFacts({ tokens, sentences, amounts }: Reading, amount: Amount, period: string): string[] {
  const own = sentences[amount.sentence]
  if (!own) return []
  for (let index = amount.sentence; index >= 0 && amount.sentence - index < 14; index -= 1) {
    const sentence = sentences[index]
    if (!sentence) break
    const words = tokens.slice(sentence.first, sentence.next).filter((token) => token.kind === 'word')
    const isHeading =
      index < amount.sentence &&
      words.length > 0 &&
      words.length <= 6 &&
      !amounts.some((other) => other.sentence === index)
    const lead = tokens.slice(sentence.first, sentence.first + 4)
    const colon = lead.findIndex((token) => token.text === ':')
    if (!isHeading && colon < 0) continue
    const heading = isHeading ? words : lead.slice(0, colon)
    return heading.flatMap(({ word }) => {
      const thing = thingOf(word)
      return [`H=${word}`, `H=${word},per=${period}`, ...(thing ? [`Ht=${thing}`] : [])]
    })
  }
  return []
}
