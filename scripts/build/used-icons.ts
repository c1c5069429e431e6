import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const icons = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm')

/**
 * The modules of the icons that some files use, and those that every icon needs. The library's index names all icons,
 * so following imports through it would tell nothing.
 */
export function usedIcons(files: Iterable<string>): Set<string> {
  const fileOf = readList()
  const found = new Set<string>()
  for (const file of files) {
    if (!/\/src\/web\/.*\.tsx?$/.test(file)) continue
    const text = readFileSync(file, 'utf8')
    for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)) {
      for (const name of names.split(',')) found.add(fileOf.get(name.trim()) ?? '')
    }
  }
  found.delete('')
  return found
}

function readList(): Map<string, string> {
  const list = readFileSync(join(icons, 'lucide-react.mjs'), 'utf8')
  const fileOf = new Map<string, string>()
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g)) {
    for (const name of names.split(',')) fileOf.set(name.replace('default as', '').trim(), join(icons, file))
  }
  return fileOf
}
