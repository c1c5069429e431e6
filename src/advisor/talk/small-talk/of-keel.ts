/** Questions about Keel itself, in so many words or, before anything else was talked about, by 'this' and 'here'. */
import { chanceOf } from '#advisor/executing/choosing/listening.ts'
import { findTopic } from '#advisor/knowledge/topics/all-topics.ts'
import { NEAR_ENOUGH } from '#advisor/talk/explain-nearest.ts'
import type { Scene } from '#advisor/talk/scene.ts'
import { isOther, isPartner } from '#advisor/understanding/people.ts'
import { findMeta, type Meta } from './meta.ts'

/** What is asked about Keel itself, and about nothing that can be explained of money. */
export type OfKeel = Extract<
  Meta,
  'licensed' | 'bot' | 'whoAreYou' | 'privacy' | 'price' | 'forget' | 'abilities'
>
const always: ReadonlySet<Meta> = new Set(['licensed', 'bot', 'whoAreYou', 'privacy', 'price', 'forget'])
const isOfKeel = (meta: Meta, isBegun: boolean): meta is OfKeel =>
  always.has(meta) || (meta === 'abilities' && !isBegun)

/** Keel is named, or what is done there; 'is it free', after an explanation, asks of what was explained. */
const NAMES_KEEL =
  /\b(?:you|your|youre|keel|this (?:app|site|chat)|my (?:data|info)|here|(?:i|we) (?:type|write|say|tell|told))\b/

/** 'This' that stands for itself: 'this letter' is something else. */
const HERE = new RegExp(
  String.raw`(?<!\b(?:i|we) get out of |do )\bthis(?: (?:app|site|thing|website|program|out))?\W*$|` +
    String.raw`^(?:is|does|will|can) this\b|\bhere\W*$|` +
    String.raw`\b(?:this|the|your) (?:app|site|website)\b|^(?:do|are) you\b|^can you (?:see|read)\b`,
)
const ADDRESSED = /^(?:do|are|can) you\b/
const subjects: readonly (readonly [RegExp, OfKeel])[] = [
  [/\b(?:free|costs?|charge|pay for|fees?|catch|sell me|you get out of)\b/, 'price'],
  [/\b(?:delete|erase|forget)\b/, 'forget'],
  [/\b(?:sees?|reads?|safe|private|share|sell|store|save what|tell)\b/, 'privacy'],
  [/\b(?:use|do here|type|works?)\b/, 'abilities'],
]
/** Longer messages tell what 'this' is. */
const MOST = 9

/** Something that can be explained is surely meant: 'are those credit unions safe'. */
function isKnown({ minded }: Scene): boolean {
  const [nearest] = minded?.topics ?? []
  return nearest !== undefined && nearest.score >= NEAR_ENOUGH && findTopic(nearest.id) !== null
}

/** 'Can my wife see this', 'saw an ad for this', as the first words: there is nothing else yet that they could mean. */
function pointedAt({ wording, minded }: Scene): OfKeel | 'opening' | null {
  const { bare } = wording
  if (!minded || minded.numbers.length > 0 || !HERE.test(bare) || bare.split(' ').length > MOST) return null
  const feels = minded.readings[0]?.actions.some(({ intent }) => intent.startsWith('hear:')) ?? false
  if (feels || chanceOf(minded, 'social:offtopic') >= OFF_TOPIC) return null
  // 'Do you know what i should do' is addressed to Keel and not about it.
  return subjects.find(([words]) => words.test(bare))?.[1] ?? (ADDRESSED.test(bare) ? null : 'opening')
}
const OFF_TOPIC = 0.9

const REFERRED =
  /\b(\w+) (?:just )?(?:sent|gave|showed|told|recommended|shared) (?:(?:me|us) )?(?:about )?this(?: (?:link|app|site|website))?\W*$/

/** 'A friend sent me this link', as the first words: a bank or a stranger that sends one is something else. */
function isReferred({ wording }: Scene): boolean {
  const [, who = ''] = REFERRED.exec(wording.bare) ?? []
  return !STRANGERS.test(who) && (isOther(who) || isPartner(who))
}
const STRANGERS = /^(?:someone|somebody|they|he|she|guy|dude|lady|people)$/

/** What of Keel a message is about; 'opening' where somebody only looks around. */
export function findOfKeel(scene: Scene): OfKeel | 'opening' | null {
  const { dialogue, saved, wording } = scene
  if (saved.length > 0) return null
  const isBegun = dialogue.topic !== null || dialogue.sums.length > 0
  if (!isBegun && dialogue.feeling === null && isReferred(scene)) return 'opening'
  const isOpen = !isBegun && !isKnown(scene)
  const meta = findMeta(wording)
  const isTalking = isBegun || dialogue.feeling !== null
  if (meta !== null && isOfKeel(meta, isTalking) && (isOpen || NAMES_KEEL.test(wording.whole))) return meta
  return isOpen && dialogue.feeling === null ? pointedAt(scene) : null
}
