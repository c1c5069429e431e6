import { catalog } from '#contract/catalog.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export function allEndpoints(): Endpoint[] {
  return Object.values(catalog).flatMap((subject) => Object.values(subject))
}
