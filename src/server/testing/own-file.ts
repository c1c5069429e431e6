import { OWN_DATA_FORMAT } from '#contract/own-data.ts'

export const at = '2026-01-02T03:04:05.678Z'
export const asset = {
  id: 1,
  name: 'Boat',
  value: 1234.5,
  category: 'Other Assets',
  notes: null,
  updatedAt: at,
}
export const message = {
  id: 5,
  createdAt: at,
  isUserMessage: false,
  content: 'Hello',
  status: 'done',
  details: null,
  cards: [],
  figures: [],
  notice: null,
  answers: null,
  replaces: null,
}

/** A file with these parts, as an export writes it. */
export function fileOf(parts: Record<string, unknown[]>): string {
  const counts = Object.fromEntries(Object.entries(parts).map(([part, rows]) => [part, rows.length]))
  return JSON.stringify({ format: OWN_DATA_FORMAT, version: 1, exportedAt: at, ...parts, counts })
}
