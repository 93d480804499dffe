import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { decodeCoverage } from '@irodori/fonts/coverage'
import { coverageOfFont } from '@irodori/fonts/coverageOfFont'
import { fontEntries, resolveFont } from '@irodori/fonts/fontEntry'
import { readCoverage } from '@irodori/fonts/readCoverage'
import type { Command } from 'commander'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for the character coverage of fonts. */
export function fontCommands(program: Command, _shop: StaffShop, { say, workingDirectory }: StaffContext): void {
  const fonts = program
    .command('fonts')
    .description('the characters that the fonts of the shop, or any font file, can print')

  fonts
    .command('list')
    .description('list the font families of the shop')
    .action(() =>
      say(
        table(
          ['name', 'script', 'licence', 'aliases'],
          fontEntries.map(({ value, chars, licence, aliases }) => [value, chars, licence, aliases.join(', ')]),
        ),
      ),
    )

  fonts
    .command('check <font>')
    .description('list the characters of a text that a font family or a font file cannot print')
    .option('--text <text>', 'the characters')
    .option('--file <path>', 'a text file with the characters, UTF-8')
    .action(async (font: string, given: { text?: string; file?: string }) => {
      if (given.text === undefined && given.file === undefined) throw new StaffError('--text or --file is required')
      const text = given.text ?? (await readText(resolve(workingDirectory, given.file ?? '')))
      const coverage = await coverageOf(font, workingDirectory)
      const characters = new Set([...text].filter((character) => !/\s/.test(character)))
      const missing = [...characters].filter((character) => !coverage.has(character.codePointAt(0) ?? 0))
      const seen = `${characters.size} different characters`
      if (missing.length === 0) return say(`${font} can print all of them (${seen})`)
      say(`${font} cannot print ${missing.length} of ${seen}:`)
      say(missing.map((character) => `${character} U+${hexOf(character)}`).join('\n'))
    })
}

const hexOf = (character: string): string => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new StaffError(`${path} cannot be read`)
  }
}

interface Coverage {
  has(codePoint: number): boolean
}

async function coverageOf(font: string, workingDirectory: string): Promise<Coverage> {
  if (resolveFont(font)) return readCoverage(font, 'Normal')
  const path = resolve(workingDirectory, font)
  const bytes = await readFile(path).catch(() => {
    throw new StaffError(`${font} is neither a family of the shop nor a file`)
  })
  try {
    return decodeCoverage(coverageOfFont(new Uint8Array(bytes)))
  } catch {
    throw new StaffError(`${path} is not a readable font`)
  }
}
