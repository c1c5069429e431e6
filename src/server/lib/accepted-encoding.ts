export type Encoding = 'br' | 'gzip' | 'identity'

/** The best form that the request's Accept-Encoding allows; `br;q=0` forbids it. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const parts = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
  const accepted = new Set(parts.map(([name]) => name))
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding)) ?? 'identity'
}
