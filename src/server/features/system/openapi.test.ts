import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { allEndpoints } from '#server/testing/all-endpoints.ts'
import { buildOpenApi } from './openapi.ts'

test('the API document is valid OpenAPI 3.1 and describes every call', async () => {
  const document = buildOpenApi()
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
  const described = Object.values(document.paths).flatMap((methods) => Object.keys(methods))
  expect(described).toHaveLength(allEndpoints().length)
})
