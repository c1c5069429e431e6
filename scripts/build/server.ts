import { build } from 'rolldown'
import { packLearned } from './learned.ts'

/**
 * The server in a few files instead of hundreds: it starts several times faster. What is imported on first use
 * stays a file of its own.
 */
export async function bundleServer() {
  await build({
    input: {
      main: 'src/server/boot.ts',
      'reader-thread': 'src/advisor/threads/reader-thread.ts',
      'network-thread': 'src/advisor/threads/network-thread.ts',
    },
    platform: 'node',
    external: [/^pg-native$/, /^onnxruntime-node$/],
    output: { dir: 'dist/server', format: 'esm', minify: true, sourcemap: true, cleanDir: true },
    logLevel: 'warn',
  })
  await packLearned()
}
