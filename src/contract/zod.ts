/**
 * zod's functional build: the same schemas as the chained one at a third of the size in the browser.
 * `z.string().check(z.trim(), z.minLength(1, 'Required'))` instead of `z.string().trim().min(1, 'Required')`,
 * `z.optional(x)`, `z.nullable(x)`, `z.nullish(x)`, `z._default(x, value)`, `z.extend(x, {…})` instead of methods.
 */
import * as z from 'zod/mini'

// In the browser the content security policy forbids building functions from text, which zod does for speed
// and probes for. It has to be told before the first schema is made, hence this module: contract
// files import z from here.
if (typeof document !== 'undefined') z.config({ jitless: true })

export { z }
