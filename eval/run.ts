import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFile } from '../scripts/lib/started-server.ts'
import { root } from '../scripts/lib/steps.ts'

/**
 * Runs the scorer against a real server with a store of its own: the public conversations and calculations, or, with
 * --sealed, the conversations that nobody looks at while the advisor is worked on.
 */
const admin = { email: 'admin@example.com', password: 'only-for-this-run-7' }
const sealed = ['careful', 'letters', 'messy', 'plainfolk', 'stranger', 'fresh'].map(
  (voice) => `eval/corpus/sealed-${voice}.jsonl`,
)
/** `--kind talk` runs one of the public sets alone. */
const at = process.argv.indexOf('--kind')
const only = at < 0 ? null : process.argv[at + 1]
/** Whatever stands in the folder. */
const firstSight = readdirSync('eval/first-sight').map((name) => `eval/first-sight/${name}`)
const sets = process.argv.includes('--first-sight')
  ? firstSight
  : process.argv.includes('--sealed')
    ? sealed
    : ['eval/public/extraction.jsonl', 'eval/public/scenarios.json', 'eval/public/talk.jsonl'].filter(
        (set) => !only || set.includes(only),
      )

async function score(set: string, url: string): Promise<boolean> {
  console.log(`\n${set}`)
  const options = [
    '--set',
    set,
    '--url',
    url,
    '--admin-email',
    admin.email,
    '--admin-password',
    admin.password,
  ]
  const rest = process.argv
    .slice(2)
    .filter(
      (option, place, all) =>
        !['--sealed', '--first-sight', '--kind'].includes(option) && all[place - 1] !== '--kind',
    )
  const child = spawn(process.execPath, ['eval/score.mjs', ...options, ...rest], {
    cwd: root,
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0
}

const dataDir = mkdtempSync(join(tmpdir(), 'keel-eval-'))
const server = await startFile(join(root, 'src/server/boot.ts'), {
  DATA_DIR: dataDir,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
})
try {
  for (const set of sets) if (!(await score(set, server.url))) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
