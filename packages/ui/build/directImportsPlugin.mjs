import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const IMPORT = /^import \{([^}]*)\} from '(@irodori\/[\w-]+)((?:\/[\w-]+)*)'$/gm
const EXPORT_FROM = /^export \{([^}]*)\} from '(\.[^']+)'$/gm
const EXPORT_ALL = /^export \* from '(\.[^']+)'$/gm
const DECLARED = /^export (?:async )?(?:const|function|class) (\w+)/gm

/** `a as b, type C` as pairs of names, without types, which are erased. */
const namesIn = (clause) =>
  clause
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as '))
    .map(([from, to = from]) => ({ from, to }))

/**
 * Rewrites imports from a package's entry to imports from the declaring files. esbuild puts everything that any module
 * imports from one entry into one chunk, so a lazily loaded screen would enlarge the first visit.
 * @param root folder of the workspaces
 */
export function directImportsPlugin(root) {
  const doors = new Map()

  /** For each exported name of a file: the file that declares it, and its name there. */
  function behind(file) {
    const text = readFileSync(file, 'utf8')
    const places = new Map()
    for (const [, name] of text.matchAll(DECLARED)) places.set(name, { file, name })
    for (const [, other] of text.matchAll(EXPORT_ALL)) {
      for (const [name, place] of behind(path.resolve(path.dirname(file), other))) places.set(name, place)
    }
    for (const [, clause, other] of text.matchAll(EXPORT_FROM)) {
      const next = behind(path.resolve(path.dirname(file), other))
      for (const { from, to } of namesIn(clause)) {
        const place = next.get(from)
        if (place) places.set(to, place)
      }
    }
    return places
  }

  function doorOf(name, rest) {
    const key = name + rest
    const known = doors.get(key)
    if (known) return known
    const folder = path.join(root, 'packages', name.slice('@irodori/'.length))
    const settings = path.join(folder, 'package.json')
    const door = existsSync(settings) && JSON.parse(readFileSync(settings, 'utf8')).exports?.[`.${rest}`]
    const places = typeof door === 'string' && /\.tsx?$/.test(door) ? behind(path.join(folder, door)) : new Map()
    doors.set(key, places)
    return places
  }

  const direct = (whole, clause, name, rest) => {
    const places = doorOf(name, rest)
    const lines = namesIn(clause).map(({ from, to }) => {
      const place = places.get(from)
      return place
        ? `import { ${place.name} as ${to} } from ${JSON.stringify(place.file)}`
        : `import { ${from} as ${to} } from '${name}${rest}'`
    })
    // Keeps the number of lines, so that error messages name the right ones.
    return lines.join(';') + '\n'.repeat(whole.split('\n').length - 1)
  }

  return {
    name: 'direct-imports',
    setup: ({ onLoad, onStart }) => {
      onStart(() => doors.clear())
      // Registered after the plugin for the contract, whose files import from no package entry.
      onLoad(
        { filter: /[\\/](?:packages[\\/][\w-]+|studio|portal)[\\/]src[\\/].*\.tsx?$/ },
        async ({ path: file }) => ({
          contents: (await readFile(file, 'utf8')).replace(IMPORT, direct),
          loader: file.endsWith('x') ? 'tsx' : 'ts',
        }),
      )
    },
  }
}
