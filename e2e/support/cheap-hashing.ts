import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before the server of a story. Every story makes somebody an account and signs in, and each time argon2 would
// take 46 MiB and longer than the page: what it costs, and that it is paid, are matters of the unit tests.
const { argon2 } = crypto
crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: 8 * parameters.parallelism }, callback)
syncBuiltinESMExports()
