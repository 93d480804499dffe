import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command, CommanderError } from 'commander'
import { compareFonts, lettersOf } from '../compareFonts.ts'
import type { InspectedFont } from '../fontReport.ts'
import { reportTable } from '../reportTable.ts'
import { comparisonLines, reportLines } from './lines.ts'
import { readFonts } from './readFonts.ts'

/** Where a person stands and what is told to them. */
export interface Desk {
  readonly folder: string
  readonly say: (line: string) => void
}

interface CheckOptions {
  readonly json?: string
  readonly csv?: string
}

/**
 * Runs one typed command.
 * @param words what stands after `npm run fonts --`
 * @returns the exit code of the process: 0, 1 where a file is no font, 2 where the command is none
 */
export async function runFontTool(words: readonly string[], desk: Desk): Promise<number> {
  let failed = false
  const inspect = async (file: string): Promise<readonly InspectedFont[]> => {
    const read = await readFonts(path.resolve(desk.folder, file))
    if (read.kind === 'FONTS') return read.fonts
    desk.say(`${file}: ${read.reason}`)
    failed = true
    return []
  }
  const program = new Command('fonts').description('What a font can print: TTF, OTF, TTC or WOFF2.').exitOverride()
  program.configureOutput({
    writeOut: (text) => desk.say(text.trimEnd()),
    writeErr: (text) => desk.say(text.trimEnd()),
  })
  program
    .command('check <files...>')
    .description('coverage by Japanese set and block, forms for columns, metrics, licence and embedding')
    .option('--json <folder>', 'write a report of each font as JSON')
    .option('--csv <folder>', 'write a report of each font as comma-separated values')
    .action(async (files: readonly string[], { json, csv }: CheckOptions) => {
      for (const file of files) {
        for (const { report } of await inspect(file)) {
          for (const line of reportLines(report)) desk.say(line)
          const name = `${report.names.family} ${report.names.style}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
          const write = async (folder: string, ending: string, content: string): Promise<void> => {
            const target = path.resolve(desk.folder, folder)
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
      const comparison = compareFonts(lettersOf(one), lettersOf(other))
      for (const line of comparisonLines(one.report, other.report, comparison)) desk.say(line)
    })
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program)
  try {
    await program.parseAsync([...words], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    throw error
  }
  return failed ? 1 : 0
}
