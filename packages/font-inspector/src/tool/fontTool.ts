import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command, CommanderError } from 'commander'
import { compareFonts, fontCharacters } from '../compareFonts.ts'
import type { FontReport, InspectedFont } from '../fontReport.ts'
import { reportTable } from '../reportTable.ts'
import { comparisonLines, reportLines } from './lines.ts'
import { readFonts } from './readFonts.ts'

/** The terminal in which a command runs. */
export interface Terminal {
  /** Folder that relative paths refer to. */
  readonly folder: string
  readonly print: (line: string) => void
}

interface CheckOptions {
  readonly json?: string
  readonly csv?: string
}

/** File systems allow 255 bytes; a Japanese character has three. */
const LONGEST_NAME = 60

/** A name of a report's file. Fonts with the same names are numbered, so that no report replaces another. */
function reportName({ names }: FontReport, written: Set<string>): string {
  const words = `${names.family} ${names.style}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, LONGEST_NAME)
  const isTaken = (name: string): boolean => written.has(name.toLowerCase())
  let name = words
  for (let number = 2; isTaken(name); number++) name = `${words}-${number}`
  written.add(name.toLowerCase())
  return name
}

/**
 * Runs one command.
 * @param args the arguments after `npm run fonts --`
 * @returns the exit code of the process: 0, 1 when a file is not a font, 2 when the command is invalid
 */
export async function runFontTool(args: readonly string[], terminal: Terminal): Promise<number> {
  let failed = false
  const inspect = async (file: string): Promise<readonly InspectedFont[]> => {
    const read = await readFonts(path.resolve(terminal.folder, file))
    if (read.ok) return read.value
    terminal.print(`${file}: ${read.error}`)
    failed = true
    return []
  }
  const program = new Command('fonts').description('What a font can print: TTF, OTF, TTC or WOFF2.').exitOverride()
  program.configureOutput({
    writeOut: (text) => terminal.print(text.trimEnd()),
    writeErr: (text) => terminal.print(text.trimEnd()),
  })
  program
    .command('check <files...>')
    .description('coverage by Japanese set and block, forms for columns, metrics, licence and embedding')
    .option('--json <folder>', 'write a report of each font as JSON')
    .option('--csv <folder>', 'write a report of each font as comma-separated values')
    .action(async (files: readonly string[], { json, csv }: CheckOptions) => {
      const written = new Set<string>()
      for (const file of files) {
        for (const { report } of await inspect(file)) {
          for (const line of reportLines(report)) terminal.print(line)
          const name = reportName(report, written)
          const write = async (folder: string, ending: string, content: string): Promise<void> => {
            const target = path.resolve(terminal.folder, folder)
            await mkdir(target, { recursive: true })
            await writeFile(path.join(target, `${name}.${ending}`), content)
          }
          if (json !== undefined) await write(json, 'json', `${JSON.stringify(report, null, 2)}\n`)
          if (csv !== undefined) await write(csv, 'csv', reportTable(report))
        }
      }
    })
  program
    .command('compare <first> <second>')
    .description('characters that only one of two fonts has, and widths that differ')
    .action(async (...[first, second]: readonly [string, string]) => {
      const [[one], [other]] = [await inspect(first), await inspect(second)]
      if (!one || !other) return
      const comparison = compareFonts(fontCharacters(one), fontCharacters(other))
      for (const line of comparisonLines(one.report, other.report, comparison)) terminal.print(line)
    })
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program)
  try {
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    throw error
  }
  return failed ? 1 : 0
}
