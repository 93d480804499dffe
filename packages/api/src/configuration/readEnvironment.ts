import { readFile } from 'node:fs/promises'
import { isAbsolute, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

/** Read if no file is named and if it exists. */
const STANDARD_FILE = '/etc/irodori/environment'

interface Input {
  readonly environment: NodeJS.ProcessEnv
  /** The file of `--settings`; null if that was not given. */
  readonly named: string | null
  readonly workingDirectory: string
  readonly standardFile?: string
}

interface Given {
  /** The variables of the process over those of the file. */
  readonly environment: NodeJS.ProcessEnv
  /** Path of the file; null if none was read. */
  readonly file: string | null
}

/**
 * Reads the settings file: that of `--settings`, else that of IRODORI_SETTINGS, else the standard one if it exists.
 * IRODORI_SETTINGS=off reads none. A variable of the process wins, unless it is empty.
 * @returns the variables, or a sentence that says why the file cannot be used
 */
export async function readEnvironment(input: Input): Promise<Result<Given, string>> {
  const { environment, standardFile = STANDARD_FILE } = input
  const named = input.named ?? (environment.IRODORI_SETTINGS || null)
  if (named === 'off') return ok({ environment, file: null })
  const file = named === null ? standardFile : isAbsolute(named) ? named : resolve(input.workingDirectory, named)
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (named === null && (code === 'ENOENT' || code === 'ENOTDIR')) return ok({ environment, file: null })
    const isForbidden = code === 'EACCES' || code === 'EPERM'
    return err(
      isForbidden
        ? `the settings file ${file} may not be read by this user: run the command as the user of the server`
        : `the settings file ${file} cannot be read (${code ?? 'unknown error'}): correct --settings or IRODORI_SETTINGS`,
    )
  }
  const line = text.split('\n').findIndex((each) => COMMENTED.test(each)) + 1
  if (line > 0)
    return err(
      `line ${line} of the settings file ${file}: a value with # must stand in quotation marks, a comment on a line of its own`,
    )
  const set = Object.entries(environment).filter(([, value]) => value !== '')
  return ok({ environment: { ...parseEnv(text), ...Object.fromEntries(set) }, file })
}

/** Node ends such a value at the #, systemd and docker do not. */
const COMMENTED = /^\s*[A-Z_0-9]+\s*=\s*[^"'`#\s][^#]*#/
