import { readFile } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { LEGAL_TEXTS } from '@irodori/contract/shopProfile'
import { LANGUAGES } from '@irodori/contract/language'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { ProfileProblem } from './shopProfile.ts'
import { profileProblems } from './shopProfile.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads a profile: a JSON file, beside which lie the mark and the legal texts that it names. A legal text is the name of a
 * file, or of one for each language.
 * @returns the profile with the contents of its files, or each part that is missing or wrong
 */
export async function readProfileFile(path: string): Promise<Result<Fields, readonly ProfileProblem[]>> {
  const read = await readJson(path)
  if (!read.ok) return err([{ field: path, message: read.error }])
  const problems: ProfileProblem[] = []
  const fileOf = async (field: string, name: unknown): Promise<unknown> => {
    if (typeof name !== 'string') return name
    const text = await textBeside(dirname(path), name)
    if (text.ok) return text.value
    problems.push({ field, message: text.error })
    return undefined
  }
  const { value } = read
  const legal = isFields(value.legal) ? { ...value.legal } : {}
  for (const name of LEGAL_TEXTS) {
    const given = legal[name]
    if (typeof given === 'string') legal[name] = { ja: await fileOf(`legal.${name}`, given) }
    else if (isFields(given)) {
      const texts: Record<string, unknown> = { ...given }
      for (const language of LANGUAGES) texts[language] = await fileOf(`legal.${name}.${language}`, given[language])
      legal[name] = texts
    }
  }
  const profile = { ...value, mark: await fileOf('mark', value.mark), legal }
  // A file that could not be read is reported once, with its name.
  const unread = new Set(problems.flatMap(({ field }) => [field, `${field}.ja`]))
  problems.push(...profileProblems(profile).filter(({ field }) => !unread.has(field)))
  return problems.length === 0 ? ok(profile) : err(problems)
}

async function readJson(path: string): Promise<Result<Fields, string>> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return err('cannot be read: correct the name, or its permissions')
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? ok(value) : err('is not a profile: its outermost value must be an object')
  } catch (error) {
    return err(`is not JSON: ${error instanceof Error ? error.message : 'unknown error'}`)
  }
}

/** A UTF-8 file in the folder of the profile, so that a profile is complete when its folder is copied. */
async function textBeside(folder: string, name: string): Promise<Result<string, string>> {
  const path = resolve(folder, name)
  const inside = relative(folder, path)
  if (name === '' || isAbsolute(name) || inside === '..' || inside.startsWith(`..${sep}`))
    return err(`${name || 'an empty name'} is not beside the profile: put the file into its folder`)
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return err(`${name} cannot be read: put the file beside the profile, or correct its name`)
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return err(`${name} is not UTF-8: save it as UTF-8`)
  }
}
