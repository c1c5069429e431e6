import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  arrowsBetweenFolders,
  files,
  findCycle,
  type Import,
  imports,
  readImports,
  root,
} from './testing/read-architecture.ts'

/** The arrows: what each layer may know. */
const below: Record<string, string[]> = {
  finance: [],
  importing: ['finance'],
  contract: ['finance'],
  advisor: ['finance', 'contract'],
  server: ['finance', 'contract', 'advisor', 'importing'],
  web: ['finance', 'contract', 'importing'],
}

const isForTests = (file: string) => file.includes('/testing/')

/** Why an import is against the rules; null when it is fine. */
export function findBreach({ from, to }: Import): string | null {
  const [layer = '', area, feature] = from.split('/')
  const [otherLayer = '', otherArea, otherFeature] = to.split('/')
  if (isForTests(to) && !isForTests(from)) return 'only tests use testing'
  if (layer !== otherLayer)
    return below[layer]?.includes(otherLayer) ? null : `${layer} must not know ${otherLayer}`
  const crossesFeatures = area === 'features' && otherArea === 'features' && feature !== otherFeature
  if (crossesFeatures && layer === 'web') return 'web features never import each other'
  if (layer === 'server' && (area === 'lib' || area === 'db') && otherArea === 'features')
    return `${area} must not know features`
  if (layer === 'web' && area === 'ui' && otherArea !== 'ui' && otherArea !== 'lib')
    return 'ui knows only ui and lib'
  if (
    layer === 'web' &&
    (area === 'data' || area === 'lib') &&
    (otherArea === 'features' || otherArea === 'app')
  ) {
    return `${area} must not know ${otherArea}`
  }
  return null
}

describe('the architecture', () => {
  test('reads the code', () => {
    expect(imports.length).toBeGreaterThan(100)
  })

  test('imports point down only', () => {
    const breaches = imports
      .map((found) => ({ ...found, why: findBreach(found) }))
      .filter(({ why }) => why !== null)
    expect(breaches).toEqual([])
  })

  test('imports name a neighbour or a layer, with the real extension', () => {
    const climbing = files.filter((file) => /from '\.\.\//.test(readFileSync(join(root, file), 'utf8')))
    expect(climbing).toEqual([])
    const bare = imports.filter(({ to }) => !/\.(?:tsx?|css|json)$/.test(to))
    expect(bare).toEqual([])
  })

  test('finance imports nothing but its neighbours', () => {
    const finance = files.filter((file) => /^finance\/(?!testing\/)/.test(file) && !file.includes('.test.'))
    const strangers = finance.filter((file) => /from '(?!\.\/)/.test(readFileSync(join(root, file), 'utf8')))
    expect(strangers).toEqual([])
  })

  test('there is no cycle', () => {
    expect(findCycle(imports)).toBeNull()
  })

  test('folders beside each other form no circle, neither two nor several', () => {
    const levels = arrowsBetweenFolders(imports.filter(({ from }) => !isForTests(from)))
    const circles = [...levels].map(([holder, arrows]) => [holder, findCycle(arrows)] as const)
    expect(circles.filter(([, circle]) => circle !== null)).toEqual([])
    expect(levels.size).toBeGreaterThan(10)
  })

  test('a circle of folders is seen, and a folder that knows the one around it is none', () => {
    const levels = arrowsBetweenFolders([
      { from: 'web/offline/send.ts', to: 'web/features/budget/drafts.ts' },
      { from: 'web/features/logout/page.tsx', to: 'web/offline/unsent.ts' },
      { from: 'server/lib/route.ts', to: 'server/services.ts' },
    ])
    expect([...levels.keys()]).toEqual(['web'])
    expect(findCycle(levels.get('web') ?? [])).toEqual(['offline', 'features', 'offline'])
  })

  test.each([
    ['finance/money.ts', "import { z } from '#contract/zod.ts'", 'finance must not know contract'],
    ['web/app/shell.tsx', "import { db } from '#server/db/database.ts'", 'web must not know server'],
    [
      'web/features/budget/page.tsx',
      "import { a } from '#web/features/chat/page.tsx'",
      'web features never import each other',
    ],
    [
      'server/lib/route.ts',
      "const a = await import('#server/features/accounts/routes.ts')",
      'lib must not know features',
    ],
    ['advisor/built-in.ts', "import { a } from './testing/memory.ts'", 'only tests use testing'],
    ['advisor/advisor.ts', "import { a } from '#server/app.ts'", 'advisor must not know server'],
    ['web/ui/button.tsx', "import { a } from '#web/data/session.ts'", 'ui knows only ui and lib'],
  ])('a breach in %s is seen', (file, text, why) => {
    expect(readImports(file, text).map(findBreach)).toEqual([why])
  })
})
