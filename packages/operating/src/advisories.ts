// `npm run advisories -- PATH`: lists the dependencies with known advisories. PATH is a file or a folder with advisories in the
// OSV format, such as the npm part of osv.dev or a clone of GitHub's advisory database. Nothing is loaded from elsewhere.
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { Advisory, findAdvisories, lockedPackages } from './findAdvisories.ts'

const LOCK = fileURLToPath(new URL('../../../package-lock.json', import.meta.url))

async function filesOf(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place]
  const names = await readdir(place, { recursive: true })
  return names.filter((name) => name.endsWith('.json')).map((name) => path.join(place, name))
}

async function advisoriesIn(file: string): Promise<Advisory[]> {
  const parsed = z.union([z.array(Advisory), Advisory]).safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!parsed.success) throw new Error(`${file} is no advisory in the OSV format: ${z.prettifyError(parsed.error)}`)
  return Array.isArray(parsed.data) ? parsed.data : [parsed.data]
}

async function main(given: string | undefined): Promise<number> {
  if (given === undefined) {
    console.error('name a file or a folder with advisories in the OSV format: npm run advisories -- PATH')
    return 2
  }
  const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), given)
  const files = await filesOf(place)
  const advisories: Advisory[] = []
  for (const file of files) advisories.push(...(await advisoriesIn(file)))
  if (advisories.length === 0) {
    console.error(`${place} holds no advisories`)
    return 2
  }
  const locked = lockedPackages(JSON.parse(await readFile(LOCK, 'utf8')))
  const found = findAdvisories(locked, advisories)
  for (const { advisory, locked: one, fixed } of found) {
    const severity = advisory.database_specific?.severity ?? 'UNKNOWN'
    const remedy = fixed === null ? 'no fixed version is known' : `fixed in ${fixed}`
    const use = one.isDevelopment ? ', for building and testing only' : ''
    console.log(`${one.name} ${one.version}${use}: ${advisory.id} (${severity}), ${remedy}: ${advisory.summary}`)
  }
  console.log(`${locked.length} packages, ${advisories.length} advisories, ${found.length} found`)
  return found.length === 0 ? 0 : 1
}

try {
  process.exitCode = await main(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
