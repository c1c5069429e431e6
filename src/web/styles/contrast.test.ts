import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accents, appearanceAttributes, fontSizes, themes } from '#contract/appearance.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

type Mode = 'light' | 'dark'
interface Colour {
  rgb: number[]
  alpha: number
}

/** The declarations of the first rule whose selector contains the text: name to [on light, on dark]. */
function tokensOf(selector: string) {
  const [, body = ''] = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/) ?? []
  const pairs = [...body.matchAll(/--([\w-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g)]
  return new Map(
    pairs.map(([, name = '', light = '', dark = '']) => [name, { light: parse(light), dark: parse(dark) }]),
  )
}

/** 'oklch(L C H / A%)' as linear sRGB (Björn Ottosson's matrices). */
function parse(text: string): Colour {
  const [L = 0, C = 0, H = 0, percent = 100] = (text.match(/[\d.]+/g) ?? []).map(Number)
  const hue = (H * Math.PI) / 180
  const [a, b] = [C * Math.cos(hue), C * Math.sin(hue)]
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return { rgb, alpha: percent / 100 }
}

function luminance({ rgb: [r = 0, g = 0, b = 0] }: Colour) {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: Colour, other: Colour) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const modes: Mode[] = ['light', 'dark']
const grounds = ['canvas', 'surface', 'raised', 'subtle']

const readable: [string, string[]][] = [
  ['ink', [...grounds, 'accent-soft', 'good-soft', 'warn-soft', 'danger-soft']],
  ['ink-muted', grounds],
  ['gain', grounds],
  ['loss', grounds],
  ['good', [...grounds, 'good-soft']],
  ['warn', [...grounds, 'warn-soft']],
  ['danger', [...grounds, 'danger-soft']],
  ['accent', [...grounds, 'accent-soft']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-danger', ['danger', 'danger-hover']],
  // The tooltip.
  ['canvas', ['ink']],
]

/** Borders of controls, the focus ring, the track of a switch, the filled part of a bar. */
const visible: [string, string[]][] = [
  ['control', ['canvas', 'surface', 'raised']],
  ['accent', [...grounds, 'accent-soft']],
  ['danger', grounds],
  ['owed', ['surface', 'canvas']],
  ...Array.from({ length: 12 }, (_, index): [string, string[]] => [`category-${index + 1}`, ['surface']]),
]

const shared = tokensOf(':root')
const everyLook = accents.flatMap((accent) => modes.map((mode) => ({ accent, mode })))

describe.each(everyLook)('$accent on $mode', ({ accent, mode }) => {
  const tokens = new Map([...shared, ...tokensOf(`[data-accent='${accent}']`)])

  function colour(name: string) {
    const token = tokens.get(name)
    if (!token) throw new Error(`tokens.css has no --${name} for ${accent}`)
    return token[mode]
  }

  function contrastsBelow(limit: number, pairs: [string, string[]][]) {
    return pairs.flatMap(([name, others]) =>
      others
        .map((other) => ({ pair: `${name} on ${other}`, ratio: contrast(colour(name), colour(other)) }))
        .filter(({ ratio }) => ratio < limit),
    )
  }

  test('every text is readable', () => {
    expect(contrastsBelow(4.5, readable)).toEqual([])
  })

  test('every border, ring and bar is visible', () => {
    expect(contrastsBelow(3, visible)).toEqual([])
  })

  test('muted text stays readable on a hovered row', () => {
    const veil = colour('hover')
    for (const ground of grounds) {
      expect(contrast(colour('ink-muted'), over(veil, colour(ground)))).toBeGreaterThan(4.5)
    }
  })

  test('every screen can show every colour', () => {
    const outside = [...tokens.keys()].filter((name) =>
      colour(name).rgb.some((part) => part < -0.002 || part > 1.002),
    )
    expect(outside).toEqual([])
  })
})

test('every choice but the default has a rule', () => {
  const looks = themes.flatMap((theme) =>
    accents.flatMap((accent) =>
      fontSizes.map((fontSize) => appearanceAttributes({ theme, accent, fontSize })),
    ),
  )
  const rules = looks
    .flatMap(Object.entries)
    .flatMap(([name, value]) => (value ? [`[${name}='${value}']`] : []))
  expect(new Set(rules).size).toBe(2 + 4 + 2)
  expect(rules.filter((rule) => !css.includes(rule))).toEqual([])
})

test('every accent has the same tokens', () => {
  const names = accents.map((accent) => [...tokensOf(`[data-accent='${accent}']`).keys()])
  expect(new Set(names.map(String)).size).toBe(1)
  expect(names[0]).toHaveLength(4)
})

test('black on white is 21:1', () => {
  expect(contrast(parse('oklch(0 0 0)'), parse('oklch(1 0 0)'))).toBeCloseTo(21, 2)
})

/** Browsers blend in gamma-encoded sRGB. */
function over(veil: Colour, ground: Colour): Colour {
  const encode = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)
  const decode = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  const rgb = ground.rgb.map((part, channel) =>
    decode(encode(veil.rgb[channel] ?? 0) * veil.alpha + encode(part) * (1 - veil.alpha)),
  )
  return { rgb, alpha: 1 }
}
