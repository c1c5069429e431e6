import { describe, expect, test } from 'vitest'
import { formatPoint, layOutSeries, nameStep, type Series, stepTicks } from './lay-out-series.ts'

const debts: Series = {
  unit: 'money',
  step: 'month',
  from: 0,
  lines: [
    { label: 'Avalanche', points: [500_000, 250_000, 0] },
    { label: 'Snowball', points: [500_000, 300_000, 100_000, 0] },
  ],
}

describe('the layout of series', () => {
  test('lines of different length begin together and share one scale', () => {
    const { places, frame } = layOutSeries(debts, 400, 224)
    const [avalanche = [], snowball = []] = places
    expect(avalanche[0]).toEqual(snowball[0])
    expect(avalanche.at(-1)?.x).toBeLessThan(frame.right)
    expect(snowball.at(-1)).toEqual({ x: frame.right, y: frame.bottom })
  })

  test('the scale reaches from nothing to above the highest point, in round steps', () => {
    const { amounts } = layOutSeries(debts, 400, 224)
    expect(amounts.map(({ label }) => label)).toEqual(['$0', '$2,000', '$4,000', '$6,000'])
    expect(amounts.map(({ isZero }) => isZero)).toEqual([true, false, false, false])
  })

  test('percents have a scale of their own', () => {
    const rates: Series = {
      unit: 'percent',
      step: 'year',
      from: 1,
      lines: [{ label: 'Rate', points: [3, 7.5] }],
    }
    expect(layOutSeries(rates, 400, 224).amounts.map(({ label }) => label)).toEqual([
      '0%',
      '2%',
      '4%',
      '6%',
      '8%',
    ])
    expect(formatPoint(rates, 7.5)).toBe('7.5%')
  })

  test('steps are named by what they count', () => {
    expect(nameStep(debts, 3)).toBe('Month 3')
    expect(nameStep({ ...debts, step: 'age', from: 35 }, 2)).toBe('Age 37')
    expect(nameStep({ ...debts, step: 'year', from: 2026 }, 4)).toBe('2030')
    expect(nameStep({ ...debts, step: 'year', from: 1 }, 4)).toBe('Year 5')
  })

  test('the first and the last step are always named, none twice', () => {
    expect(stepTicks(361, 4)).toEqual([0, 120, 240, 360])
    expect(stepTicks(11, 8)).toEqual([0, 2, 4, 6, 8, 10])
    expect(stepTicks(38, 4)).toEqual([0, 12, 25, 37])
    expect(stepTicks(3, 8)).toEqual([0, 1, 2])
    expect(stepTicks(1, 8)).toEqual([0])
    expect(stepTicks(0, 8)).toEqual([])
  })
})
