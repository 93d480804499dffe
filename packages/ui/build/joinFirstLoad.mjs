import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Puts everything that an app loads first into one file. The build cuts a chunk for every set of screens that share
 * something; thirty small files compress worse than one (by about 7 KB) and are asked for one by one.
 *
 * What loads later then imports from the one file. All names carry a hash over the whole build, for a screen whose own
 * source did not change must not go on with the first file of an earlier build.
 * @param build esbuild's
 * @param metafile of the build, whose files are written
 * @param root what its paths are relative to
 * @param entry the output that the page begins with
 * @param base the address of the files, with a slash at its end
 * @param name of the one file, before its hash
 * @param apart the output of an earlier joining, which stays a file of its own and keeps its name
 * @returns the metafile of what there is now
 */
export async function joinFirstLoad({ build, metafile, root, entry, base, target, name, apart = null }) {
  const { outputs } = metafile
  const folder = path.posix.dirname(entry)
  const scripts = Object.keys(outputs).filter((file) => file.endsWith('.js'))
  const first = firstOf(outputs, entry).filter((file) => file !== apart)
  const id = createHash('sha256').update(scripts.toSorted().join()).digest('hex').slice(0, 8).toUpperCase()
  const joinedName = `${name}-${id}.js`
  const later = scripts.filter((file) => !first.includes(file))
  const laterNames = new Map(
    later.map((file) => {
      const old = path.posix.basename(file)
      return [old, file === apart ? old : old.replace(/\.js$/, `-${id}.js`)]
    }),
  )
  const firstNames = new Map(first.map((file, index) => [path.posix.basename(file), index]))

  const exported = first.flatMap((file, index) => {
    const names = outputs[file].exports.map((name) => `${name} as c${index}_${name}`)
    return names.length > 0 ? [`export { ${names.join(', ')} } from './${path.posix.basename(file)}'`] : []
  })
  const joined = await build({
    stdin: {
      contents: [`export * from './${path.posix.basename(entry)}'`, ...exported].join('\n'),
      resolveDir: path.join(root, folder),
    },
    bundle: true,
    format: 'esm',
    target,
    minify: true,
    write: false,
    legalComments: 'none',
    logLevel: 'warning',
    external: ['node:*'],
    plugins: [
      { name: 'later', setup: (inside) => leaveLater(inside, { laterNames, base, folder: path.join(root, folder) }) },
    ],
  })
  const { code, exportedAs } = withOwnNames(joined.outputFiles[0].text)

  for (const file of later) {
    const source = path.join(root, file)
    const text = await readFile(source, 'utf8')
    // Whoever loads the entry when it is wanted finds it in the one file.
    const names = new Map([...laterNames, [path.posix.basename(entry), joinedName]])
    const rewritten = renamed(fromJoined(text, { firstNames, exportedAs, main: `${base}${joinedName}` }), names)
    const gone = first.find((each) => each !== entry && rewritten.includes(`/${path.posix.basename(each)}"`))
    if (gone) throw new Error(`${file} loads ${gone} by itself, which is part of ${joinedName}`)
    await writeFile(source, rewritten)
    await rename(source, path.join(root, folder, laterNames.get(path.posix.basename(file))))
  }
  for (const file of first) await rm(path.join(root, file))
  await writeFile(path.join(root, folder, joinedName), code)
  return { ...metafile, outputs: joinedOutputs(outputs, first, entry, `${folder}/${joinedName}`, laterNames) }
}

/** An output and whatever it imports statically. */
function firstOf(outputs, entry) {
  const seen = new Set()
  const visit = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { path: imported, kind } of outputs[file].imports) {
      if (kind === 'import-statement' && outputs[imported]) visit(imported)
    }
  }
  visit(entry)
  return [...seen]
}

const leaveLater = (inside, { laterNames, base, folder }) =>
  inside.onResolve({ filter: /\.js$/ }, ({ path: wanted }) => {
    const file = path.posix.basename(wanted)
    const name = laterNames.get(file)
    return name === undefined ? { path: path.join(folder, file) } : { path: `${base}${name}`, external: true }
  })

/**
 * What a file exports for other files under the names that it has inside: hundreds of second names are half a kilobyte.
 * @returns the code, and the name inside for each name that it was exported by
 */
function withOwnNames(text) {
  const exportedAs = new Map()
  const code = text.replace(/\bexport\s*\{([^}]*)\};?\s*$/, (_, clause) => {
    const names = clause.split(',').map((name) => name.trim().split(/\s+as\s+/))
    for (const [inside, outside = inside] of names) exportedAs.set(outside, inside)
    // What has no number of a file is what the page itself asks for by its name.
    const kept = names.filter(([, outside]) => outside !== undefined && !JOINED_NAME.test(outside))
    const own = new Set(names.map(([inside]) => inside))
    return `export{${[...kept.map(([inside, outside]) => `${inside} as ${outside}`), ...own].join(',')}};`
  })
  return { code, exportedAs }
}

const JOINED_NAME = /^c\d+_/

/** Imports from a file that was joined, from the joined one: `a as b` of the third file is what was exported as `c2_a`. */
const fromJoined = (text, { firstNames, exportedAs, main }) =>
  text
    .replace(/\b(import|export)\s*\{([^}]*)\}\s*from\s*"[^"]*\/([^"/]+\.js)"/g, (whole, verb, clause, file) => {
      const index = firstNames.get(file)
      if (index === undefined) return whole
      const names = clause
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => {
          const [from, to = from] = name.split(/\s+as\s+/)
          const inside = exportedAs.get(`c${index}_${from}`)
          if (inside === undefined) throw new Error(`${file} exports no ${from} to ${main}`)
          return `${inside} as ${to}`
        })
      return `${verb}{${names.join(',')}}from"${main}"`
    })
    .replace(/\bimport\s*"[^"]*\/([^"/]+\.js)"/g, (whole, file) => (firstNames.has(file) ? `import"${main}"` : whole))

const renamed = (text, names) =>
  text.replace(/("[^"]*\/)([^"/]+\.js)"/g, (whole, before, file) =>
    names.has(file) ? `${before}${names.get(file)}"` : whole,
  )

function joinedOutputs(outputs, first, entry, main, laterNames) {
  const folder = path.posix.dirname(main)
  const nameOf = (file) => {
    if (first.includes(file)) return main
    const name = laterNames.get(path.posix.basename(file))
    return name === undefined ? file : `${folder}/${name}`
  }
  const importsOf = (files) =>
    files
      .flatMap((file) => outputs[file].imports)
      .map((each) => ({ ...each, path: nameOf(each.path) }))
      .filter(({ path: imported }) => files.length === 1 || imported !== main)
  const others = Object.entries(outputs)
    .filter(([file]) => !first.includes(file))
    .map(([file, output]) => [nameOf(file), { ...output, imports: importsOf([file]) }])
  const inputs = Object.assign({}, ...first.map((file) => outputs[file].inputs))
  return { ...Object.fromEntries(others), [main]: { ...outputs[entry], inputs, imports: importsOf(first) } }
}
