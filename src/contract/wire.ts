import { ApiError } from './api-error.ts'
import type { Endpoint } from './endpoint.ts'
import type { WireResponse } from './wire-response.ts'

export interface WireRequest {
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  body?: string
}

/** What a response says, before any schema; a response that is not OK is thrown. An empty one is an empty object. */
export function readAnswer(response: WireResponse): unknown {
  if (response.status < 200 || response.status > 299) throw new ApiError(response)
  return response.text === '' ? {} : JSON.parse(response.text)
}
