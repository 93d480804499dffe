import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Joins everything that an app loads first into one file. The build creates a chunk for every set of screens that share
 * a module; thirty small files compress worse than one (by about 7 KB) and need one request each.
 *
 * Later chunks then import from the one file. All names carry a hash over the whole build, because an unchanged chunk
 * must not import the first file of an earlier build.
 * @param build esbuild's
 * @param metafile of the build that was written
 * @param root folder to which its paths are relative
 * @param entry the output that the page loads first
 * @param base the address of the files, with a slash at its end
 * @param name of the joined file, before its hash
 * @param apart the output of an earlier call, which stays a separate file under its name
 * @returns the metafile after joining
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
    // A dynamic import of the entry loads the joined file.
    const names = new Map([...laterNames, [path.posix.basename(entry), joinedName]])
    const rewritten = renamed(fromJoined(text, { firstNames, exportedAs, main: `${base}${joinedName}` }), names)
    const gone = first.find((each) => each !== entry && rewritten.includes(`/${path.posix.basename(each)}"`))
    if (gone) throw new Error(`${file} imports ${gone}, which was joined into ${joinedName} and no longer exists`)
    await writeFile(source, rewritten)
    await rename(source, path.join(root, folder, laterNames.get(path.posix.basename(file))))
  }
  for (const file of first) await rm(path.join(root, file))
  await writeFile(path.join(root, folder, joinedName), code)
  return { ...metafile, outputs: joinedOutputs(outputs, first, entry, `${folder}/${joinedName}`, laterNames) }
}

/** An output and all its static imports. */
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
 * Exports names under their local names, because hundreds of export aliases cost half a kilobyte.
 * @returns the code, and the local name for each exported name
 */
function withOwnNames(text) {
  const exportedAs = new Map()
  const code = text.replace(/\bexport\s*\{([^}]*)\};?\s*$/, (_, clause) => {
    const names = clause.split(',').map((name) => name.trim().split(/\s+as\s+/))
    for (const [inside, outside = inside] of names) exportedAs.set(outside, inside)
    // A name without a file number is an export of the page's entry and keeps its name.
    const kept = names.filter(([, outside]) => outside !== undefined && !JOINED_NAME.test(outside))
    const own = new Set(names.map(([inside]) => inside))
    return `export{${[...kept.map(([inside, outside]) => `${inside} as ${outside}`), ...own].join(',')}};`
  })
  return { code, exportedAs }
}

const JOINED_NAME = /^c\d+_/

/** Redirects imports of joined files to the joined one: `a` of the third file was exported as `c2_a`. */
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
          if (inside === undefined) throw new Error(`${main} does not contain the export ${from} of ${file}`)
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
