import { defineConfig } from 'vitest/config'
import { findMemoryFolder } from './scripts/lib/memory-folder.ts'
import { SlowFirst } from './scripts/lib/slow-first.ts'

// Timeouts only end what hangs: nothing is timed in tests.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

// Every write that a store acknowledges waits for the disk: a matter of power cuts, which no test makes.
const inMemory = findMemoryFolder()
if (inMemory) process.env['TMPDIR'] ??= inMemory

/** Screens that are pressed and typed into, in a small document. */
const screens = 'src/web/**/*.screen.test.ts'

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'eval/**/*.test.ts',
            'e2e/support/*.test.ts',
            'training/*.test.ts',
          ],
          exclude: [screens],
          globalSetup: ['src/server/testing/postgres-global-setup.ts'],
          setupFiles: ['src/server/testing/fixed-seed.ts'],
          maxWorkers: '100%',
          // Loading the server or the advisor anew for each of hundreds of files took a third of the time. What a
          // file changes in a module or a global, it sets back.
          isolate: false,
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
      {
        test: {
          name: 'screens',
          include: [screens],
          setupFiles: ['src/server/testing/fixed-seed.ts'],
          // A screen leaves behind what a browser would: each file has modules and globals of its own.
          isolate: true,
          sequence: { groupOrder: 2 },
          ...patience,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['e2e/*.story.ts'],
          pool: 'forks',
          // The files of a worker share one browser.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          ...patience,
        },
      },
    ],
  },
})
