import fc from 'fast-check'

// The same cases in every run, so that a red run can be repeated and a green one means something.
// FUZZ_SEED tries others; `npm run fuzz` always does.
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 20_261_116) })
