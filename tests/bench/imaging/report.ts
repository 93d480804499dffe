import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { present } from '@irodori/design/testing/present'

const FOLDER = new URL('../', import.meta.url)

/** Date, versions, machine and load, as a line above a table. */
export const circumstances = (extra: string): string => {
  const processor = present(cpus()[0])
  const load = present(loadavg()[0]).toFixed(1)
  const date = new Date().toISOString().slice(0, 10)
  return `${date}: ${extra}; Node ${process.versions.node}; ${cpus().length} × ${processor.model.trim()}, load ${load}.`
}

export const table = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}

/** Prints figures and replaces the previous ones in a page, between the two marks of this name. */
export async function report(name: string, text: string, pageName = 'IMAGING.md'): Promise<void> {
  const file = new URL(pageName, FOLDER)
  console.log(`\n${text}\n`)
  const [from, to] = [`<!-- ${name}: written by the run -->`, `<!-- ${name}: end -->`]
  const page = await readFile(file, 'utf8')
  const [start, end] = [page.indexOf(from), page.indexOf(to)]
  if (start === -1 || end === -1) throw new Error(`${pageName} lacks the marks "${from}" and "${to}"`)
  await writeFile(file, `${page.slice(0, start + from.length)}\n${text}\n${page.slice(end)}`)
}
