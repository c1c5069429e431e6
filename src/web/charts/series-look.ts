/** Lines differ in colour and in stroke, for those who cannot tell the colours apart. */
const looks = [
  { colour: 'stroke-accent', dash: undefined },
  { colour: 'stroke-warn', dash: '7 4' },
  { colour: 'stroke-ink-muted', dash: '2 4' },
  { colour: 'stroke-good', dash: '10 3 2 3' },
] as const

export const lookOf = (index: number) => looks[index % looks.length] ?? looks[0]
