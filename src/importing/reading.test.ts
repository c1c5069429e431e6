import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlainDate } from '#finance/dates.ts'
import { decodeText } from './decode-text.ts'
import { openFile, openPasted } from './open-file.ts'
import { possibleMarks, readAmount } from './read-amount.ts'
import { possibleOrders, readDate } from './read-date.ts'
import { UnreadableFile } from './unreadable-file.ts'

describe('amounts', () => {
  test.each([
    ['1,234.50', '.', 123_450],
    ['1.234,50', ',', 123_450],
    ["CHF 1'234.50", '.', 123_450],
    ['2 150,00', ',', 215_000],
    ['(12.00)', '.', -1200],
    ['12.00-', '.', -1200],
    ['−$5', '.', -500],
    ['-$1,000.00', '.', -100_000],
    ['45.10 DR', '.', -4510],
    ['45.10 CR', '.', 4510],
    ['1,24,550.00', '.', 12_455_000],
    ['.5', '.', 50],
    ['0.005', '.', 1],
    ['12,50', '.', null],
    ['--5', '.', null],
    ['abc', '.', null],
    ['1e5', '.', null],
  ] as const)('%s with %s is %s', (text, mark, cents) => {
    expect(readAmount(text, mark)).toBe(cents)
  })

  test('any amount written in either way is read back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
        fc.boolean(),
        (cents, isComma) => {
          const dollars = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
          const written = isComma
            ? dollars.replaceAll(',', ' ').replace('.', ',').replaceAll(' ', '.')
            : dollars
          const text = `${cents < 0 ? '-' : ''}${written}`
          expect(readAmount(text, isComma ? ',' : '.')).toBe(cents)
          // With two decimals there is only one way to read it.
          expect(possibleMarks([text])).toEqual([isComma ? ',' : '.'])
        },
      ),
    )
  })

  test('the short way of reading a plain amount comes to the same as the long one', () => {
    const digits = (least: number, most: number) =>
      fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`)).filter((text) => text.length <= most)
    fc.assert(
      fc.property(
        fc.constantFrom('', '-'),
        digits(1, 14),
        fc.constantFrom('', '.', ','),
        digits(1, 3),
        fc.constantFrom('.', ','),
        (sign, whole, mark, decimals, decimal) => {
          const text = `${sign}${whole}${mark}${mark && decimals}`
          // A currency makes it the long way.
          expect(readAmount(text, decimal)).toBe(readAmount(`${text} USD`, decimal))
        },
      ),
    )
  })

  test('a mark that reads more rows wins, however few different texts they are', () => {
    expect(possibleMarks(['1,5', '2.25', '2.25', '2.25'])).toEqual(['.'])
    expect(possibleMarks(['1,5', '1,5', '2.25', '7'])).toEqual([','])
  })

  test('two readings are two', () => {
    expect(possibleMarks(['1.234', '-2.500'])).toEqual(['.', ','])
    expect(possibleMarks(['1.234', '12,5'])).toEqual([','])
    expect(possibleMarks(['100', '7'])).toEqual(['.'])
  })
})

describe('dates', () => {
  test.each([
    ['2026-01-31', 'mdy', '2026-01-31'],
    ['20260131', 'dmy', '2026-01-31'],
    ['31.01.26', 'dmy', '2026-01-31'],
    ["1/15'26", 'mdy', '2026-01-15'],
    ['15 janv. 2026', 'dmy', '2026-01-15'],
    ['05-Mar-26', 'mdy', '2026-03-05'],
    ['March 5th, 2026', 'mdy', '2026-03-05'],
    ['Mon 05/01/2026', 'dmy', '2026-01-05'],
    ['2026-01-20T00:00:00+00:00', 'dmy', '2026-01-20'],
    ['31.02.2026', 'dmy', null],
    ['12/31/1902', 'mdy', null],
  ] as const)('%s as %s is %s', (text, order, date) => {
    expect(readDate(text, order)).toBe(date)
  })

  test('a day above twelve settles the order, and equal numbers need none', () => {
    expect(possibleOrders(['01/02/2026', '03/02/2026'])).toEqual(['mdy', 'dmy'])
    expect(possibleOrders(['01/02/2026', '13/02/2026'])).toEqual(['dmy'])
    expect(possibleOrders(['02/02/2026', '03/03/2026'])).toEqual(['mdy'])
    // As many rows as possible, not as many different texts.
    expect(possibleOrders(['13/02/2026', '02/14/2026', '02/14/2026', ' '])).toEqual(['mdy'])
  })

  test('what is read is a day that exists', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.constantFrom('ymd', 'mdy', 'dmy'), (text, order) => {
        const date = readDate(text, order)
        expect(date === null || isPlainDate(date)).toBe(true)
      }),
    )
  })
})

function outcomeOf(bytes: Uint8Array): unknown {
  try {
    return openFile(bytes).rows.length > 0 ? 'rows' : 'nothing'
  } catch (error) {
    return error
  }
}

describe('any bytes', () => {
  test('are read or refused in words, never in another way', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const outcome = outcomeOf(bytes)
        expect(outcome === 'rows' || outcome instanceof UnreadableFile).toBe(true)
      }),
    )
  })

  test('texts of any encoding come out the same', () => {
    const text = 'Größe;Café\n'
    const utf16 = new Uint8Array(new Uint16Array(Array.from(text, (letter) => letter.charCodeAt(0))).buffer)
    expect(decodeText(new TextEncoder().encode(text))).toBe(text)
    expect(decodeText(utf16)).toBe(text)
    expect(decodeText(Uint8Array.from(Array.from(text, (letter) => letter.charCodeAt(0))))).toBe(text)
  })

  test('a pasted table is a table', () => {
    expect(openPasted('Date\tWhat\tAmount\n2026-01-05\tTea\t-3.00').format).toBe('paste')
  })
})
