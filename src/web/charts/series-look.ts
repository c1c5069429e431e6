/** Lines differ in colour and in stroke, for those who cannot tell the colours apart. */
const looks = [
  { colour: 'stroke-category-1', fill: 'fill-category-1', dash: undefined },
  { colour: 'stroke-category-6', fill: 'fill-category-6', dash: '7 4' },
  { colour: 'stroke-category-3', fill: 'fill-category-3', dash: '2 4' },
  { colour: 'stroke-category-8', fill: 'fill-category-8', dash: '10 3 2 3' },
  { colour: 'stroke-category-5', fill: 'fill-category-5', dash: '1 3' },
  { colour: 'stroke-category-2', fill: 'fill-category-2', dash: '1 5' },
  { colour: 'stroke-category-4', fill: 'fill-category-4', dash: '12 4' },
  { colour: 'stroke-category-7', fill: 'fill-category-7', dash: '4 2' },
] as const

export interface SeriesLook {
  colour: string
  fill: string
  dash: string | undefined
}

/** A target is dotted wherever it stands. */
const beside = { colour: 'stroke-ink', fill: 'fill-none', dash: '2 4' } as const

interface Kind {
  isForecast?: boolean
  isBeside?: boolean
}

/** A forecast is dashed whatever its place: only what is so has a line without gaps. */
export function lookOf(index: number, { isForecast = false, isBeside = false }: Kind): SeriesLook {
  if (isBeside) return beside
  const look = looks[index % looks.length] ?? looks[0]
  return isForecast ? { ...look, dash: look.dash ?? '5 4' } : look
}
