import { readFile } from 'node:fs/promises'
import { StaffError } from './staffShop.ts'

/** @throws StaffError if the file cannot be read or is not JSON */
export async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StaffError(`${path} cannot be read`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StaffError(`${path} is not JSON: ${error instanceof Error ? error.message : 'unknown'}`)
  }
}
