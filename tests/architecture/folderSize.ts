import { folderOf } from './sources.ts'

/** More files than these are not read as one list. */
export const FILES_AT_MOST = 25

/** Folders that hold more files directly than can be read as one list, with their number of files. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1)
  return [...counts]
    .filter(([, files]) => files > FILES_AT_MOST)
    .map(([folder, files]) => `${folder}: ${files} files`)
    .toSorted()
}
