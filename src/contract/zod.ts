import { z } from 'zod'

// In the browser the content security policy forbids building functions from text, which zod does for speed
// and probes for. It has to be told before the first schema is made, hence this module: contract files import z from here.
if (typeof document !== 'undefined') z.config({ jitless: true })

export { z }
