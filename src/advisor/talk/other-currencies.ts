import type { Dialogue } from '#advisor/dialogue.ts'
import {
  findNamed,
  otherSpelling,
  ownSpelling,
  plainWord,
} from '#advisor/understanding/reading/currency-words.ts'
import { currencies, type Currency, currencyNow } from '#finance/currency.ts'
import { readAnswer } from './read-answer.ts'
import type { Move, Scene } from './scene.ts'
import { vary } from './scene.ts'
import { readWording } from './wording.ts'

interface Patterns {
  /** A sign beside a number. */
  sign: RegExp
  /** A word or a code behind one. */
  word: RegExp
  /** 'As dollars', 'euros are fine'. */
  agreed: RegExp
}

const NUMBER_BEFORE = String.raw`(?<=(?:\d\s?k?|\b(?:hundred|thousand|grand|million))\s?)`
const patterns = new Map<Currency, Patterns>()

function patternsOf(currency: Currency): Patterns {
  return patterns.getOrInsertComputed(currency, () => {
    const others = otherSpelling(currency)
    const own = `(?:${ownSpelling(currency).words}|${currency})`
    return {
      sign: new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${others.signs})(?=\s?\d)|(?<=\d\s?)(?:${others.signs})(?![\p{L}\p{N}]|\s?\d)`,
        'giu',
      ),
      word: new RegExp(String.raw`${NUMBER_BEFORE}(?:${others.words})(?!\p{L})`, 'giu'),
      agreed: new RegExp(
        String.raw`\b(?:as|in|to) (?:\w+ )?${own}\b|\btake (?:them|it|those) as\b|\b${own} (?:is|are) fine\b`,
        'iu',
      ),
    }
  })
}

/** Amounts in another currency: nothing of them is stored before the user has said how to take them. */
export function isOtherCurrency(text: string): boolean {
  const { sign, word } = patternsOf(currencyNow())
  return text.search(sign) >= 0 || text.search(word) >= 0
}

/** 'Take the same numbers as dollars', or a plain yes to being asked so, speaks of the message before. */
export function inOwnCurrency(
  text: string,
  { heard, lastContent }: Pick<Dialogue, 'heard' | 'lastContent'>,
): string {
  if (heard === '' || !isOtherCurrency(heard)) return text
  const currency = currencyNow()
  const { sign, word, agreed } = patternsOf(currency)
  const isYes = linesIn(currency).some((line) => lastContent.includes(line)) && isPlainYes(text)
  if (!isYes && !agreed.test(text)) return text
  const plain = heard
    .replaceAll(sign, () => currencies[currency].sign.trim())
    .replaceAll(word, () => plainWord(currency))
  return isYes ? plain : `${plain} ${text}`
}

const isPlainYes = (text: string) => readAnswer(text, readWording(text)) === 'yes'

export const linesIn = (currency: Currency): [string, string] => {
  const [name, plain] = [currencies[currency].name, plainWord(currency)]
  return [
    `I keep everything in ${name} and convert nothing. Shall I take the same numbers as ${plain}? Nothing is saved yet.`,
    `My figures are in ${name}. Say so, and I take these numbers as ${plain}; so far nothing of them is saved.`,
  ]
}

/** Says plainly which currency amounts here are in, and offers to take the numbers as such. */
export function askCurrency(scene: Scene): Move | null {
  if (!isOtherCurrency(scene.text)) return null
  const currency = currencyNow()
  const named = findNamed(scene.text, currency)
  const content = [vary(linesIn(currency), scene.dialogue)]
  if (!named) return { content }
  const way =
    `If your money is in ${named.name}, choose them under Currency in the settings, and everything is written so.` +
    ` Nothing is converted.`
  return { content, details: [{ kind: 'paragraph', text: [way] }] }
}
